/** What a law or an office requires of a bond: one fact, with the text that says so. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/**
 * The kinds of facts. `required`: whether the bond is asked for. `amount`: the amount of the bond.
 * `proposed`: an amount that is proposed, or whose start is not confirmed.
 */
export const REQUIREMENT_FACTS = ['required', 'amount', 'proposed'] as const;

export type RequirementFact = (typeof REQUIREMENT_FACTS)[number];

/** The value of a fact that no text we read settles. */
export const UNKNOWN = 'unknown';

export type Unknown = typeof UNKNOWN;

/** One fact about a bond in one state, or of one federal office. Amounts are whole dollars. */
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
  value: number | boolean | Unknown;
  /** The upper end of a range that begins at `value`. */
  upTo?: number | undefined;
  /** The value before the effective date. */
  superseded?: number | undefined;
  /** The day from which the value holds. */
  effective: string;
  /** The words that say so, in the text of the source. */
  quote: string;
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
export function amountsOf({ value, upTo, superseded }: Requirement): number[] {
  return [value, upTo, superseded].filter((amount) => typeof amount === 'number');
}
