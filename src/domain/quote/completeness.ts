import type { BondRules } from '../bonds/bond-rules.ts';
import type { DocumentType } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import { parseStateCode } from '../us-states.ts';
import type { QuoteStep } from './journey.ts';
import type { PaymentReceipt } from './payment-authorization.ts';
import { priceBond } from './pricing.ts';
import { missingDocuments } from './required-documents.ts';
import type { SectionKey } from './section-keys.ts';
import { sectionSchemas } from './sections.ts';
import { isSelectionComplete, type Selection } from './selection.ts';

/** All a quote holds so far; the sections as they stand in the forms, valid or not. */
export type QuoteAnswers = {
  selection: Selection;
  bond: BondRules | undefined;
  sections: Partial<Record<SectionKey, unknown>>;
  uploadedDocuments: readonly DocumentType[];
  payment?: PaymentReceipt | undefined;
  today: IsoDate;
};

type CheckedSelection = { schemas: ReturnType<typeof sectionSchemas>; bond: BondRules };

function checkedSelection({ selection, bond, today }: QuoteAnswers): CheckedSelection | undefined {
  const stateCode = parseStateCode(selection.stateCode ?? '');
  if (!bond || !stateCode || !isSelectionComplete(selection, bond)) return undefined;

  return { schemas: sectionSchemas({ bond, stateCode, today }), bond };
}

/** Whether the amount that is reserved is still what the answers cost. */
function isPaid({ schemas }: CheckedSelection, { sections, payment }: QuoteAnswers): boolean {
  const bondDetails = schemas.bondDetails.safeParse(sections.bondDetails);
  const underwriting = schemas.underwriting.safeParse(sections.underwriting);
  if (!bondDetails.success || !underwriting.success) return false;

  const { amount } = bondDetails.data;
  const { creditCheck } = underwriting.data;
  return payment?.amount === priceBond({ amount, creditCheck }).total;
}

/**
 * Whether a step is done with these answers (spec 1, section 4). Without a valid choice in step 0 nothing is; review
 * and confirmation never are, since submitting ends the journey.
 */
export function isStepComplete(step: QuoteStep, answers: QuoteAnswers): boolean {
  const checked = checkedSelection(answers);
  if (!checked) return false;

  const { schemas, bond } = checked;
  const { sections, uploadedDocuments } = answers;
  switch (step) {
    case 'select-bond':
      return true;
    case 'bond-details':
      return schemas.bondDetails.safeParse(sections.bondDetails).success;
    case 'applicant':
      return schemas.applicant.safeParse(sections.applicant).success;
    case 'business':
      return schemas.business.safeParse(sections.business).success;
    case 'underwriting':
      return schemas.underwriting.safeParse(sections.underwriting).success;
    case 'documents':
      return missingDocuments(bond, uploadedDocuments).length === 0;
    case 'payment':
      return isPaid(checked, answers);
    case 'review':
    case 'confirmation':
      return false;
  }
}
