import { sealDraft } from '~/data/applications/draft-numbers';
import type { QuoteDraft } from '~/domain/quote/draft';
import {
  askForNumbers,
  type DraftNumbers,
  sealNumbers,
  withNumbersOnFile,
} from '~/domain/quote/draft-numbers';
import { callAsPerson } from '~/stores/own-calls';
import { today } from '~/stores/server-day';
import { $onFile } from './on-file';
import { bindMatter } from './signed-numbers';
import { $isComplete, $otherDevice, $quote, $sections, $step } from './store';

/** Without an answer after this time, the wizard opens and asks for the numbers again. */
const PATIENCE_MS = 4_000;

/** The last request that the server has answered, as text. It can contain numbers, so it stays in memory. */
let lastSent: string | undefined;

// The answers are forgotten at sign-out, after the submission and for a new quote.
$sections.listen((sections) => {
  if (Object.keys(sections).length > 0) return;
  lastSent = undefined;
  $onFile.set({});
});

/**
 * Have the server seal the numbers of the open quote, so that a signed-in customer need not type them again after a
 * reload. It starts when step 3 is left. Later changes replace or delete the sealed numbers, once their step is left.
 * The quote must be in the account. Numbers that people of a matter gave by link come first.
 */
export async function keepNumbers(): Promise<void> {
  await bindMatter();
  const { quoteId } = $quote.get();
  const step = $step.get();
  const isComplete = $isComplete.get();
  const isAnswered = isComplete('applicant') && isComplete('business');
  const hasNumbers = Object.keys($onFile.get()).length > 0;
  if (step === 'applicant' || step === 'business' || !(isAnswered || hasNumbers)) return;
  if ($otherDevice.get()) return; // the visitor has to choose first

  const request = sealNumbers(quoteId, $sections.get(), today());
  const sent = JSON.stringify(request);
  if (sent === lastSent) return;

  const answer = await callAsPerson((db) => sealDraft(db, request));
  if (answer.ok && quoteId === $quote.get().quoteId) note(request, answer.value.onFile, sent);
}

/** A draft from the account, with `ON_FILE` for each number that the server has sealed. */
export async function fillInNumbers(draft: QuoteDraft): Promise<QuoteDraft> {
  const { quoteId, sections } = draft;
  if (!sections.business) return draft; // numbers are sealed after step 3

  const request = askForNumbers(quoteId, sections);
  const answer = await Promise.race([callAsPerson((db) => sealDraft(db, request)), patience()]);
  if (!answer?.ok) return draft;

  const { onFile } = answer.value;
  const filled = withNumbersOnFile(sections, onFile);
  note(request, onFile, JSON.stringify(sealNumbers(quoteId, filled, today())));

  return { ...draft, sections: filled };
}

function note({ numbers }: DraftNumbers, onFile: readonly string[], sent: string): void {
  lastSent = sent;
  const kept = numbers.filter(({ kind }) => onFile.includes(kind));
  $onFile.set(Object.fromEntries(kept.map(({ kind, holder }) => [kind, holder])));
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
}
