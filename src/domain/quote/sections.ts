import { amountLimitsFor, termsFor, type BondRules } from '../bonds/bond-rules.ts';
import type { IsoDate } from '../dates.ts';
import type { StateCode } from '../us-states.ts';
import { applicantSchema } from './applicant.ts';
import { bondDetailsSchema } from './bond-details.ts';
import { businessSchema } from './business.ts';
import { underwritingSchema } from './underwriting.ts';

export type { SectionKey } from './section-keys.ts';

/** What the sections are checked against. */
export type SectionContext = { bond: BondRules; stateCode: StateCode; today: IsoDate };

/** The schema of each section, for the chosen bond in the chosen state. */
export function sectionSchemas({ bond, stateCode, today }: SectionContext) {
  return {
    bondDetails: bondDetailsSchema({
      limits: amountLimitsFor(bond, stateCode),
      terms: termsFor(bond, stateCode),
    }),
    applicant: applicantSchema({ today }),
    business: businessSchema({ today, stateCode }),
    underwriting: underwritingSchema,
  };
}
