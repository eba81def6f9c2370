import type { QuoteDraft } from '~/domain/quote/draft';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { onNetworkChange } from '~/platform/network';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { discardInAccount, findInAccount, keepInAccount } from '~/stores/account-draft';
import { $session } from '~/stores/session';
import { loadDraft, markOf } from './draft-storage';
import { currentDraft, restoreDraft } from './quote-draft';
import { loadRules } from './rules-loader';
import {
  $abandonedQuote,
  $canVisit,
  $formVersion,
  $furthestStep,
  $isSubmitted,
  $otherDevice,
  $savedMark,
  $step,
  markChanged,
  openStep,
} from './store';

/**
 * While somebody is signed in, keep in the account what this browser keeps: after each save, at sign-in, and when the
 * connection comes back. A draft that was begun anew goes from the account too. What another device wrote is never
 * overwritten; the visitor is asked which answers to use.
 */
export function startAccountSaving(): () => void {
  const stops = [
    $savedMark.subscribe(() => void keep()),
    $session.listen(() => void keep()),
    onNetworkChange(() => void keep()),
    $abandonedQuote.listen((quoteId) => {
      if (quoteId) void discardInAccount(quoteId);
    }),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/** The visitor wants what the other device wrote: it becomes the draft of this one. */
export async function takeOtherDeviceAnswers(): Promise<void> {
  const draft = $otherDevice.get();
  $otherDevice.set(undefined);
  if (!draft) return;

  await writeHere(draft);
  restoreDraft(draft);
  $formVersion.set($formVersion.get() + 1);
  if (!$canVisit.get()($step.get())) openStep($furthestStep.get());
}

/** The visitor wants what stands here: it goes on as newer than what the other device wrote. */
export async function keepAnswersOfThisDevice(): Promise<void> {
  const theirs = $otherDevice.get();
  $otherDevice.set(undefined);
  if (!theirs) return;

  const { revision } = theirs;
  await writeHere({ ...currentDraft(now()), version: theirs.version, revision });
  $savedMark.set(markOf({ quoteId: theirs.quoteId, revision }));
  markChanged();
}

let isKeeping = false;
let hasMore = false;

/** One call at a time; what changed meanwhile goes with the next. */
async function keep(): Promise<void> {
  hasMore = true;
  if (isKeeping) return;

  isKeeping = true;
  while (hasMore) {
    hasMore = false;
    await keepOnce();
  }
  isKeeping = false;
}

async function keepOnce(): Promise<void> {
  const isWanted = $session.get().status === 'signed-in' && $savedMark.get() && !$isSubmitted.get();
  if (!isWanted || $otherDevice.get()) return;

  const draft = loadDraft(deviceStorage, await loadRules(), now());
  if (!draft.ok) return;

  const result = await keepInAccount(draft.value);
  if (!result.ok && result.code === 'stale') await noteOtherDevice(draft.value);
}

async function noteOtherDevice(ours: QuoteDraft): Promise<void> {
  const theirs = await findInAccount(ours.quoteId);
  const isAnswered = theirs && theirs.savedAt !== ours.savedAt;
  if (isAnswered) $otherDevice.set({ ...theirs, quoteKey: ours.quoteKey });
}

async function writeHere(draft: QuoteDraft): Promise<void> {
  const { writeDraft } = await loadRules();
  deviceStorage.write(DRAFT_KEY, writeDraft(draft));
}
