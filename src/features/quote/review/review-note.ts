import { formatWholeMoney, type Cents } from '~/domain/money';
import type { Decision } from '~/domain/quote/decision';
import { REVIEW_REASON_WORDS } from '~/domain/quote/review-reasons';

type Given = {
  isFromDesk: boolean;
  /** The amount that the state's law sets, if any. */
  lawAmount?: Cents | undefined;
};

/**
 * What the applicant does on the review step, and who decides. A bid from a contractor's desk may be inside the bonding
 * line, which only the server knows, so its note does not say who decides.
 */
export function reviewNote(
  { status, reasons: [reason] }: Decision,
  { isFromDesk, lawAmount }: Given,
): string {
  const read = 'Read the bond and your answers, then submit the application.';
  if (status === 'approved' || reason === undefined || isFromDesk) return read;

  const words =
    reason === 'amount-not-statutory' && lawAmount !== undefined
      ? `The amount differs from the ${formatWholeMoney(lawAmount)} that the state’s law sets.`
      : REVIEW_REASON_WORDS[reason];

  return reason === 'never-instant'
    ? `${read} ${words}`
    : `${read} An underwriter reads it before we decide. ${words}`;
}
