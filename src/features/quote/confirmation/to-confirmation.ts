import { firstTerm } from '~/domain/bonds/first-term';
import { ownFormFor, ownFormName } from '~/domain/bonds/own-form';
import { personName } from '~/domain/bonds/principals';
import { addDays } from '~/domain/dates';
import type { SubmissionReceipt } from '~/domain/quote/submission';
import type { CheckedQuote } from '../checked-quote';
import type { Confirmation } from './confirmation-schema';

/** Build the confirmation of a submitted quote. It contains no secrets. */
export function toConfirmation(
  { identity, bond, stateCode, answers, renews }: CheckedQuote,
  receipt: SubmissionReceipt,
): Confirmation {
  const { amount, effectiveDate, termYears, obligee } = answers.bondDetails;
  const { email, firstName, lastName } = answers.applicant;
  const term = renews ? undefined : firstTerm(bond, stateCode, answers.bondDetails);
  const form = renews ? undefined : ownFormFor(bond, stateCode);

  return {
    receipt,
    quoteKey: identity.quoteKey,
    bondName: bond.name,
    bondSlug: bond.slug,
    stateCode,
    amount,
    effectiveDate,
    termYears,
    ...(term?.share && { firstTermEnds: addDays(term.endsOn, -1) }),
    obligee,
    applicantName: personName(answers.applicant),
    applicantEmail: email,
    accountName: { firstName, lastName },
    ...(form && { ownForm: ownFormName(form, bond.category) }),
  };
}
