/** The amount of a probate or guardian bond by the published rule of a state. */
import type { BondSlug } from '../bonds/bond-types.ts';
import { formatWholeMoney, type Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  downToDollar,
  forMonths,
  MONTHS_PER_YEAR,
  percentOf,
  sumOf,
  upToDollar,
  type WorksheetGap,
  type WorksheetLine,
  type WorksheetResult,
} from './worksheet-result.ts';

/** The figures of an estate, with their labels. Income and rents are those of one year. */
export const ESTATE_LABELS = {
  personal: 'Personal property',
  realEstate: 'Real estate you may sell',
  income: 'Income, without rents',
  rents: 'Gross rents',
  recoveries: 'Likely recoveries in lawsuits',
  deposits: 'Deposits that need a court order',
} as const;

/** A figure that a rule can count. */
export type EstatePart = keyof typeof ESTATE_LABELS;

/** The figures. One that is missing counts as 0. */
export type EstateFigures = Partial<Record<EstatePart, Cents>>;

/** The fiduciary, with the bond that each one gives. */
export const FIDUCIARY_BONDS = {
  executor: 'executor-personal-representative',
  administrator: 'administrator',
  guardian: 'guardian-conservator',
  adultGuardian: 'guardian-conservator',
} as const satisfies Record<string, BondSlug>;

export type Fiduciary = keyof typeof FIDUCIARY_BONDS;

/** What each fiduciary is called. States use guardian and conservator differently. */
export const FIDUCIARY_LABELS: Readonly<Record<Fiduciary, string>> = {
  executor: 'Executor or personal representative',
  administrator: 'Administrator, without a will',
  guardian: 'Guardian or conservator of a minor',
  adultGuardian: 'Guardian or conservator of an adult',
};

/** Whether the fiduciary looks after a living person's property. */
export function isGuardian(who: Fiduciary): boolean {
  return FIDUCIARY_BONDS[who] === FIDUCIARY_BONDS.guardian;
}

/** A rule with a surety company on the bond. */
export type ProbateRule = {
  /** What counts. `months`: the months of yearly income or rents. */
  parts: readonly { part: EstatePart; months?: number | undefined }[];
  /** The share of the sum, in whole percent. */
  percent: number;
  /** Whether the bond is at least the result, equal to it, or at most the result. */
  bound: 'least' | 'exact' | 'most';
  /** A lower share that the court may accept when the sum is above an amount. */
  reduced?: { percent: number; above: Cents } | undefined;
};

/** The rule of a state, or why there is none. Guardians need a rule of their own; `confirm`: we cite it, without a formula. */
export type ProbateState = {
  estate: ProbateRule | 'court-decides' | 'confirm';
  guardian?: ProbateRule | 'confirm' | undefined;
  /** Whether the rule for guardians is about those of minors only. */
  isForMinors?: boolean | undefined;
};

/** The figures that a worksheet has to ask for. All of them when the state has no formula. */
export function estatePartsFor(state: ProbateState | undefined, who: Fiduciary): EstatePart[] {
  const rule = state && ruleFor(state, who);

  return typeof rule === 'object'
    ? rule.parts.map(({ part }) => part)
    : (Object.keys(ESTATE_LABELS) as EstatePart[]);
}

/**
 * The bond's amount in whole dollars: rounded up, or down where the law sets a ceiling. Personal
 * property is needed for a result; write 0 if there is none.
 */
export function probateAmount(
  state: ProbateState,
  who: Fiduciary,
  figures: EstateFigures,
): Result<WorksheetResult, WorksheetGap> {
  const rule = ruleFor(state, who);
  if (typeof rule === 'string') return fail(rule);
  if (figures.personal === undefined) return fail('incomplete');

  const lines = rule.parts.map((counted) => toLine(counted, figures));
  const sum = sumOf(lines);
  const round = rule.bound === 'most' ? downToDollar : upToDollar;
  const bond = FIDUCIARY_BONDS[who];
  const { percent, reduced } = rule;
  const amount = { label: amountLabel(rule), amount: round(percentOf(sum, percent)), bond };
  if (reduced === undefined || sum <= reduced.above) return ok({ lines, amounts: [amount] });

  const accepted = {
    label: `Or ${reduced.percent}%, if the clerk accepts it: the sum is above ${formatWholeMoney(reduced.above)}`,
    amount: round(percentOf(sum, reduced.percent)),
    bond,
  };

  return ok({ lines, amounts: [amount, accepted] });
}

function ruleFor(state: ProbateState, who: Fiduciary): ProbateRule | WorksheetGap {
  if (!isGuardian(who)) return state.estate;
  if (who === 'adultGuardian' && state.isForMinors) return 'minors-only';

  return state.guardian ?? 'no-guardian-rule';
}

function toLine(
  { part, months = MONTHS_PER_YEAR }: ProbateRule['parts'][number],
  figures: EstateFigures,
): WorksheetLine {
  const figure = figures[part] ?? 0;
  const label = ESTATE_LABELS[part];
  if (part === 'deposits') return { label: `Less: ${label.toLowerCase()}`, amount: 0 - figure };
  if (part !== 'income' && part !== 'rents') return { label, amount: figure };

  return { label: `${label}, ${months} months`, amount: forMonths(figure, months) };
}

function amountLabel({ percent, bound }: ProbateRule): string {
  const label = {
    least: 'The bond is at least',
    exact: 'The bond is',
    most: 'The bond is at most',
  };

  return percent === 100 ? label[bound] : `${label[bound]} ${percent}% of the sum`;
}
