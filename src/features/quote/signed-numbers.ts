// numbers-on-file.ts uses this file for quotes that were started from a matter.
import { bindSignedParts } from '~/data/signing/matter-parts';
import { numberPlaces, withAnswer } from '~/domain/quote/draft-numbers';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import type { BoundParts } from '~/domain/signing/bind-parts';
import { listMatterQuotes } from '~/platform/matter-quotes';
import { callAsPerson } from '~/stores/own-calls';
import { $onFile } from './on-file';
import { $formVersion, $quote, $sections, $step, saveSection } from './store';

/** The quote whose parts were bound since this page opened. */
let boundQuote: string | undefined;

/**
 * Have the server bind the signed parts of the matter to the open quote, once for each visit, so that the numbers of those
 * who signed are on file. The quote must be in the account. After a failure, the next save tries again.
 */
export async function bindMatter(): Promise<void> {
  const { quoteId } = $quote.get();
  const started = listMatterQuotes().find((quote) => quote.quoteId === quoteId);
  if (!started || boundQuote === quoteId) return;

  const answer = await callAsPerson((db) => bindSignedParts(db, started));
  if (!answer.ok || quoteId !== $quote.get().quoteId) return;

  boundQuote = quoteId;
  fillIn(answer.value);
}

/** Answer the open places of the signers with "On file". */
function fillIn({ numbers }: BoundParts): void {
  $onFile.set({
    ...$onFile.get(),
    ...Object.fromEntries(numbers.map(({ kind, holder }) => [kind, holder])),
  });
  const before = $sections.get();
  const filled = numberPlaces(before)
    .filter(({ kind, holder, answer }) => !answer && $onFile.get()[kind] === holder)
    .reduce((sections, { path }) => withAnswer(sections, path, ON_FILE), before);
  if (filled === before) return;

  saveSection('applicant', filled.applicant);
  if ($step.get() === 'applicant') $formVersion.set($formVersion.get() + 1);
}
