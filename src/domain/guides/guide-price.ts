import { BOND_SLUGS, type BondSlug } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import { dollars, formatWholeMoney, type Cents } from '../money.ts';
import { formatRate } from '../rates/format-rate.ts';
import { planFor } from '../rates/plan-for.ts';
import type { CreditCheck } from '../rates/price.ts';
import { itemizePrice, type ItemizedPrice, type PriceBasis } from '../rates/price-with-plan.ts';
import type { RatePlan } from '../rates/rate-plan.ts';
import { parseStateCode, STATE_CODES, type StateCode } from '../us-states.ts';

/**
 * The parts of our price that a guide can show. `sum` is the whole calculation, `rate` the percentage of the
 * amount.
 */
export const PRICE_PARTS = ['total', 'premium', 'fees', 'taxes', 'rate', 'sum'] as const;

export type PricePart = (typeof PRICE_PARTS)[number];

/** Attributes of `<OurPrice>` as an editor writes them: `bond="notary" amount="10000"`. */
export type GuidePriceAttributes = {
  bond: string;
  amount: string;
  state?: string | undefined;
  credit?: string | undefined;
  years?: string | undefined;
  part?: string | undefined;
};

/** A price of ours that a guide shows. */
export type GuidePrice = {
  bondType: BondSlug;
  /** Missing in a guide for all states. Only plans for all states apply then. */
  stateCode: StateCode | undefined;
  amount: Cents;
  creditCheck: CreditCheck;
  termYears: number;
  part: PricePart;
};

/** What each attribute accepts. The sentence says what an editor must write. */
const FORMS: Record<keyof GuidePriceAttributes, { accepts(value: string): boolean; must: string }> =
  {
    bond: {
      accepts: (value) => BOND_SLUGS.some((slug) => slug === value),
      must: `write one of ${BOND_SLUGS.join(', ')}`,
    },
    amount: {
      accepts: (value) => /^[1-9]\d{0,9}$/.test(value),
      must: 'write whole dollars without commas, as in 10000',
    },
    state: {
      accepts: (value) => STATE_CODES.some((code) => code.toLowerCase() === value),
      must: 'write a state in two small letters, as in sc',
    },
    credit: {
      accepts: (value) => value === 'yes' || value === 'no',
      must: 'write yes, or no for the price without a credit check',
    },
    years: {
      accepts: (value) => /^[1-9]\d?$/.test(value),
      must: 'write the term in whole years, as in 4',
    },
    part: {
      accepts: (value) => PRICE_PARTS.some((part) => part === value),
      must: `write one of ${PRICE_PARTS.join(', ')}`,
    },
  };

/** The problem with an attribute of `<OurPrice>`, in words for an editor. Undefined when there is none. */
export function findGuidePriceProblem(
  attribute: keyof GuidePriceAttributes,
  value: string,
): string | undefined {
  const { accepts, must } = FORMS[attribute];

  return accepts(value) ? undefined : `"${value}" cannot be read. Here ${must}`;
}

/** Read the attributes of `<OurPrice>`. Throws on a wrong one: the content check reports it before. */
export function toGuidePrice(attributes: GuidePriceAttributes): GuidePrice {
  for (const name of Object.keys(FORMS) as (keyof GuidePriceAttributes)[]) {
    const value = attributes[name];
    const problem = value === undefined ? undefined : findGuidePriceProblem(name, value);
    if (problem !== undefined) throw new Error(`[guides] <OurPrice ${name}>: ${problem}`);
  }
  const { bond, amount, state, credit, years, part } = attributes;

  return {
    bondType: bond as BondSlug,
    stateCode: state === undefined ? undefined : parseStateCode(state),
    amount: dollars(Number(amount)),
    creditCheck: credit === 'no' ? 'not_authorized' : 'authorized',
    termYears: Number(years ?? 1),
    part: (part ?? 'total') as PricePart,
  };
}

/** The price in words under the plan that applies on a day: "$2,181" or "1.3%". */
export function guidePriceWords(
  plans: readonly RatePlan[],
  { bondType, part, ...basis }: GuidePrice,
  on: IsoDate,
): string {
  const plan = planFor(plans, { bondType, stateCode: basis.stateCode, on });
  const price = itemizePrice(plan, basis);
  if (part === 'sum') return sumWords(price);
  if (part === 'rate') return rateWords(plan, basis, price);

  return formatWholeMoney(price[part]);
}

/** For example "$1,950 premium + $75 processing fee + $156 tax = $2,181". */
function sumWords({ premium, feeLines, taxLines, total }: ItemizedPrice): string {
  const lines = [{ name: 'premium', amount: premium }, ...feeLines, ...taxLines]
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${formatWholeMoney(amount)} ${name.toLowerCase()}`);

  return `${lines.join(' + ')} = ${formatWholeMoney(total)}`;
}

/** The plan's own rate where it gives the premium, otherwise the premium's share of the amount. */
function rateWords(plan: RatePlan, basis: PriceBasis, { premium }: ItemizedPrice): string {
  const { tiers = [], withoutCreditCheck = 0 } = plan.premium;
  const tier = tiers.find(({ upTo = Infinity }) => basis.amount <= upTo)?.rate ?? 0;
  const rate = tier + (basis.creditCheck === 'authorized' ? 0 : withoutCreditCheck);
  const atRate = (basis.amount * rate) / 1_000_000;
  if (Math.abs(atRate - premium) <= ROUNDING) return formatRate(rate);

  return `about ${((premium / basis.amount) * 100).toFixed(2)}%`;
}

/** How far rounding to the dollar moves a premium, in cents. */
const ROUNDING = 50;
