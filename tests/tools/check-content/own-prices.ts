import { businessDay } from '../../../src/domain/business-day.ts';
import { dollars, formatMoney } from '../../../src/domain/money.ts';
import { CREDIT_CHECKS, type CreditCheck } from '../../../src/domain/rates/price.ts';
import { formatRate } from '../../../src/domain/rates/format-rate.ts';
import { planFor } from '../../../src/domain/rates/plan-for.ts';
import { priceWithPlan } from '../../../src/domain/rates/price-with-plan.ts';
import type { RatePlan } from '../../../src/domain/rates/rate-plan.ts';
import { readRatePlans } from '../catalogue/read-content.ts';
import { toPlainFigure } from './content-figures.ts';

/**
 * The plan that guides explain: the one for a bond that no other plan names. Guides state its figures for all bonds and
 * states at once.
 */
export function guidePlan(): RatePlan {
  return planFor(
    readRatePlans().filter(({ bonds }) => bonds === 'all'),
    { bondType: 'notary', stateCode: undefined, on: businessDay(new Date()) },
  );
}

/** A price of the plan: a part of it, as a guide would type it. */
export type OwnPrice = {
  /** The bond's amount in dollars. */
  amount: number;
  creditCheck: CreditCheck;
  part: 'premium' | 'taxes' | 'total';
  words: string;
};

/** The plan's prices for an amount in dollars, with and without a credit check. */
export function priceFigures(plan: RatePlan, amount: number): OwnPrice[] {
  return CREDIT_CHECKS.flatMap((creditCheck) => {
    const basis = { stateCode: undefined, amount: dollars(amount), creditCheck, termYears: 1 };
    const price = priceWithPlan(plan, basis);

    return (['premium', 'taxes', 'total'] as const).map((part) => ({
      amount,
      creditCheck,
      part,
      words: toPlainFigure(formatMoney(price[part])),
    }));
  });
}

/** The plan's fees and tax rates, as a guide would type them: `$75`, `8%`. */
export function chargeFigures({ fees, taxes }: RatePlan): string[] {
  return [
    ...fees.map(({ amount }) => toPlainFigure(formatMoney(amount))),
    ...taxes.map(({ rate }) => formatRate(rate)),
  ];
}

/** The number of dollars in a figure, 0 for a figure that is no amount. */
export function toAmount(figure: string): number {
  if (!figure.startsWith('$')) return 0;

  return Number(toPlainFigure(figure).replaceAll(/[$,]/g, ''));
}
