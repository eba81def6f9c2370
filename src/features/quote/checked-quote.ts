import type { BondRules } from '~/domain/bonds/bond-rules';
import type { PayeeBond } from '~/domain/bonds/payee-by-law';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { type ApplicationAnswers, parseApplication } from '~/domain/quote/application';
import type { Billing } from '~/domain/quote/billing';
import type { Issue } from '~/domain/quote/failure-schema';
import type { PaymentRequest } from '~/domain/quote/payment-authorization';
import type { SubmissionRequest } from '~/domain/quote/submission';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { parseStateCode, type StateCode } from '~/domain/us-states';

/** A quote as the store holds it. Its answers are unchecked form values. */
export type OpenQuote<Bond extends BondRules = BondRules> = {
  identity: { quoteId: string; quoteKey: string };
  bond: Bond | undefined;
  stateCode: string | undefined;
  sections: unknown;
  today: IsoDate;
  /** The bond that the quote renews. */
  renews?: KeptTerms;
};

/** A quote with four checked sections. Payment and submission require this type. */
export type CheckedQuote<Bond extends BondRules = BondRules> = {
  identity: { quoteId: string; quoteKey: string };
  bond: Bond;
  stateCode: StateCode;
  answers: ApplicationAnswers;
  today: IsoDate;
  /** The bond that the quote renews. */
  renews?: KeptTerms;
};

/** A checked quote with the payees of its bond. */
export type PayableQuote = CheckedQuote<BondRules & Pick<PayeeBond, 'payees'>>;

/** Invalid answers in the format of the server's errors. Each path begins with the section. */
export type RefusedQuote = { ok: false; code: 'invalid-application'; issues: Issue[] };

/** The chosen payment, with a token in place of the number. */
export type PaymentChoice =
  { method: 'credit_card' | 'ach'; token: string; lastFour: string } | { method: 'wire' };

/** Check a quote with the server's rules. A secret number may be on file. */
export function checkQuote<Bond extends BondRules>({
  identity,
  bond,
  stateCode,
  sections,
  today,
  renews,
}: OpenQuote<Bond>): { ok: true; value: CheckedQuote<Bond> } | RefusedQuote {
  const state = parseStateCode(stateCode ?? '');
  if (!bond || !state) {
    return refuse([{ path: ['selection'], message: 'Select a bond and a state' }]);
  }

  const context = { bond, stateCode: state, today, renews, mayBeOnFile: true };
  const parsed = parseApplication(sections, context);
  if (!parsed.ok) return refuse(parsed.issues);

  return {
    ok: true,
    value: {
      identity,
      bond,
      stateCode: state,
      answers: parsed.value,
      today,
      ...(renews && { renews }),
    },
  };
}

/**
 * The request to `authorize-payment`. The server computes the price itself, and refuses if `shownTotal` is another one.
 */
export function paymentRequest(
  { identity, bond, stateCode, answers, renews }: CheckedQuote,
  choice: PaymentChoice,
  billing: Billing,
  shownTotal: Cents,
): PaymentRequest {
  const { bondDetails, underwriting } = answers;

  return {
    ...identity,
    bondType: bond.slug,
    stateCode,
    bondDetails,
    creditCheck: underwriting.creditCheck,
    billing,
    shownTotal,
    ...(renews && { renews: renews.bondId }),
    ...choice,
  };
}

/** The request to `submit-application`, with the matter that the quote was started from, if any. */
export function submissionRequest(
  { identity, bond, stateCode, answers, renews }: CheckedQuote,
  paymentId: string,
  matterId?: string,
): SubmissionRequest {
  return {
    ...identity,
    selection: { bondType: bond.slug, stateCode },
    ...answers,
    paymentId,
    ...(renews && { renews: renews.bondId }),
    ...(matterId !== undefined && { matterId }),
  };
}

function refuse(issues: Issue[]): RefusedQuote {
  return { ok: false, code: 'invalid-application', issues };
}
