/** What a law or an office requires of a bond: one fact, with the text that says so. */
import { BOND_SLUGS, type BondSlug } from '../bonds/bond-types.ts';
import { FILERS } from '../states/filing.ts';
import type { StateCode } from '../us-states.ts';

/** The family of the facts about how courts take the bonds of fiduciaries, whatever the bond. */
export const COURT_FILING = 'court-filing';

/** What facts are about: a bond, or the filing of court bonds. */
export type RequirementFamily = BondSlug | typeof COURT_FILING;

export const REQUIREMENT_FAMILIES: readonly RequirementFamily[] = [...BOND_SLUGS, COURT_FILING];

/** The units of values. `name`: the name of a court. `filer`: who files the bond. */
export const REQUIREMENT_UNITS = [
  'yes-no',
  'dollars',
  'percent',
  'days',
  'years',
  'name',
  'filer',
] as const;

export type RequirementUnit = (typeof REQUIREMENT_UNITS)[number];

/**
 * The kinds of facts, with the unit of their values. `required`: whether the bond is asked for.
 * `amount`: the amount of the bond. `proposed`: an amount that is proposed, or whose start is not
 * confirmed. `formula`: the amount as a percentage; the detail says of what. `waiver`: whether a
 * will can spare the executor the bond. `cap`: the highest amount. `threshold`: the contract price
 * from which the bond is required. `deadline`: days that the law gives, of what is in `who`. `term`:
 * how long the bond runs. `e-filing`: whether a court takes the bond electronically.
 * `court`: the court that takes the bond. `filer`: who brings it there.
 */
const UNITS = {
  required: 'yes-no',
  amount: 'dollars',
  proposed: 'dollars',
  formula: 'percent',
  waiver: 'yes-no',
  cap: 'dollars',
  threshold: 'dollars',
  deadline: 'days',
  term: 'years',
  'e-filing': 'yes-no',
  court: 'name',
  filer: 'filer',
} as const satisfies Record<string, RequirementUnit>;

export type RequirementFact = keyof typeof UNITS;

export const REQUIREMENT_FACTS = Object.keys(UNITS) as [RequirementFact, ...RequirementFact[]];

/** The unit of the values of a kind of facts. */
export function unitOf(fact: RequirementFact): RequirementUnit {
  return UNITS[fact];
}

/** Whether a value is of the unit of its fact. Every fact can be unknown or left to the court or office. */
export function fitsFact(fact: RequirementFact, value: Requirement['value']): boolean {
  if (value === UNKNOWN || value === DISCRETION) return true;

  switch (unitOf(fact)) {
    case 'yes-no':
      return typeof value === 'boolean';
    case 'name':
      return typeof value === 'string';
    case 'filer':
      return FILERS.some((filer) => filer === value);
    case 'dollars':
    case 'percent':
    case 'days':
    case 'years':
      return typeof value === 'number';
  }
}

/** The value of a fact that no text we read settles. */
export const UNKNOWN = 'unknown';

/** The value of a fact that the law leaves to the court or the office. */
export const DISCRETION = 'discretion';

/**
 * What a row proves. `quoted`: it has the sentence of its source that says so. `unread`: it has a value,
 * but we could not read the sentence. `unknown`: no text that we read settles the value.
 */
export const EVIDENCE = ['quoted', 'unread', 'unknown'] as const;

export type Evidence = (typeof EVIDENCE)[number];

/** One fact about a bond in one state, or of one federal office. */
export type Requirement = {
  /** Stable: `notary-al-amount`, or `auto-dealer-az-amount-recyclers`. */
  id: string;
  bond: RequirementFamily;
  /** Missing for a federal fact. */
  state?: StateCode | undefined;
  /** The federal office. */
  office?: string | undefined;
  fact: RequirementFact;
  /** Whom the fact binds, if not everyone who needs the bond. */
  who?: string | undefined;
  /** Whole dollars, percent, days or years, yes or no, a court or a filer: see `unitOf`. Or `UNKNOWN`, or `DISCRETION`. */
  value: number | boolean | string;
  /** The upper end of a range that begins at `value`. */
  upTo?: number | undefined;
  /** The value before the effective date. */
  superseded?: number | undefined;
  /** The day from which the value holds. */
  effective: string;
  /** The words that say so, in the text of the source, or `UNKNOWN` if we could not read them. */
  quote: string;
  /** A sentence on the rule, where the value alone does not say it; for an unknown value, why. */
  detail?: string | undefined;
  /** The day on which we published the fact. */
  added: string;
  /** What we changed in the fact after publishing it. */
  changes: readonly { on: string; what: string }[];
};

/** The place of the facts of federal offices. */
export const FEDERATION = 'us';

/** The place of a fact, as an id names it: `al`, or `us` for a federal fact. */
export function placeOf({ state }: Pick<Requirement, 'state'>): string {
  return (state ?? FEDERATION).toLowerCase();
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

/** The address of a fact's row, on the page of its family. */
export function rowPath({ bond, id }: Pick<Requirement, 'bond' | 'id'>): string {
  return `/requirements/${bond}#${id}`;
}

/** What a fact's row proves. A quote that does not settle the value leaves the fact unknown. */
export function evidenceOf({ value, quote }: Pick<Requirement, 'value' | 'quote'>): Evidence {
  if (value === UNKNOWN) return 'unknown';

  return quote === UNKNOWN ? 'unread' : 'quoted';
}

/** Every amount that a fact names, in whole dollars. */
export function amountsOf({ fact, value, upTo, superseded }: Requirement): number[] {
  if (unitOf(fact) !== 'dollars') return [];

  return [value, upTo, superseded].filter((amount) => typeof amount === 'number');
}
