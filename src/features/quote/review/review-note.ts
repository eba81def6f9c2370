import type { Decision } from '~/domain/quote/decision';
import { REVIEW_REASON_WORDS } from '~/domain/quote/review-reasons';

/**
 * What the applicant does on the review step, and who decides. A bid from a contractor's desk may be inside the bonding
 * line, which only the server knows, so its note does not say who decides.
 */
export function reviewNote(
  { status, reasons: [reason] }: Decision,
  { isFromDesk }: { isFromDesk: boolean },
): string {
  const read = 'Read the bond and your answers, then submit the application.';
  if (status === 'approved' || reason === undefined || isFromDesk) return read;

  const words = REVIEW_REASON_WORDS[reason];

  return reason === 'never-instant'
    ? `${read} ${words}`
    : `${read} An underwriter reads it before we decide. ${words}`;
}
