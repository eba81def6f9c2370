import { isRequiredIn, statutoryAmountFor, type BondRules } from '../bonds/bond-rules.ts';
import { ownFormFor } from '../bonds/own-form.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import type { DocumentType } from '../bonds/bond-types.ts';
import { daysBetween, type IsoDate } from '../dates.ts';
import type { StateCode } from '../us-states.ts';
import type { BondDetails } from './bond-details.ts';
import { REVIEW_REASONS, type ReviewReason } from './review-reasons.ts';
import { UNDERWRITING_QUESTIONS } from './underwriting-questions.ts';
import type { Underwriting } from './underwriting.ts';

/** An effective date more than this many days ahead requires an underwriter. */
export const MAX_DAYS_AHEAD = 180;

/** The parts of an application that its decision depends on, validated. */
export type Application = {
  bond: BondRules;
  stateCode: StateCode;
  bondDetails: BondDetails;
  underwriting: Underwriting;
  uploadedDocuments: readonly DocumentType[];
  today: IsoDate;
  /** True if the application continues a bond. Its paper is there already. */
  isRenewal?: boolean;
  /** True if a contractor's bonding line holds the bid of this bond. Underwriters read the account when they granted it. */
  isInsideLine?: boolean;
};

/** Reasons that a bonding line answers: the bid and the papers behind it were judged with the line. */
const ANSWERED_BY_LINE: readonly ReviewReason[] = ['never-instant', 'documents-need-review'];

/** The outcome of a submission. It has reasons only when it goes to review. */
export type Decision = { status: 'approved' | 'under_review'; reasons: ReviewReason[] };

const RULES: Record<ReviewReason, (application: Application) => boolean> = {
  'never-instant': ({ bond }) => bond.instantIssueMax === 0,
  'amount-above-instant-maximum': ({ bond, bondDetails }) =>
    bond.instantIssueMax > 0 && bondDetails.amount > bond.instantIssueMax,
  'amount-not-statutory': ({ bond, stateCode, bondDetails }) =>
    (statutoryAmountFor(bond, stateCode) ?? bondDetails.amount) !== bondDetails.amount,
  'bond-not-required': ({ bond, stateCode }) => !isRequiredIn(bond, stateCode),
  'own-form': ({ bond, stateCode, isRenewal = false }) =>
    !isRenewal && ownFormFor(bond, stateCode) !== undefined,
  'effective-date-out-of-range': ({ bondDetails, today }) => {
    const daysAhead = daysBetween(today, bondDetails.effectiveDate);
    return daysAhead < 0 || daysAhead > MAX_DAYS_AHEAD;
  },
  'documents-need-review': ({ bond, uploadedDocuments }) =>
    bond.requiredDocuments.length > 0 || uploadedDocuments.length > 0,
  'underwriting-answer': ({ underwriting }) =>
    UNDERWRITING_QUESTIONS.some(({ key }) => underwriting[key].answer === 'yes'),
  // Whatever the answers are, so that the decision tells the attorney nothing about them.
  'signed-part': ({ underwriting }) =>
    UNDERWRITING_QUESTIONS.some(({ key }) => underwriting[key].answer === ON_FILE),
  'credit-not-authorized': ({ underwriting }) => underwriting.creditCheck !== 'authorized',
};

/**
 * Approve an application when no rule requires an underwriter. Otherwise list the rules that do, in
 * their fixed order.
 */
export function decideApplication(application: Application): Decision {
  const answered = application.isInsideLine ? ANSWERED_BY_LINE : [];
  const reasons = REVIEW_REASONS.filter(
    (reason) => !answered.includes(reason) && RULES[reason](application),
  );

  return { status: reasons.length === 0 ? 'approved' : 'under_review', reasons };
}
