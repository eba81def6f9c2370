import type { ConnectionFailure } from '~/data/connection';
import type { QuoteDraft } from '~/domain/quote/draft';
import { fail, ok, type Result } from '~/domain/result';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { onNetworkChange } from '~/platform/network';
import { discardInAccount, keepInAccount } from '~/stores/account-draft';
import { $session, type Session, shownUser } from '~/stores/session';
import { loadDraft } from './draft-storage';
import { currentDraft } from './quote-draft';
import { startAfresh } from './quote-ends';
import { loadRules } from './rules-loader';
import {
  $abandonedQuote,
  $isAccountFull,
  $isSubmitted,
  $isSubmitting,
  $otherDevice,
  $quote,
  $savedMark,
} from './store';

/**
 * While somebody is signed in, keep in the account what this browser keeps: after each save, at sign-in, and when the
 * connection comes back. A draft that was given up goes from the account too. What another device wrote is never
 * overwritten; the visitor is asked which answers to use. Who signs out leaves no answers on the screen.
 */
export function startAccountSaving(): () => void {
  const stops = [
    $savedMark.subscribe(() => void keep()),
    $session.listen(followSession),
    onNetworkChange(() => void keep()),
    $abandonedQuote.listen((quoteId) => {
      if (!quoteId) return;
      abandoned.add(quoteId);
      void keep();
    }),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/** Quotes that were given up and may still be in the account. */
const abandoned = new Set<string>();
let isKeeping = false;
let hasMore = false;

function followSession(session: Readonly<Session>, before: Readonly<Session> | undefined): void {
  if (isLeft(session, before)) startAfresh();
  else void keep();
}

/** The one whose answers these are has signed out, or somebody else has signed in. */
function isLeft(session: Readonly<Session>, before: Readonly<Session> | undefined): boolean {
  const user = before && shownUser(before);

  return user !== undefined && shownUser(session)?.id !== user.id;
}

let keeping: Promise<Result<undefined, KeepNowFailure>> | undefined;

/** Why the account does not have the quote. */
export type KeepNowFailure =
  'session-ended' | 'not-open' | 'too-many-drafts' | 'unexpected' | ConnectionFailure;

/** Keep the quote in the account at once, for what can only be added to one that is there. */
export function keepQuoteNow(): Promise<Result<undefined, KeepNowFailure>> {
  keeping ??= keepOpenQuote().finally(() => {
    keeping = undefined;
  });

  return keeping;
}

async function keepOpenQuote(): Promise<Result<undefined, KeepNowFailure>> {
  const rules = await loadRules();
  const stored = loadDraft(deviceStorage, rules, now());
  const isOpen = stored.ok && stored.value.quoteId === $quote.get().quoteId;
  // A browser that stores nothing has the answers on the page alone.
  const draft: QuoteDraft = isOpen
    ? stored.value
    : { ...currentDraft(now()), version: rules.DRAFT_VERSION };

  const result = await keepInAccount(draft);
  noteOtherDevice(draft, result);
  if (result.ok || result.code === 'stale') return ok(undefined); // it is there, in whatever words
  if (result.code === 'signed-out') return fail('session-ended');

  return fail(result.code === 'not-saved' ? 'unexpected' : result.code);
}

/** One call at a time; what changed meanwhile goes with the next. */
async function keep(): Promise<void> {
  hasMore = true;
  if (isKeeping) return;

  isKeeping = true;
  try {
    while (hasMore) {
      hasMore = false;
      await discardAbandoned();
      await keepDraft();
    }
  } catch {
    // Code that does not load now is asked for again at the next save.
  } finally {
    isKeeping = false;
  }
}

async function discardAbandoned(): Promise<void> {
  if ($session.get().status !== 'signed-in') return;

  for (const quoteId of abandoned) {
    if (await discardInAccount(quoteId)) abandoned.delete(quoteId);
  }
}

async function keepDraft(): Promise<void> {
  const isSignedIn = $session.get().status === 'signed-in';
  if (!isSignedIn || !$savedMark.get() || $otherDevice.get() || isEnding()) return;

  const draft = loadDraft(deviceStorage, await loadRules(), now());
  if (!draft.ok) return;

  noteOtherDevice(draft.value, await keepInAccount(draft.value));
}

function noteOtherDevice(
  { quoteId }: Pick<QuoteDraft, 'quoteId'>,
  result: Awaited<ReturnType<typeof keepInAccount>>,
): void {
  if (quoteId !== $quote.get().quoteId) return;
  $isAccountFull.set(!result.ok && result.code === 'too-many-drafts');
  if (result.ok || isEnding()) return;
  if (result.code === 'stale') $otherDevice.set({ kind: 'changed', draft: result.theirs });
  if (result.code === 'not-open') $otherDevice.set({ kind: 'closed' });
}

/** From the moment it is sent, this quote is no draft any more. */
function isEnding(): boolean {
  return $isSubmitting.get() || $isSubmitted.get();
}
