import type { BondRules } from '../bonds/bond-rules.ts';
import type { DocumentType } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { KeptTerms } from '../renewals/kept-terms.ts';
import type { QuoteStep } from './journey.ts';
import type { PaymentReceipt } from './payment-authorization.ts';
import { priceBond } from './pricing.ts';
import { missingDocuments } from './required-documents.ts';
import type { SectionKey } from './section-keys.ts';
import { sectionSchemas } from './sections.ts';
import { completeSelection, type Selection } from './selection.ts';

/** All a quote holds so far; the sections as they stand in the forms, valid or not. */
export type QuoteAnswers = {
  selection: Selection;
  bond: BondRules | undefined;
  sections: Partial<Record<SectionKey, unknown>>;
  uploadedDocuments: readonly DocumentType[];
  payment?: PaymentReceipt | undefined;
  today: IsoDate;
  /** What the quote has to keep to, where it renews a bond. */
  renews?: KeptTerms | undefined;
};

type Chosen = { bond: BondRules; schemas: ReturnType<typeof sectionSchemas> };
type Check = (chosen: Chosen, answers: QuoteAnswers) => boolean;

function sectionCheck(section: SectionKey): Check {
  return ({ schemas }, { sections }) => schemas[section].safeParse(sections[section]).success;
}

/** Whether the amount that is reserved is still what the answers cost. */
function isPaid({ schemas }: Chosen, { sections, payment }: QuoteAnswers): boolean {
  const bondDetails = schemas.bondDetails.safeParse(sections.bondDetails);
  const underwriting = schemas.underwriting.safeParse(sections.underwriting);
  if (!bondDetails.success || !underwriting.success) return false;

  const { amount } = bondDetails.data;
  const { creditCheck } = underwriting.data;
  return payment?.amount === priceBond({ amount, creditCheck }).total;
}

/** What makes each step done, once the choice of step 0 is. */
const CHECKS: Record<QuoteStep, Check> = {
  'select-bond': () => true,
  'bond-details': sectionCheck('bondDetails'),
  applicant: sectionCheck('applicant'),
  business: sectionCheck('business'),
  underwriting: sectionCheck('underwriting'),
  documents: ({ bond }, { uploadedDocuments }) =>
    missingDocuments(bond, uploadedDocuments).length === 0,
  payment: isPaid,
  review: () => false,
  confirmation: () => false,
};

/**
 * Whether a step is done with these answers (spec 1, section 4). Without a valid choice in step 0 nothing is; review
 * and confirmation never are, since submitting ends the journey.
 */
export function isStepComplete(step: QuoteStep, answers: QuoteAnswers): boolean {
  const selection = completeSelection(answers.selection, answers.bond);
  if (!selection) return false;

  const { bond } = selection;
  const schemas = sectionSchemas({
    ...selection,
    today: answers.today,
    renews: answers.renews,
  });
  return CHECKS[step]({ bond, schemas }, answers);
}
