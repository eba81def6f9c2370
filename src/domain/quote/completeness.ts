import type { BondRules } from '../bonds/bond-rules.ts';
import type { DocumentType } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { KeptTerms } from '../renewals/kept-terms.ts';
import { type QuoteStep, SECTION_KEYS, SECTION_STEPS, type SectionKey } from './journey.ts';
import { owedPrice } from './owed-price.ts';
import type { PaymentReceipt } from './payment-authorization.ts';
import { priceBasis } from './price-basis.ts';
import { missingDocuments } from './required-documents.ts';
import { sectionSchemas } from './sections.ts';
import { completeSelection, type Selection } from './selection.ts';
import type { StateCode } from '../us-states.ts';

/** All data of a quote so far. The sections are as in the forms, valid or not. */
export type QuoteAnswers = {
  selection: Selection;
  bond: BondRules | undefined;
  sections: Partial<Record<SectionKey, unknown>>;
  uploadedDocuments: readonly DocumentType[];
  payment?: PaymentReceipt | undefined;
  today: IsoDate;
  /** The facts of the old bond that a renewal has to keep. */
  renews?: KeptTerms | undefined;
};

type Chosen = { bond: BondRules; stateCode: StateCode; schemas: ReturnType<typeof sectionSchemas> };
type Check = (chosen: Chosen, answers: QuoteAnswers) => boolean;

function sectionCheck(section: SectionKey): Check {
  return ({ schemas }, { sections }) => schemas[section].safeParse(sections[section]).success;
}

/** Whether the authorized amount is still the price of the answers. */
function isPaid(chosen: Chosen, { sections, payment, today, renews }: QuoteAnswers): boolean {
  const { bond, stateCode, schemas } = chosen;
  const bondDetails = schemas.bondDetails.safeParse(sections.bondDetails);
  const underwriting = schemas.underwriting.safeParse(sections.underwriting);
  if (!bondDetails.success || !underwriting.success) return false;

  const { data: details } = bondDetails;
  const { creditCheck } = underwriting.data;
  const isRenewal = renews !== undefined;
  const basis = priceBasis({ bond, stateCode, details, creditCheck, isRenewal }, today);
  return payment?.amount === owedPrice(bond, basis, payment?.authorized).price.total;
}

const SECTION_CHECKS = Object.fromEntries(
  SECTION_KEYS.map((section) => [SECTION_STEPS[section], sectionCheck(section)]),
) as Record<(typeof SECTION_STEPS)[SectionKey], Check>;

/** The condition for each step to be complete, once step 0 is complete. */
const CHECKS: Record<QuoteStep, Check> = {
  'select-bond': () => true,
  ...SECTION_CHECKS,
  documents: ({ bond }, { selection, uploadedDocuments, renews }) =>
    selection.isOfBid === true ||
    missingDocuments(bond, uploadedDocuments, renews !== undefined).length === 0,
  payment: isPaid,
  review: () => false,
  confirmation: () => false,
};

/**
 * Whether a step is complete with these answers. Without a valid selection in step 0 no step is.
 * Review and confirmation never are, because the submission ends the wizard.
 */
export function isStepComplete(step: QuoteStep, answers: QuoteAnswers): boolean {
  const selection = completeSelection(answers.selection, answers.bond);
  if (!selection) return false;

  const { bond, stateCode } = selection;
  const { today, renews } = answers;
  const schemas = sectionSchemas({ bond, stateCode, today, renews, mayBeOnFile: true });
  return CHECKS[step]({ bond, stateCode, schemas }, answers);
}
