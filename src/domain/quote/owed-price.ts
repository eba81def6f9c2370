import { stampOf, type PlanStamp } from '../rates/rate-plan.ts';
import type { NamedCharges } from '../rates/price-lines.ts';
import { chargesOf, sumsOf } from '../rates/price-with-plan.ts';
import type { Price } from '../rates/price.ts';
import { itemizeBondPrice, planOf, type PricedAnswers, type PricedBond } from './pricing.ts';

/** A price with its plan and version, and its fees and taxes by name. Older payments were stored without the names. */
export type StampedPrice = { price: Price; plan: PlanStamp; charges?: NamedCharges | undefined };

/**
 * The price that a customer authorized, with the answers that it was made for. They are stored with the
 * payment.
 */
export type AuthorizedPrice = StampedPrice & { answers: Omit<PricedAnswers, 'on'> };

/** The price of a bond on a day, with its plan. */
export function stampedPrice(bond: PricedBond, answers: PricedAnswers): StampedPrice {
  const itemized = itemizeBondPrice(bond, answers);

  return {
    price: sumsOf(itemized),
    plan: stampOf(planOf(bond, answers)),
    charges: chargesOf(itemized),
  };
}

/**
 * What the customer owes. A price that was authorized for the same answers stays, whatever happens to the
 * plan afterwards. Otherwise it is the price of the day.
 */
export function owedPrice(
  bond: PricedBond,
  answers: PricedAnswers,
  authorized: AuthorizedPrice | undefined,
): StampedPrice {
  if (!authorized || !isSameBasis(authorized.answers, answers)) return stampedPrice(bond, answers);

  const { price, plan, charges } = authorized;
  return { price, plan, charges };
}

/** A price as it is stored with its payment, with the answers that it was made for. */
export function toAuthorizedPrice(
  { price, plan, charges }: StampedPrice,
  { on: _on, ...answers }: PricedAnswers,
): AuthorizedPrice {
  return { price, plan, charges, answers };
}

function isSameBasis(one: AuthorizedPrice['answers'], other: AuthorizedPrice['answers']): boolean {
  return (
    one.stateCode === other.stateCode &&
    one.amount === other.amount &&
    one.creditCheck === other.creditCheck &&
    one.termYears === other.termYears &&
    one.share?.days === other.share?.days &&
    one.share?.ofDays === other.share?.ofDays
  );
}
