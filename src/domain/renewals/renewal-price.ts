/** The price of a bond's next term, compared with the last one, and why it changed. */
import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { addYears } from '../dates.ts';
import { formatMoney, formatWholeMoney, type Cents } from '../money.ts';
import { priceBond } from '../quote/pricing.ts';
import { termWords } from '../quote/term-words.ts';
import { findPlan } from '../rates/plan-for.ts';
import type { Price } from '../rates/price.ts';
import { planStampWords } from '../rates/plan-stamp.ts';
import type { PlanStamp, RatePlan } from '../rates/rate-plan.ts';
import { STATE_CODES } from '../us-states.ts';

const centsSchema = z.int().nonnegative();

/**
 * What the price of the next term is computed from and compared with. `public.renewal_price_facts`
 * returns it. Amounts are in cents.
 */
export const renewalPriceFactsSchema = z.object({
  bondId: z.uuid(),
  bondSlug: z.enum(BOND_SLUGS),
  stateCode: z.enum(STATE_CODES),
  /** The penal sum today. */
  amount: centsSchema,
  /** The answers of the last application, which a renewal starts from. */
  termYears: z.int().positive(),
  isCreditChecked: z.boolean(),
  /** The day whose rate plan applies. */
  on: z.iso.date(),
  /** The plans of the bond as the catalog stores them. The catalog is generated from checked files. */
  ratePlans: z.array(z.unknown()),
  last: z.object({
    premium: centsSchema,
    /** Missing for a term that was not bought on this site. */
    total: centsSchema.optional(),
    /** Missing for a term from before there were plans. */
    plan: z.object({ id: z.string(), version: z.int() }).optional(),
    amount: centsSchema,
    startsOn: z.iso.date(),
    /** The first day after the term, or the day to which it is paid. Missing when it is unknown. */
    endsOn: z.iso.date().optional(),
  }),
});

export type RenewalPriceFacts = z.output<typeof renewalPriceFactsSchema>;

/**
 * The price of the next term, compared with the last total, or with the last premium where the total
 * is unknown, and a sentence for each reason why it differs. Empty when no rate plan applies on the day.
 */
export function renewalPriceWords(facts: RenewalPriceFacts): string[] {
  const found = nextPrice(facts);
  if (!found) return [];

  const { price, plan } = found;
  const term = `At today’s rates, the next term (${termWords(facts.termYears)}) costs ${formatMoney(price.total)}`;
  const { last } = facts;
  if (last.total === price.total) return [`${term}, the same as last time.`];
  if (last.total !== undefined) {
    return [`${term}. Last time you paid ${formatMoney(last.total)}.`, ...reasonsFor(facts, plan)];
  }

  const nextCost = `${term}. Its premium is ${formatMoney(price.premium)}`;
  if (last.premium === price.premium) return [`${nextCost}, the same as last time.`];

  return [
    `${nextCost}. The last premium was ${formatMoney(last.premium)}.`,
    ...reasonsFor(facts, plan),
  ];
}

/** What the next term costs: "$1,452.00". Undefined when no rate plan applies on the day. */
export function renewalTotal(facts: RenewalPriceFacts): string | undefined {
  const found = nextPrice(facts);

  return found && formatMoney(found.price.total);
}

function nextPrice(facts: RenewalPriceFacts): { price: Price; plan: PlanStamp } | undefined {
  const { bondSlug: slug, stateCode, on, isCreditChecked, amount, termYears } = facts;
  const ratePlans = facts.ratePlans as RatePlan[];
  const plan = findPlan(ratePlans, { bondType: slug, stateCode, on });
  const creditCheck = isCreditChecked ? 'authorized' : 'not_authorized';
  const answers = { stateCode, amount, termYears, creditCheck, on } as const;

  return plan && { price: priceBond({ slug, ratePlans }, answers), plan };
}

function reasonsFor({ amount, last }: RenewalPriceFacts, plan: PlanStamp): string[] {
  return [
    ...(last.amount === amount ? [] : [amountWords(last.amount, amount)]),
    ...planWords(last.plan, plan),
    ...(isShorterThanAYear(last)
      ? ['The last term was shorter than a year, and you paid for its days only.']
      : []),
  ];
}

function amountWords(before: Cents, now: Cents): string {
  return `A rider changed the bond amount from ${formatWholeMoney(before)} to ${formatWholeMoney(now)}.`;
}

function planWords(last: PlanStamp | undefined, now: PlanStamp): string[] {
  if (!last) return ['We have no record of the rates of the last term.'];
  if (last.id === now.id && last.version === now.version) return [];

  return [
    `Our rates changed: the rate plan is now ${planStampWords(now)}. Last time it was ${planStampWords(last)}.`,
  ];
}

function isShorterThanAYear({ startsOn, endsOn }: RenewalPriceFacts['last']): boolean {
  return endsOn !== undefined && endsOn < addYears(startsOn, 1);
}
