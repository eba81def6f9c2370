// numbers-on-file.ts uses this file for quotes that were started from a matter.
import { bindSignedParts } from '~/data/signing/matter-parts';
import { numberPlaces, principalName, withAnswer } from '~/domain/quote/draft-numbers';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import { unusedParts, withSignedAnswers } from '~/domain/matters/signed-answers';
import type { BoundParts } from '~/domain/signing/bind-parts';
import { type MatterPart, missingWords } from '~/domain/signing/matter-part';
import { now } from '~/platform/clock';
import { listMatterQuotes, type MatterQuote } from '~/platform/matter-quotes';
import { onPageFocus } from '~/platform/page-focus';
import { findOwnMatter } from '~/stores/own-matter';
import { callAsPerson } from '~/stores/own-calls';
import { $matterSigning, $unusedSignatures } from './matter-signing';
import { $onFile } from './on-file';
import { $formVersion, $quote, $sections, $step, type RawSections, saveSection } from './store';

/** The quote whose parts were bound since this page opened. */
let boundQuote: string | undefined;

let isListening = false;

/**
 * Have the server bind the signed parts of the matter to the open quote, so that the numbers of those who signed are on
 * file: once for each visit, and again when the visitor returns to the page while somebody has not signed. The quote must
 * be in the account. After a failure, the next save tries again.
 */
export async function bindMatter(): Promise<void> {
  const { quoteId } = $quote.get();
  const started = listMatterQuotes().find((quote) => quote.quoteId === quoteId);
  if (!started || boundQuote === quoteId) return;

  const bound = await bind(started);
  if (!bound) return;

  boundQuote = quoteId;
  fillIn(bound, ({ answer }) => !answer);
  compare(started, bound);
  followSignatures(bound);
  if ($matterSigning.get()?.quoteId === quoteId) return;

  // The quote was started in an earlier visit.
  const found = await findOwnMatter(started.matterId);
  if (found && quoteId === $quote.get().quoteId) noteMissing(started, found.parts);
}

/** Remember who has not signed for the matter of the open quote. */
export function noteMissing(started: MatterQuote, parts: readonly MatterPart[]): void {
  const missing = parts.flatMap((part) => missingWords(part, now()) ?? []);
  $matterSigning.set({ ...started, missing });
}

/**
 * Take names, addresses and answers as signed into the open quote. Returns false if they can't be loaded now. Calling again
 * takes the same.
 */
export async function takeSignedAnswers(): Promise<boolean> {
  const { quoteId } = $quote.get();
  const started = listMatterQuotes().find((quote) => quote.quoteId === quoteId);
  if (!started) return false;

  const [bound, found] = await Promise.all([bind(started), findOwnMatter(started.matterId)]);
  if (!bound || !found || quoteId !== $quote.get().quoteId) return false;

  const taken: RawSections = withSignedAnswers($sections.get(), found.parts);
  saveSection('applicant', taken.applicant);
  saveSection('underwriting', taken.underwriting);
  fillIn(bound, () => true);
  restartForm();
  compare(started, bound);

  return true;
}

async function bind(started: MatterQuote): Promise<BoundParts | undefined> {
  const answer = await callAsPerson((db) => bindSignedParts(db, started));

  return answer.ok && started.quoteId === $quote.get().quoteId ? answer.value : undefined;
}

/** Answer these places of the signers with "On file". */
function fillIn(
  { numbers }: BoundParts,
  isWanted: (place: ReturnType<typeof numberPlaces>[number]) => boolean,
): void {
  $onFile.set({
    ...$onFile.get(),
    ...Object.fromEntries(numbers.map(({ kind, holder }) => [kind, holder])),
  });
  const before = $sections.get();
  const filled = numberPlaces(before)
    .filter((place) => isWanted(place) && $onFile.get()[place.kind] === place.holder)
    .reduce((sections, { path }) => withAnswer(sections, path, ON_FILE), before);
  if (filled === before) return;

  saveSection('applicant', filled.applicant);
  if ($step.get() === 'applicant') restartForm();
}

function restartForm(): void {
  $formVersion.set($formVersion.get() + 1);
}

function compare({ quoteId, matterId }: MatterQuote, bound: BoundParts): void {
  $unusedSignatures.set({ quoteId, matterId, sentences: unusedParts($sections.get(), bound) });
}

/** Ask again when the visitor returns, perhaps from the desk, while somebody has not signed. */
function followSignatures({ parts }: BoundParts): void {
  const isWhole = principalName($sections.get(), parts.length) === '';
  if (isWhole || isListening) return;

  isListening = true;
  const stop = onPageFocus(() => {
    stop();
    isListening = false;
    boundQuote = undefined;
    void bindMatter();
  });
}
