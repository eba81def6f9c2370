import { statutoryAmountFor, type BondRules } from '../bonds/bond-rules.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { ExamplePrice, ExamplePrices } from './example-price-words.ts';
import { priceBond, type PricedBond } from './pricing.ts';

/**
 * Our price of a bond before we know the applicant: for an amount, in a state or, before one is chosen,
 * under the plan for all states.
 */
export function examplePrice(
  bond: PricedBond,
  { amount, stateCode, on }: { amount: Cents; stateCode?: StateCode; on: IsoDate },
): ExamplePrice {
  const answers = { stateCode, amount, creditCheck: 'authorized', termYears: 1, on } as const;

  return { amount, total: priceBond(bond, answers).total };
}

/**
 * Our prices for the bond's example amount and, where a state's law fixes another amount or another plan
 * applies, in that state. They are computed when a page is built, so that it needs no code for prices.
 */
export function examplePrices(bond: BondRules, exampleAmount: Cents, on: IsoDate): ExamplePrices {
  const usual = examplePrice(bond, { amount: exampleAmount, on });
  const inStates = bond.supportedStates.map((stateCode) => {
    const amount = statutoryAmountFor(bond, stateCode) ?? exampleAmount;

    return [stateCode, examplePrice(bond, { amount, stateCode, on })] as const;
  });

  return {
    usual,
    byState: Object.fromEntries(
      inStates.filter(([, { amount, total }]) => amount !== usual.amount || total !== usual.total),
    ),
  };
}
