import type { BondRules } from '~/domain/bonds/bond-rules';
import { isContinuous, termConventionFor } from '~/domain/bonds/term-convention';
import type { IsoDate } from '~/domain/dates';
import type { ItemizedPrice } from '~/domain/rates/price-with-plan';
import { parseStateCode } from '~/domain/us-states';
import { estimatePrice, readAmount, type TypedPriceAnswers } from './estimate-price';
import { priceSentence } from './price-words';
import { typedFirstTerm } from './typed-first-term';

/** A quote whose answers are form values. */
export type TypedQuote = {
  bond: BondRules | undefined;
  stateCode: string | undefined;
  sections: { bondDetails?: unknown; underwriting?: unknown };
  isRenewal: boolean;
};

/** The price beside the form, in figures and in a sentence. */
export type TypedPrice = { price: ItemizedPrice; sentence: string; isCreditCheckOpen: boolean };

/** The price of a typed quote on a day. Undefined until bond, state and a valid amount are known. */
export function typedPrice(
  { bond, stateCode, sections, isRenewal }: TypedQuote,
  on: IsoDate,
): TypedPrice | undefined {
  const { amount, termYears } = Object(sections.bondDetails) as TypedPriceAnswers;
  const { creditCheck } = Object(sections.underwriting) as TypedPriceAnswers;
  const first =
    bond && !isRenewal ? typedFirstTerm(bond, stateCode, sections.bondDetails) : undefined;
  const paid = { amount, termYears: first?.paidYears ?? termYears, share: first?.share };
  const price = estimatePrice(bond, stateCode, { ...paid, creditCheck }, on);
  const cents = readAmount(amount);
  if (!bond || !price || cents === undefined) return undefined;

  const facts = {
    bondSlug: bond.slug,
    amount: cents,
    termYears: Number(termYears) || undefined,
    days: first?.days,
    paidYears: first?.paidYears,
    hasNoEnd: runsOn(bond, stateCode),
    total: price.total,
  };
  return { price, sentence: priceSentence(facts), isCreditCheckOpen: !creditCheck };
}

/** Whether the bond has no end date. Unknown before the state is chosen, because some states set their own end. */
function runsOn(bond: BondRules, stateCode: string | undefined): boolean {
  const state = parseStateCode(stateCode ?? '');

  return state !== undefined && isContinuous(termConventionFor(bond, state));
}
