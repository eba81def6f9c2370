/** A contractor's likely bonding capacity by rules of thumb. An underwriter decides. */
import { CENTS_PER_DOLLAR, type Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  percentOf,
  type WorksheetGap,
  type WorksheetLine,
  type WorksheetResult,
} from './worksheet-result.ts';

/** The rules of thumb. Multiples come as a low and a high one. */
export type CapacityRule = {
  /** The share of inventory and of securities that counts as working capital, in percent. */
  inventoryPercent: number;
  securitiesPercent: number;
  /** One job, as multiples of working capital and of the largest job. */
  single: { low: number; high: number };
  largestJob: { low: number; high: number };
  /** All jobs, as multiples of working capital. */
  aggregate: { low: number; high: number };
  /** The smallest share of the aggregate that net worth covers, in percent. */
  netWorthPercent: number;
};

/** Figures of the balance sheet and of past work. Inventory and securities are in current assets. */
export type CapacityFigures = {
  currentAssets?: Cents | undefined;
  inventory?: Cents | undefined;
  securities?: Cents | undefined;
  currentLiabilities?: Cents | undefined;
  netWorth?: Cents | undefined;
  largestJob?: Cents | undefined;
};

/** An estimate is not more exact than this. */
const STEP: Cents = 1000 * CENTS_PER_DOLLAR;

/**
 * The largest job and the largest sum of all jobs, each from a low to a high estimate in whole
 * thousands of dollars, rounded down. One job never exceeds all jobs.
 */
export function bondingCapacity(
  rule: CapacityRule,
  figures: CapacityFigures,
): Result<WorksheetResult, WorksheetGap> {
  const { currentAssets, currentLiabilities, netWorth, largestJob } = figures;
  if (currentAssets === undefined || currentLiabilities === undefined) return fail('incomplete');
  if (netWorth === undefined || largestJob === undefined) return fail('incomplete');

  const lines = workingCapitalLines(rule, { ...figures, currentAssets, currentLiabilities });
  const capital = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (capital <= 0) return fail('no-working-capital');
  if (netWorth === 0) return fail('no-net-worth');
  if (largestJob === 0) return fail('no-largest-job');

  const worthLimit = (netWorth * 100) / rule.netWorthPercent;
  const all = {
    low: Math.min(capital * rule.aggregate.low, worthLimit),
    high: Math.min(capital * rule.aggregate.high, worthLimit),
  };
  const one = {
    low: Math.min(capital * rule.single.low, largestJob * rule.largestJob.low, all.low),
    high: Math.min(capital * rule.single.high, largestJob * rule.largestJob.high, all.high),
  };

  return ok({
    lines: [...lines, { label: 'Working capital, as a surety counts it', amount: capital }],
    amounts: [
      {
        label: 'One job',
        amount: toStep(one.low),
        upTo: toStep(one.high),
        bond: 'performance-bond',
      },
      { label: 'All jobs at once', amount: toStep(all.low), upTo: toStep(all.high) },
    ],
  });
}

function workingCapitalLines(
  { inventoryPercent, securitiesPercent }: CapacityRule,
  figures: CapacityFigures & { currentAssets: Cents; currentLiabilities: Cents },
): WorksheetLine[] {
  const { currentAssets, inventory = 0, securities = 0, currentLiabilities } = figures;
  const cut = (amount: Cents, percent: number) => 0 - Math.round(percentOf(amount, 100 - percent));

  return [
    { label: 'Current assets', amount: currentAssets },
    {
      label: `Less: inventory, ${100 - inventoryPercent}% of it`,
      amount: cut(inventory, inventoryPercent),
    },
    {
      label: `Less: securities, ${100 - securitiesPercent}% of them`,
      amount: cut(securities, securitiesPercent),
    },
    { label: 'Less: current liabilities', amount: 0 - currentLiabilities },
  ];
}

function toStep(cents: number): Cents {
  return Math.floor(cents / STEP) * STEP;
}
