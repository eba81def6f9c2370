/** How the end of a bond's term is set and named. */
import { z } from 'zod';
import type { StateCode } from '../us-states.ts';
import { BOND_TRAITS, type BondEnd, type BondSlug } from './bond-types.ts';

/** Any year that is not a leap year. A license year never ends on February 29. */
const COMMON_YEAR = '2027';

const yearEndSchema = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'Write month and day: 12-31')
  .refine(
    (monthAndDay) => z.iso.date().safeParse(`${COMMON_YEAR}-${monthAndDay}`).success,
    'Expected a day of every year',
  );

/**
 * How a bond ends. The contents of a bond file:
 *
 * - `anniversary`: at 12:01 a.m. on the anniversary of the effective date.
 * - `day-before`: at the end of the day before the anniversary.
 * - `continuous`: when the obligee releases it or it is cancelled. The premium is paid by term.
 * - `with-commission`: at the end of the commission, if it is known and ends earlier than the term. Otherwise on the
 *   anniversary.
 * - `yearEnds`: at the end of the license year, which ends on the same day for everyone ("12-31").
 *   With `continuous`, the bond goes on and only its premium follows the license year.
 */
export const termConventionSchema = z.union([
  z.enum(['anniversary', 'day-before', 'continuous', 'with-commission']),
  z.strictObject({ yearEnds: yearEndSchema, continuous: z.literal(true).optional() }),
]);

/**
 * A convention. No file can choose `until-award`, how a bid bond ends: without an end date, and without a second
 * premium.
 */
export type TermConvention = z.output<typeof termConventionSchema> | 'until-award';

const CONVENTION_OF_KIND = {
  'with-term': 'anniversary',
  'on-release': 'continuous',
  'at-award': 'until-award',
} as const satisfies Record<BondEnd, TermConvention>;

/** A bond as far as its convention needs it. */
export type ConventionBond = {
  slug: BondSlug;
  stateRules: Partial<Record<StateCode, { termConvention?: TermConvention | undefined }>>;
  termConvention?: TermConvention | undefined;
};

/**
 * The convention of a bond in a state: the state's own, the bond's own, or that of its kind. No law makes a bid bond
 * outlast its bid.
 */
export function termConventionFor(bond: ConventionBond, state: StateCode): TermConvention {
  const ofKind = CONVENTION_OF_KIND[BOND_TRAITS[bond.slug].ends];
  if (ofKind === 'until-award') return ofKind;

  return bond.stateRules[state]?.termConvention ?? bond.termConvention ?? ofKind;
}

/** The last day of the license year as month and day ("12-31"). Undefined if the law fixes none. */
export function yearEndOf(convention: TermConvention): string | undefined {
  return typeof convention === 'string' ? undefined : convention.yearEnds;
}

/** Whether a bond has no end date. It continues after its term, or ends with its bid. */
export function isContinuous(convention: TermConvention): boolean {
  return typeof convention === 'string'
    ? convention === 'continuous' || convention === 'until-award'
    : convention.continuous === true;
}
