import type { z } from 'zod';
import { amountLimitsFor, termsFor, type BondRules } from '../bonds/bond-rules.ts';
import { bindsAPerson } from '../bonds/issued-terms.ts';
import type { IsoDate } from '../dates.ts';
import { changedDetails, changedPrincipal, type KeptTerms } from '../renewals/kept-terms.ts';
import type { StateCode } from '../us-states.ts';
import { applicantSchema } from './applicant.ts';
import { bondDetailsSchema } from './bond-details.ts';
import { businessSchema } from './business.ts';
import { underwritingSchema } from './underwriting.ts';

export type { SectionKey } from './section-keys.ts';

/** What the sections are checked against. */
export type SectionContext = {
  bond: BondRules;
  stateCode: StateCode;
  today: IsoDate;
  /** What the quote has to keep to, where it renews a bond. */
  renews?: KeptTerms | undefined;
};

/** The schema of each section, for the chosen bond in the chosen state. */
export function sectionSchemas({ bond, stateCode, today, renews }: SectionContext) {
  const isPersonBound = bindsAPerson(bond);

  return {
    bondDetails: bondDetailsSchema({
      limits: amountLimitsFor(bond, stateCode),
      terms: termsFor(bond, stateCode),
    }).superRefine((details, context) => {
      if (renews) tell(context, changedDetails(renews, details));
    }),
    applicant: applicantSchema({ today }).superRefine(({ firstName, lastName }, context) => {
      if (!renews || !isPersonBound) return;
      tell(context, changedPrincipal(renews, `${firstName} ${lastName}`, 'firstName'));
    }),
    business: businessSchema({ today, stateCode }).superRefine(({ legalName }, context) => {
      if (!renews || isPersonBound) return;
      tell(context, changedPrincipal(renews, legalName, 'legalName'));
    }),
    underwriting: underwritingSchema,
  };
}

function tell(context: z.core.$RefinementCtx, issues: { path: string[]; message: string }[]): void {
  for (const issue of issues) context.addIssue({ code: 'custom', ...issue });
}
