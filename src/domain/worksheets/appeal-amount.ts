/** The amount of an appeal (supersedeas) bond by the published rule of a state. */
import type { Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  downToDollar,
  forMonths,
  percentOf,
  sumOf,
  upToDollar,
  type WorksheetGap,
  type WorksheetLine,
  type WorksheetResult,
} from './worksheet-result.ts';

/** The parts of a judgment, with their labels. */
export const JUDGMENT_LABELS = {
  compensatory: 'Compensatory damages',
  prejudgment: 'Prejudgment interest',
  punitive: 'Punitive damages',
  other: 'Attorney’s fees and other sums',
  costs: 'Costs awarded',
} as const;

/** A sum that includes the interest counts it already. */
export const PREJUDGMENT_HINT = 'Leave it empty if the damages above include it.';

export type JudgmentPart = keyof typeof JUDGMENT_LABELS;

const JUDGMENT_PARTS = Object.keys(JUDGMENT_LABELS) as JudgmentPart[];

/** The figures of a judgment and its appeal. A missing part of the judgment counts as 0. */
export type AppealFigures = Partial<Record<JudgmentPart, Cents>> & {
  /** The interest rate a year, in percent. */
  rate?: number | undefined;
  /** How long the appeal is expected to take. */
  months?: number | undefined;
  /** The judgment debtor's net worth. */
  netWorth?: Cents | undefined;
  /** The percentage of the judgment that the court asks for, where we publish no formula. */
  percent?: number | undefined;
};

/** A published rule. */
export type AppealRule = {
  /** The parts of the judgment that the bond covers. */
  covers: readonly JudgmentPart[];
  /** Whether interest for the length of the appeal is added. */
  interest: boolean;
  /** The highest amount, and the share of the debtor's net worth that caps it as well. */
  cap?: { amount: Cents; netWorthPercent?: number | undefined } | undefined;
};

/** The figures that a worksheet has to ask for. Without a rule, the court's percentage too. */
export function appealFieldsFor(rule: AppealRule | undefined): (keyof AppealFigures)[] {
  if (!rule) return [...JUDGMENT_PARTS, 'percent', 'rate', 'months'];

  return [
    ...rule.covers,
    ...(rule.interest ? (['rate', 'months'] as const) : []),
    ...(rule.cap?.netWorthPercent ? (['netWorth'] as const) : []),
  ];
}

/** What to enter where the rule adds interest and its rate or the length of the appeal is missing. */
export const NO_INTEREST =
  'The rule adds interest. Enter its rate and the months until the appeal is decided.';

/**
 * The bond's amount in whole dollars, rounded up, but never above the cap. Interest is simple.
 * Without a published rule, the amount follows the percentage that the court asks for.
 */
export function appealAmount(
  rule: AppealRule | undefined,
  figures: AppealFigures,
): Result<WorksheetResult, WorksheetGap> {
  const percent = rule ? 100 : figures.percent;
  if (percent === undefined) return fail('confirm');
  if (figures.compensatory === undefined) return fail('incomplete');

  const { covers = JUDGMENT_PARTS, interest = true, cap } = rule ?? {};
  const { rate = 0, months = 0 } = figures;
  if (rule?.interest && (figures.rate === undefined || figures.months === undefined)) {
    return fail('no-interest');
  }
  const judgment = covers.map((part) => ({
    label: JUDGMENT_LABELS[part],
    amount: figures[part] ?? 0,
  }));
  const sum = sumOf(judgment);
  const extra = interest
    ? [interestLine(sum, { rate, months })].filter(({ amount }) => amount > 0)
    : [];
  const uncapped = upToDollar(percentOf(sum, percent) + sumOf(extra));
  const ceilings = cap ? ceilingLines(cap, figures.netWorth) : [];
  const amount = Math.min(uncapped, ...ceilings.map((ceiling) => downToDollar(ceiling.amount)));

  return ok({
    lines: [...judgment, ...extra],
    amounts: [
      { label: amountLabel(percent, amount < uncapped), amount, bond: 'appeal-supersedeas' },
    ],
    limits: ceilings,
  });
}

function interestLine(
  sum: Cents,
  { rate, months }: { rate: number; months: number },
): WorksheetLine {
  return {
    label: `Interest at ${rate}% a year for ${months} months`,
    amount: forMonths(percentOf(sum, rate), months),
  };
}

function ceilingLines(
  { amount, netWorthPercent }: NonNullable<AppealRule['cap']>,
  netWorth: Cents | undefined,
): WorksheetLine[] {
  const fixed = { label: 'Ceiling of the law', amount };
  if (netWorthPercent === undefined || netWorth === undefined) return [fixed];

  const ofWorth = Math.round(percentOf(netWorth, netWorthPercent));
  return [fixed, { label: `Ceiling: ${netWorthPercent}% of net worth`, amount: ofWorth }];
}

function amountLabel(percent: number, isCapped: boolean): string {
  if (isCapped) return 'The bond, at the lower ceiling';

  return percent === 100 ? 'The bond is' : `The bond is, with your ${percent}% of the judgment`;
}
