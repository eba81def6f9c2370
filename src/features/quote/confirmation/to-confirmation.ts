import type { SubmissionReceipt } from '~/domain/quote/submission';
import type { CheckedQuote } from '../checked-quote';
import type { Confirmation } from './confirmation-schema';

/** What the confirmation shows of a quote that was submitted. No secret is taken over. */
export function toConfirmation(
  { identity, bond, stateCode, answers }: CheckedQuote,
  receipt: SubmissionReceipt,
): Confirmation {
  const { amount, effectiveDate, termYears, obligee } = answers.bondDetails;
  const { firstName, lastName, email } = answers.applicant;

  return {
    receipt,
    quoteKey: identity.quoteKey,
    bondName: bond.name,
    stateCode,
    amount,
    effectiveDate,
    termYears,
    obligee,
    applicantName: `${firstName} ${lastName}`,
    applicantEmail: email,
  };
}
