import { companionOf } from '~/domain/bonds/companion';
import { pairName } from '~/domain/bonds/companion-words';
import { firstTerm } from '~/domain/bonds/first-term';
import { ownFormFor, ownFormName } from '~/domain/bonds/own-form';
import { payeeByLaw } from '~/domain/bonds/payee-by-law';
import { principalLine, principalsOf } from '~/domain/bonds/principals';
import type { SubmissionReceipt } from '~/domain/quote/submission';
import { lastDayOfPartTerm } from '~/domain/quote/term-words';
import { newEndOf } from '~/domain/renewals/new-end';
import { matterOfQuote } from '~/platform/matter-quotes';
import type { PayableQuote } from '../checked-quote';
import { $selection } from '../store';
import type { Confirmation } from './confirmation-schema';

/**
 * Build the confirmation of a submitted quote. It contains no secrets. The mails about a matter's application go to the
 * attorney's account, not to the client.
 */
export function toConfirmation(
  { identity, bond, stateCode, answers, renews }: PayableQuote,
  receipt: SubmissionReceipt,
  accountEmail?: string,
): Confirmation {
  const { amount, effectiveDate, termYears, obligee } = answers.bondDetails;
  const { email, firstName, lastName } = answers.applicant;
  const endsOn = renews ? undefined : firstTerm(bond, stateCode, answers.bondDetails).endsOn;
  const firstTermEnds = lastDayOfPartTerm({ effectiveDate, termYears, endsOn });
  const payee = renews ? renews.payee : payeeByLaw(bond, stateCode, obligee);
  const matterId = matterOfQuote(identity.quoteId);
  const { project } = $selection.get();
  const companion = companionOf(answers.bondDetails.matter ?? {});
  const form = renews ? undefined : ownFormFor(bond, stateCode);

  return {
    receipt,
    quoteKey: identity.quoteKey,
    bondName: pairName(bond.name, companion),
    bondSlug: bond.slug,
    ...(companion && { companion }),
    stateCode,
    amount,
    effectiveDate,
    termYears,
    ...(firstTermEnds && { firstTermEnds }),
    obligee,
    ...(payee && { payee }),
    applicantName: principalLine(principalsOf(bond, answers)),
    applicantEmail: (matterId ? accountEmail : undefined) ?? email,
    accountName: { firstName, lastName },
    ...(renews && {
      renews: {
        bondId: renews.bondId,
        bondNumber: renews.bondNumber,
        endsOn: newEndOf(renews, termYears),
      },
    }),
    ...(matterId && { matterId }),
    ...(project && { projectId: project.projectId }),
    ...(form && { ownForm: ownFormName(form, bond.category) }),
  };
}
