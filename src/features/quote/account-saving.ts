import type { ConnectionFailure } from '~/data/connection/connection';
import type { QuoteDraft } from '~/domain/quote/draft';
import { fail, ok, type Result } from '~/domain/result';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { onNetworkChange } from '~/platform/network';
import { $session, isSignedOutElsewhere, type Session, shownUser } from '~/stores/session';
import { type AccountDraft, loadAccountArrival, loadAccountDraft } from './account-parts';
import { loadDraft } from './draft-storage';
import { currentDraft, hasAnswers } from './quote-draft';
import { startAfresh } from './quote-ends';
import { loadRules } from './rules-loader';
import {
  $abandonedQuote,
  $isAccountFull,
  $isSubmitted,
  $isSubmitting,
  $otherDevice,
  $quote,
  $refusedDraft,
  $savedMark,
  $saveState,
  $signedOutQuote,
  $step,
} from './store';

/**
 * While somebody is signed in, copy this browser's draft to the account: after each save and step, at sign-in, and when
 * the connection comes back. Its secret numbers are sealed. An abandoned draft is deleted from the account too. Changes by another device are never
 * overwritten; the visitor chooses which answers to keep. Signing out clears the answers on the screen.
 */
export function startAccountSaving(): () => void {
  const stops = [
    $savedMark.subscribe(() => void keep()),
    $refusedDraft.listen(() => void keep()),
    $step.listen(() => void keep()),
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

/** Abandoned quotes that the account may still have. */
const abandoned = new Set<string>();
/** The quote that the account had at the last save. */
let lastKept: string | undefined;
let isKeeping = false;
let hasMore = false;

function followSession(session: Readonly<Session>, before: Readonly<Session> | undefined): void {
  if (!isLeft(session, before)) {
    void keep();
    return;
  }

  const { quoteId } = $quote.get();
  const left = { quoteId, step: $step.get(), isInAccount: lastKept === quoteId };
  if (isSignedOutElsewhere() && hasAnswers() && !$isSubmitted.get()) $signedOutQuote.set(left);
  startAfresh();
}

/** Whether the owner of these answers signed out or somebody else signed in. */
function isLeft(session: Readonly<Session>, before: Readonly<Session> | undefined): boolean {
  const user = before && shownUser(before);

  return user !== undefined && shownUser(session)?.id !== user.id;
}

let keeping: Promise<Result<undefined, KeepNowFailure>> | undefined;

/** Why the account does not have the quote. */
export type KeepNowFailure =
  'session-ended' | 'not-open' | 'too-many-drafts' | 'unexpected' | ConnectionFailure;

/** Save the quote to the account now. Used before adding something that requires the quote to exist there. */
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
  // If the browser stores nothing, the answers exist only on this page.
  const draft: QuoteDraft = isOpen
    ? stored.value
    : { ...currentDraft(now()), version: rules.DRAFT_VERSION };

  const { keepInAccount } = await loadAccountDraft();
  const result = await keepInAccount(draft);
  noteOtherDevice(draft, result);
  if (result.ok || result.code === 'stale') return ok(undefined); // the account has the quote, though with other answers
  if (result.code === 'signed-out') return fail('session-ended');

  return fail(result.code === 'not-saved' ? 'unexpected' : result.code);
}

/** Make one call at a time. A change during a call is saved by the next call. */
async function keep(): Promise<void> {
  hasMore = true;
  if (isKeeping) return;

  isKeeping = true;
  try {
    while (hasMore) {
      hasMore = false;
      await discardAbandoned();
      await keepDraft();
      if (lastKept === $quote.get().quoteId && !isEnding())
        await (await loadAccountArrival()).keepNumbers();
    }
  } catch {
    // The next save tries again to load this code.
  } finally {
    isKeeping = false;
  }
}

async function discardAbandoned(): Promise<void> {
  if ($session.get().status !== 'signed-in') return;

  if (abandoned.size === 0) return;
  const { discardInAccount } = await loadAccountDraft();
  for (const quoteId of abandoned) {
    if (await discardInAccount(quoteId)) abandoned.delete(quoteId);
  }
}

async function keepDraft(): Promise<void> {
  const isSignedIn = $session.get().status === 'signed-in';
  const refused = $refusedDraft.get();
  const isSaved = refused !== undefined || $savedMark.get() !== undefined;
  if (!isSignedIn || !isSaved || $otherDevice.get() || isEnding()) return;
  if (refused) {
    await keepRefused(refused);
    return;
  }

  const draft = loadDraft(deviceStorage, await loadRules(), now());
  // Until its first save, a new quote leaves the one that it replaces in the storage. Starting it saved that one.
  if (!draft.ok || draft.value.quoteId !== $quote.get().quoteId) return;

  const { keepInAccount } = await loadAccountDraft();
  noteOtherDevice(draft.value, await keepInAccount(draft.value));
}

/** Save a draft that this browser cannot store. It counts as saved once the account has it. */
async function keepRefused(draft: QuoteDraft): Promise<void> {
  const { keepInAccount } = await loadAccountDraft();
  const result = await keepInAccount(draft);
  noteOtherDevice(draft, result);
  if (!result.ok || $refusedDraft.get() !== draft || $saveState.get().status === 'saving') return;

  const savedAt = new Date(draft.savedAt);
  $saveState.set({ status: 'saved', savedAt, isInAccountAlone: true });
}

function noteOtherDevice(
  { quoteId }: Pick<QuoteDraft, 'quoteId'>,
  result: Awaited<ReturnType<AccountDraft['keepInAccount']>>,
): void {
  if (quoteId !== $quote.get().quoteId) return;
  if (result.ok || result.code === 'stale') lastKept = quoteId;
  $isAccountFull.set(!result.ok && result.code === 'too-many-drafts');
  if (result.ok || isEnding()) return;
  if (result.code === 'stale') $otherDevice.set({ kind: 'changed', draft: result.theirs });
  if (result.code === 'not-open') $otherDevice.set({ kind: 'closed' });
}

/** A submitted quote is no longer a draft, from the moment it is sent. */
function isEnding(): boolean {
  return $isSubmitting.get() || $isSubmitted.get();
}
