import { z } from 'zod';
import { amountLimitsFor, termsFor, type BondRules } from '../bonds/bond-rules.ts';
import { principalOf } from '../bonds/issued-terms.ts';
import { matterFields } from '../bonds/matter.ts';
import {
  bindsAPerson,
  bindsEither,
  firstPrincipalKind,
  furtherParties,
} from '../bonds/principals.ts';
import type { IsoDate } from '../dates.ts';
import { addIssues } from '../fields/add-issues.ts';
import { keepResults } from '../keep-results.ts';
import { changedDetails, changedPrincipal, type KeptTerms } from '../renewals/kept-terms.ts';
import type { StateCode } from '../us-states.ts';
import { applicantSchema } from './applicant.ts';
import { bondDetailsSchema } from './bond-details.ts';
import { type Business, businessSchema } from './business.ts';
import { lastDayProblems } from './last-day.ts';
import type { SectionKey } from './journey.ts';
import { underwritingSchemaFor } from './underwriting.ts';

/** Stands for the applicant of a bond that binds a business: the answers of step 2 are not at hand. */
const NOBODY = { firstName: '', lastName: '' };

/** The facts for validating the sections. */
export type SectionContext = {
  bond: BondRules;
  stateCode: StateCode;
  today: IsoDate;
  /** The facts of the old bond that a renewal has to keep. */
  renews?: KeptTerms | undefined;
  /** Whether secret numbers may be on file for the draft. The server replaces them before it checks. */
  mayBeOnFile?: boolean | undefined;
  /** Whether signers may have answered step 4 by link. Without it, as `mayBeOnFile`. */
  mayBeSigned?: boolean | undefined;
};

/** How many choices keep their schemas: those of one visitor, or of the calls that one instance serves at once. */
const KEPT_CHOICES = 8;

/**
 * The schema of all sections for the chosen bond in the chosen state. It is kept for the next call: making it takes far
 * longer than a check, and every typed letter checks every step.
 */
export const applicationSchema = keepResults(KEPT_CHOICES, (context: SectionContext) =>
  z.object(makeSchemas(context)),
);

/** The schema of each section, as in `applicationSchema`. */
export function sectionSchemas(context: SectionContext) {
  return applicationSchema(context).shape;
}

function makeSchemas({
  bond,
  stateCode,
  today,
  renews,
  mayBeOnFile,
  mayBeSigned = mayBeOnFile,
}: SectionContext) {
  const isPersonBound = bindsAPerson(bond);
  const further = furtherParties(bond);

  return {
    bondDetails: bondDetailsSchema({
      limits: amountLimitsFor(bond, stateCode),
      terms: termsFor(bond, stateCode),
      matter: matterFields(bond, stateCode, 'bondDetails'),
      today,
      isRenewal: renews !== undefined,
    }).superRefine((details, context) => {
      addIssues(
        context,
        renews
          ? changedDetails(renews, details)
          : lastDayProblems({ bond, stateCode, today }, details),
      );
    }),
    applicant: z
      .preprocess(
        dropUnless(further === 'persons', 'furtherPrincipals'),
        applicantSchema({ today, mayBeOnFile }),
      )
      .superRefine((applicant, context) => {
        if (!renews || !isPersonBound) return;
        const { boundBusiness: legalName } = renews;
        const business = legalName === undefined ? {} : { isBusiness: 'yes', legalName };
        const principal = principalOf(bond, { applicant, business });
        addIssues(context, changedPrincipal(renews, principal, 'firstName'));
      }),
    business: z
      .preprocess(
        dropUnless(further === 'businesses', 'furtherBusinesses'),
        businessSchema({
          today,
          stateCode,
          mayBePerson: isPersonBound,
          mayBeElsewhere: bindsEither(bond),
          matter: matterFields(bond, stateCode, 'business'),
          mayBeOnFile,
        }),
      )
      .superRefine((business, context) => {
        if (renews) addIssues(context, otherBusiness(bond, renews, business));
      }),
    underwriting: underwritingSchemaFor({ mayBeOnFile: mayBeSigned }),
  } satisfies Record<SectionKey, z.ZodType>;
}

/** The messages for a business that differs from the principal of the bond to renew. The applicant's step checks a person. */
function otherBusiness(bond: BondRules, renews: KeptTerms, business: Business) {
  const { boundBusiness } = renews;
  if (firstPrincipalKind(bond, business) === 'person') {
    return boundBusiness === undefined ? [] : changedPrincipal(renews, '', 'isBusiness');
  }
  const kept = { ...renews, principal: boundBusiness ?? renews.principal };

  return changedPrincipal(kept, principalOf(bond, { applicant: NOBODY, business }), 'legalName');
}

/**
 * Leave out the further principals where the bond does not take them. They remain from another
 * choice of bond, and their form is not shown.
 */
function dropUnless(mayBind: boolean, part: 'furtherPrincipals' | 'furtherBusinesses') {
  return (answers: unknown): unknown => {
    if (mayBind || typeof answers !== 'object' || answers === null) return answers;

    return { ...answers, [part]: undefined };
  };
}
