/** Work in progress: what follows from the four figures of each job. All amounts in cents. */
import { formatDate, formatPeriod, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

/** One job of a schedule. The price has approved changes only. Not every sheet says when a job starts and ends. */
export type WipRow = {
  number: string;
  name: string;
  owner: string;
  price: Cents;
  estimate: Cents;
  cost: Cents;
  billed: Cents;
  isBonded: boolean;
  start?: IsoDate | undefined;
  end?: IsoDate | undefined;
};

/** The columns that have a total. */
export const WIP_AMOUNTS = ['price', 'estimate', 'cost', 'billed'] as const;

export type WipTotals = Record<(typeof WIP_AMOUNTS)[number], Cents>;

/** The figures computed from a row. `billing` is positive for under-billing and negative for over-billing. */
export type WipFigures = {
  /** Cost to date as a share of the estimate, in hundredths of a percent, at most 100%. */
  complete: number;
  earned: Cents;
  earnedProfit: Cents;
  billing: Cents;
  toComplete: Cents;
  /** Profit by this schedule minus profit by the last one. Undefined for a new job. */
  fade: Cents | undefined;
};

/** 100%, in the units of `complete`. */
export const WHOLE = 10_000;

/**
 * The figures of a job. Complete = cost / estimate; earned revenue = complete x price; billing = earned - billed; cost
 * to complete = estimate - cost. A job whose cost passed its estimate counts as complete.
 */
export function wipFigures(row: WipRow, last?: WipRow): WipFigures {
  const { price, estimate, cost, billed } = row;
  const done = Math.min(cost, estimate);
  const earned = estimate === 0 ? 0 : share(price, done, estimate);

  return {
    complete: estimate === 0 ? 0 : share(WHOLE, done, estimate),
    earned,
    earnedProfit: estimate === 0 ? 0 : share(price - estimate, done, estimate),
    billing: earned - billed,
    toComplete: Math.max(0, estimate - cost),
    fade: last && profitOf(row) - profitOf(last),
  };
}

/** The profit that a schedule expects of a job at its end. */
export function profitOf({ price, estimate }: WipRow): Cents {
  return price - estimate;
}

/**
 * Warns of jobs whose cost passed their estimate: their figures say that they are finished. Undefined when there are
 * none.
 */
export function overrunWords(rows: readonly WipRow[]): string | undefined {
  const over = rows.filter(({ cost, estimate }) => cost > estimate).map(({ number }) => number);
  const [first, ...others] = over;
  if (first === undefined) return undefined;

  return others.length === 0
    ? `Job ${first} has cost more than its estimated cost, so it counts as 100% complete. Correct the estimated cost, or save the schedule again to keep it.`
    : `Jobs ${over.join(', ')} have cost more than their estimated costs, so they count as 100% complete. Correct the estimated costs, or save the schedule again to keep them.`;
}

/** When a job runs, as far as its schedule says: "March 1 to June 30, 2027", "From March 1, 2027". */
export function jobPeriod({ start, end }: Pick<WipRow, 'start' | 'end'>): string | undefined {
  if (start && end) return formatPeriod(start, end);
  if (start) return `From ${formatDate(start)}`;

  return end && `Until ${formatDate(end)}`;
}

/** The sums of the columns. */
export function wipTotals(rows: readonly WipRow[]): WipTotals {
  const totalOf = (name: (typeof WIP_AMOUNTS)[number]) =>
    rows.reduce((total, row) => total + row[name], 0);

  return {
    price: totalOf('price'),
    estimate: totalOf('estimate'),
    cost: totalOf('cost'),
    billed: totalOf('billed'),
  };
}

/** What is over-billed or under-billed in all, and the cost to complete all jobs. */
export function openTotals(rows: readonly WipRow[]): Pick<WipFigures, 'billing' | 'toComplete'> {
  const figures = rows.map((row) => wipFigures(row));

  return {
    billing: figures.reduce((total, { billing }) => total + billing, 0),
    toComplete: figures.reduce((total, { toComplete }) => total + toComplete, 0),
  };
}

/** The columns whose total on the contractor's sheet differs from the sum of the rows, with the difference. */
export function untiedTotals(
  rows: readonly WipRow[],
  stated: WipTotals,
): { column: keyof WipTotals; difference: Cents }[] {
  const totals = wipTotals(rows);

  return WIP_AMOUNTS.map((column) => ({
    column,
    difference: stated[column] - totals[column],
  })).filter(({ difference }) => difference !== 0);
}

/** Part / whole of an amount, rounded to whole cents, exact for any size. The sign of the amount counts. */
function share(amount: Cents, part: Cents, whole: Cents): Cents {
  const size = BigInt(Math.abs(amount)) * BigInt(part);
  const divisor = BigInt(whole);
  const rounded = Number((size * 2n + divisor) / (divisor * 2n));

  return amount < 0 ? 0 - rounded : rounded;
}
