import type { StackPlace } from './stack-place.ts';

/** Tests that need the embedded stack, and why. A file or folder without names is skipped as a whole. */
type EmbeddedOnly = { path: string; names?: readonly string[]; reason: string };

const OWN_SETTINGS = 'starts a stack with other settings';
const STORAGE_ROWS = 'changes rows of Storage, which a hosted project refuses';
const LOGS = 'reads what the functions print';
const OWN_TOKENS = 'signs tokens with the key of the embedded Auth';
const MAILS = 'reads mails, and they go to a real server';

const ALWAYS: readonly EmbeddedOnly[] = [
  { path: 'functions/stack/', reason: 'tests the embedded stack itself' },
  { path: 'functions/demonstration.test.ts', reason: OWN_SETTINGS },
  { path: 'functions/auth0-sync.test.ts', reason: OWN_SETTINGS },
  { path: 'functions/refusal-log.test.ts', reason: LOGS },
  {
    path: 'functions/sealed-secrets.test.ts',
    names: ['appear in no log line of the functions, even after an error'],
    reason: LOGS,
  },
  {
    path: 'functions/sweep-documents.test.ts',
    names: [
      'keeps a checked document whose file is missing, and logs it',
      'deletes more than one batch in a run',
      'deletes nothing in other buckets',
    ],
    reason: STORAGE_ROWS,
  },
  {
    path: 'functions/delete-expired-records.test.ts',
    names: ['deletes the documents of a deleted bond, and no newer file'],
    reason: STORAGE_ROWS,
  },
  { path: 'e2e/single-sign-on.spec.ts', reason: 'signs in at a provider on this machine' },
  {
    path: 'e2e/second-factor-twice.spec.ts',
    names: ['asks for a code before new recovery codes if the last one is older than 10 minutes'],
    reason: OWN_TOKENS,
  },
  {
    path: 'e2e/staff-second-factor.spec.ts',
    names: [
      'must enter a recent code before a number is shown',
      'must enter a recent code before a role changes',
    ],
    reason: OWN_TOKENS,
  },
];

const WITHOUT_MAILBOX: readonly EmbeddedOnly[] = [
  'functions/inquiries.test.ts',
  'functions/known-addresses.test.ts',
  'functions/recovery-codes.test.ts',
  'functions/send-notifications.test.ts',
  'functions/send-signing-link.test.ts',
  'functions/signed-parts.test.ts',
  'functions/signing-attacks.test.ts',
  'functions/signing-story.test.ts',
  'functions/unsubscribe.test.ts',
  'e2e/account-password.spec.ts',
  'e2e/asked-documents.spec.ts',
  'e2e/auth-callback.spec.ts',
  'e2e/auth-passwords.spec.ts',
  'e2e/auth-sign-in.spec.ts',
  'e2e/hostile-names.spec.ts',
  'e2e/quote-confirmation.spec.ts',
  'e2e/quote-documents.spec.ts',
  'e2e/second-factor-sign-in.spec.ts',
  'e2e/sign-up-elsewhere.spec.ts',
].map((path) => ({ path, reason: MAILS }));

/** The tests that a stack cannot run. None for the embedded one. */
function embeddedOnly(place: StackPlace | undefined): readonly EmbeddedOnly[] {
  if (!place) return [];

  return place.mailUrl ? ALWAYS : [...ALWAYS, ...WITHOUT_MAILBOX];
}

/** The files that a stack cannot run, as patterns for a runner. */
export function skippedFiles(place: StackPlace | undefined): string[] {
  return embeddedOnly(place)
    .filter(({ names }) => names === undefined)
    .map(({ path }) => `tests/${path}${path.endsWith('/') ? '**' : ''}`);
}

/** The single tests that a stack cannot run. */
export function skippedTests(
  place: StackPlace | undefined,
): { path: string; name: string; reason: string }[] {
  return embeddedOnly(place).flatMap(({ path, names = [], reason }) =>
    names.map((name) => ({ path: `tests/${path}`, name, reason })),
  );
}

/** Why a stack cannot run a test of a file. Undefined when it can. */
export function reasonToSkip(
  place: StackPlace | undefined,
  file: string,
  test: string,
): string | undefined {
  return skippedTests(place).find(({ path, name }) => file.endsWith(path) && name === test)?.reason;
}

/** What a stack cannot run of a folder, one line for each reason, for whoever runs the tests. */
export function describeSkipped(place: StackPlace, folder: string): string[] {
  return embeddedOnly(place)
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, names = [], reason }) =>
      [`skipped: tests/${path}`, ...names.map((name) => `"${name}"`), `(it ${reason})`].join(' '),
    );
}
