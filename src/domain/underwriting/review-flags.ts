/**
 * The reasons that the rules sent an application to an underwriter, with the answers behind each.
 */
import { formatDate, parseDate } from '../dates.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import { formatWholeMoney } from '../money.ts';
import { REVIEW_REASONS, type ReviewReason } from '../quote/review-reasons.ts';
import { UNDERWRITING_QUESTIONS } from '../quote/underwriting-questions.ts';
import { parseStateCode, stateName } from '../us-states.ts';
import { numberAt, textAt } from './stored-answers.ts';

/** The facts that determine the flags. */
export type FlaggedApplication = {
  answers: unknown;
  reviewReasons: readonly string[];
  stateCode: string;
  /** The names of the documents' types. */
  documentNames: readonly string[];
};

export type ReviewFlag = {
  reason: ReviewReason;
  title: string;
  /** The answers behind the reason, one per line. */
  evidence: string[];
};

/** The title of each reason for underwriters. Customers read REVIEW_REASON_WORDS instead. */
export const FLAG_TITLES: Record<ReviewReason, string> = {
  'never-instant': 'This bond is never issued without an underwriter',
  'amount-above-instant-maximum': 'Amount above what is issued without an underwriter',
  'amount-not-statutory': 'Amount differs from the one state law sets',
  'bond-not-required': 'The state does not ask for this bond',
  'own-form': 'Needs the court’s or agency’s own form',
  'effective-date-out-of-range': 'Effective date in the past or more than 180 days ahead',
  'documents-need-review': 'Documents to read',
  'underwriting-answer': 'Yes to an underwriting question',
  'signed-part': 'Read the answers that were signed by link',
  'credit-not-authorized': 'No credit check authorized',
};

/** A short title of each reason, for a row of the queue. */
export const FLAG_SHORT_TITLES: Record<ReviewReason, string> = {
  'never-instant': 'Always reviewed',
  'amount-above-instant-maximum': 'Large amount',
  'amount-not-statutory': 'Amount not by statute',
  'bond-not-required': 'Not required in the state',
  'own-form': 'Own form',
  'effective-date-out-of-range': 'Effective date',
  'documents-need-review': 'Documents',
  'underwriting-answer': 'Answered yes',
  'signed-part': 'Signed by link',
  'credit-not-authorized': 'No credit check',
};

const EVIDENCE: Record<ReviewReason, (application: FlaggedApplication) => string[]> = {
  'never-instant': () => [],
  'amount-above-instant-maximum': amountLines,
  'amount-not-statutory': (application) => [
    ...amountLines(application),
    ...stateLines(application),
  ],
  'bond-not-required': stateLines,
  'own-form': stateLines,
  'effective-date-out-of-range': ({ answers }) => {
    const date = parseDate(textAt(answers, 'bondDetails.effectiveDate') ?? '');

    return date ? [`Effective ${formatDate(date)}`] : [];
  },
  'documents-need-review': ({ documentNames }) =>
    documentNames.length === 0 ? ['None is here'] : [...new Set(documentNames)],
  'underwriting-answer': ({ answers }) =>
    UNDERWRITING_QUESTIONS.filter(
      ({ key }) => textAt(answers, `underwriting.${key}.answer`) === 'yes',
    ).map(({ key, detailsLabel }) => {
      const details = textAt(answers, `underwriting.${key}.details`);

      return details === undefined ? detailsLabel : `${detailsLabel}: ${details}`;
    }),
  'signed-part': ({ answers }) => [
    ...new Set(
      UNDERWRITING_QUESTIONS.flatMap(({ key }) =>
        textAt(answers, `underwriting.${key}.answer`) === ON_FILE
          ? (textAt(answers, `underwriting.${key}.details`) ?? [])
          : [],
      ),
    ),
  ],
  'credit-not-authorized': () => ['The premium includes the surcharge for that'],
};

/** The flags of an application, in the order of the rules. */
export function reviewFlags(application: FlaggedApplication): ReviewFlag[] {
  return REVIEW_REASONS.filter((reason) => application.reviewReasons.includes(reason)).map(
    (reason) => ({ reason, title: FLAG_TITLES[reason], evidence: EVIDENCE[reason](application) }),
  );
}

function amountLines({ answers }: FlaggedApplication): string[] {
  const amount = numberAt(answers, 'bondDetails.amount');

  return amount === undefined ? [] : [`${formatWholeMoney(amount)} asked for`];
}

function stateLines({ stateCode }: FlaggedApplication): string[] {
  const state = parseStateCode(stateCode);

  return state ? [stateName(state)] : [];
}
