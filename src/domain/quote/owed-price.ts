import { stampOf, type PlanStamp } from '../rates/rate-plan.ts';
import type { Price } from '../rates/price.ts';
import { planOf, priceBond, type PricedAnswers, type PricedBond } from './pricing.ts';

/** A price with the plan and version that it was made with. */
export type StampedPrice = { price: Price; plan: PlanStamp };

/**
 * The price that a customer authorized, with the answers that it was made for. They are stored with the
 * payment.
 */
export type AuthorizedPrice = StampedPrice & { answers: Omit<PricedAnswers, 'on'> };

/** The price of a bond on a day, with its plan. */
export function stampedPrice(bond: PricedBond, answers: PricedAnswers): StampedPrice {
  return { price: priceBond(bond, answers), plan: stampOf(planOf(bond, answers)) };
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

  return { price: authorized.price, plan: authorized.plan };
}

/** A price as it is stored with its payment, with the answers that it was made for. */
export function toAuthorizedPrice(
  { price, plan }: StampedPrice,
  { on: _on, ...answers }: PricedAnswers,
): AuthorizedPrice {
  return { price, plan, answers };
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
