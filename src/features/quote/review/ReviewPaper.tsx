import type { StoredTerm } from '~/domain/bonds/first-term';
import { ownFormFor } from '~/domain/bonds/own-form';
import { draftPage } from '~/domain/papers/draft-page';
import { previewPaper } from '~/domain/papers/paper-preview';
import type { CheckedQuote } from '../checked-quote';
import type { QuoteBond } from '../quote-bond';
import { PaperSheet } from '../preview/PaperSheet';
import { usePaperText } from '../preview/use-paper-text';
import { PaperCard } from './PaperCard';

type Props = {
  quote: CheckedQuote<QuoteBond>;
  /** The first term of a new bond. */
  term: StoredTerm | undefined;
};

/**
 * The bond at the top of the review. Where our own paper is not used or its words do not load: the facts that the paper
 * will name.
 */
export function ReviewPaper({ quote, term }: Props) {
  const { bond, stateCode, answers, today, renews } = quote;
  const { outcome } = usePaperText(bond.slug);
  const ownForm = ownFormFor(bond, stateCode);

  if (ownForm || renews || !outcome?.ok) {
    return (
      <PaperCard
        preview={previewPaper(bond, stateCode, { ...answers, term })}
        formNumber={ownForm?.number}
        isRenewal={renews !== undefined}
      />
    );
  }

  const page = draftPage({ bond, stateCode, sections: answers }, outcome.value, today);

  return (
    <div>
      {/* Smaller on paper, so that the whole bond is on the first page, unless it is very long. */}
      <div className="print:[zoom:0.68]">
        <PaperSheet page={page} />
      </div>
      <p className="mt-3 text-sm text-muted">
        The bond prints these words, and your answers exactly as you typed them. An office refuses a
        wrong name. The bond is not valid until we issue it.
      </p>
    </div>
  );
}
