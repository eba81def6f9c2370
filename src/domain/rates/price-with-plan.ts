import { CENTS_PER_DOLLAR, type Cents } from '../money.ts';
import type { NamedCharges } from './price-lines.ts';
import type { CreditCheck, Price } from './price.ts';
import type { StateCode } from '../us-states.ts';
import { prorate, type YearShare } from './prorate.ts';
import type { Millionths, PremiumRule, RatePlan, RateTier } from './rate-plan.ts';

const MILLION = 1_000_000;

/** The answers that a price depends on. */
export type PriceBasis = {
  /** Missing before the visitor chooses a state. */
  stateCode: StateCode | undefined;
  /** The penal sum in cents. */
  amount: Cents;
  creditCheck: CreditCheck;
  /** The term in years. */
  termYears: number;
  /** For a first term that is shorter than a year. */
  share?: YearShare | undefined;
};

/** A price with its fees and taxes by name. */
export type ItemizedPrice = Price & NamedCharges;

/**
 * The price under a plan, in cents. The premium is rounded as the plan says, each tax to the cent, halves up,
 * and the total is the sum of the parts.
 */
export function itemizePrice(plan: RatePlan, basis: PriceBasis): ItemizedPrice {
  return addCharges(plan, basis.stateCode, premiumFor(plan, basis));
}

/** The price under a plan without its lines. */
export function priceWithPlan(plan: RatePlan, basis: PriceBasis): Price {
  return sumsOf(itemizePrice(plan, basis));
}

/** The price for a premium that an underwriter set: the plan's fees and taxes on that premium. */
export function priceAtPremium(
  plan: RatePlan,
  stateCode: StateCode | undefined,
  premium: Cents,
): ItemizedPrice {
  return addCharges(plan, stateCode, premium);
}

/** The lowest and highest premium that an underwriter may set for this basis, in whole dollars. */
export function premiumLimits(plan: RatePlan, basis: PriceBasis): { min: Cents; max: Cents } {
  const premium = premiumFor(plan, basis);
  const { lowest, highest } = plan.underwriter;

  return {
    min: Math.ceil((premium * lowest) / MILLION / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR,
    max: Math.floor((premium * highest) / MILLION / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR,
  };
}

/** The sums of a price without its lines. */
export function sumsOf({ premium, fees, taxes, total }: ItemizedPrice): Price {
  return { premium, fees, taxes, total };
}

/** The fees and taxes of a price by name. */
export function chargesOf({ feeLines, taxLines }: ItemizedPrice): NamedCharges {
  return { feeLines, taxLines };
}

function addCharges(
  plan: RatePlan,
  stateCode: StateCode | undefined,
  premium: Cents,
): ItemizedPrice {
  const isCharged = ({ states }: { states?: readonly StateCode[] | undefined }) =>
    states === undefined || (stateCode !== undefined && states.includes(stateCode));
  const feeLines = plan.fees.filter(isCharged).map(({ name, amount }) => ({ name, amount }));
  const taxLines = plan.taxes
    .filter(isCharged)
    .map(({ name, rate }) => ({ name, rate, amount: Math.round((premium * rate) / MILLION) }));
  const fees = sum(feeLines);
  const taxes = sum(taxLines);

  return { premium, fees, taxes, total: premium + fees + taxes, feeLines, taxLines };
}

function sum(lines: readonly { amount: Cents }[]): Cents {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

function premiumFor(plan: RatePlan, basis: PriceBasis): Cents {
  return prorate(premiumUnder(plan.premium, basis), basis.share);
}

/** Computed in whole numbers of any size, and divided once at the end, so that no half is rounded twice. */
function premiumUnder(rule: PremiumRule, basis: PriceBasis): Cents {
  const unit = rule.roundTo === 'dollar' ? CENTS_PER_DOLLAR : 1;
  const yearly = BigInt(Math.max(millionthsOfCents(rule, basis), (rule.minimum ?? 0) * MILLION));
  const shares = yearShares(rule, basis.termYears).reduce((sum, share) => sum + share, 0);

  return roundedQuotient(yearly * BigInt(shares), BigInt(MILLION) ** 2n * BigInt(unit)) * unit;
}

/** The quotient as a whole number, halves up. */
function roundedQuotient(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** The premium before its minimum and rounding, in millionths of a cent. */
function millionthsOfCents(rule: PremiumRule, { amount, creditCheck }: PriceBasis): number {
  if (rule.flat !== undefined) return rule.flat * MILLION;

  const surcharge = creditCheck === 'authorized' ? 0 : (rule.withoutCreditCheck ?? 0);
  const tiers = rule.tiers ?? [];

  return rule.isMarginal
    ? marginal(tiers, amount) + surcharge * amount
    : (rateAt(tiers, amount) + surcharge) * amount;
}

function rateAt(tiers: readonly RateTier[], amount: Cents): Millionths {
  return tiers.find(({ upTo = Infinity }) => amount <= upTo)?.rate ?? 0;
}

function marginal(tiers: readonly RateTier[], amount: Cents): number {
  let from = 0;
  let total = 0;
  for (const { upTo = Infinity, rate } of tiers) {
    total += rate * Math.max(0, Math.min(amount, upTo) - from);
    from = upTo;
  }

  return total;
}

/** What each year of the term costs, as millionths of the yearly premium. */
function yearShares({ yearDiscounts }: PremiumRule, termYears: number): Millionths[] {
  if (yearDiscounts === undefined) return [MILLION];

  return Array.from(
    { length: termYears },
    (_, year) => MILLION - (yearDiscounts[Math.min(year, yearDiscounts.length - 1)] ?? 0),
  );
}
