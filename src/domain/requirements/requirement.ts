/** What a law or an office requires of a bond: one fact, with the text that says so. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/** The units of values. */
export const REQUIREMENT_UNITS = ['yes-no', 'dollars', 'percent'] as const;

export type RequirementUnit = (typeof REQUIREMENT_UNITS)[number];

/**
 * The kinds of facts, with the unit of their values. `required`: whether the bond is asked for.
 * `amount`: the amount of the bond. `proposed`: an amount that is proposed, or whose start is not
 * confirmed. `formula`: the amount as a percentage; the detail says of what. `waiver`: whether a
 * will can spare the executor the bond. `cap`: the highest amount. `threshold`: the contract price
 * from which the bond is required. `e-filing`: whether a court takes the bond electronically.
 */
const UNITS = {
  required: 'yes-no',
  amount: 'dollars',
  proposed: 'dollars',
  formula: 'percent',
  waiver: 'yes-no',
  cap: 'dollars',
  threshold: 'dollars',
  'e-filing': 'yes-no',
} as const satisfies Record<string, RequirementUnit>;

export type RequirementFact = keyof typeof UNITS;

export const REQUIREMENT_FACTS = Object.keys(UNITS) as [RequirementFact, ...RequirementFact[]];

/** The unit of the values of a kind of facts. */
export function unitOf(fact: RequirementFact): RequirementUnit {
  return UNITS[fact];
}

/** The value of a fact that no text we read settles. */
export const UNKNOWN = 'unknown';

export type Unknown = typeof UNKNOWN;

/** The value of a fact that the law leaves to the court or the office. */
export const DISCRETION = 'discretion';

export type Discretion = typeof DISCRETION;

/** One fact about a bond in one state, or of one federal office. */
export type Requirement = {
  /** Stable: `notary-al-amount`, or `auto-dealer-az-amount-recyclers`. */
  id: string;
  bond: BondSlug;
  /** Missing for a federal fact. */
  state?: StateCode | undefined;
  /** The federal office. */
  office?: string | undefined;
  fact: RequirementFact;
  /** Whom the fact binds, if not everyone who needs the bond. */
  who?: string | undefined;
  /** Whole dollars, whole percent, or yes or no: see `unitOf`. */
  value: number | boolean | Unknown | Discretion;
  /** The upper end of a range that begins at `value`. */
  upTo?: number | undefined;
  /** The value before the effective date. */
  superseded?: number | undefined;
  /** The day from which the value holds. */
  effective: string;
  /** The words that say so, in the text of the source. */
  quote: string;
  /** A sentence on the rule, where the value alone does not say it; for an unknown value, why. */
  detail?: string | undefined;
  /** The day on which we published the fact. */
  added: string;
  /** What we changed in the fact after publishing it. */
  changes: readonly { on: string; what: string }[];
};

/** The place of a fact, as an id names it: `al`, or `us` for a federal fact. */
export function placeOf({ state }: Pick<Requirement, 'state'>): string {
  return (state ?? 'us').toLowerCase();
}

/** The id of a fact. Two facts with one id would contradict each other. */
export function requirementId(row: Pick<Requirement, 'bond' | 'state' | 'fact' | 'who'>): string {
  const who = row.who?.toLowerCase().match(/[a-z0-9]+/g) ?? [];

  return [row.bond, placeOf(row), row.fact, ...who].join('-');
}

/** The fact of this kind that binds everyone in a state; without a state, the federal one. */
export function generalFact<Row extends Requirement>(
  rows: readonly Row[],
  fact: RequirementFact,
  state?: StateCode,
): Row | undefined {
  return rows.find((row) => row.fact === fact && row.state === state && row.who === undefined);
}

/** Every amount that a fact names, in whole dollars. */
export function amountsOf({ fact, value, upTo, superseded }: Requirement): number[] {
  if (unitOf(fact) !== 'dollars') return [];

  return [value, upTo, superseded].filter((amount) => typeof amount === 'number');
}
