import type { KeptTerms } from './kept-terms.ts';

/** The term of a bond that a renewal starts. */
export type RenewedTerm = Pick<KeptTerms, 'bondId' | 'startsOn'>;

/** Whether two quotes renew the same bond for the same term. */
export function isSameTerm(one: RenewedTerm | undefined, other: RenewedTerm | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.bondId === other.bondId &&
    one.startsOn === other.startsOn
  );
}
