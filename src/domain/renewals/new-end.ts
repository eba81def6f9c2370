import { addDays, type IsoDate } from '../dates.ts';
import type { KeptTerms } from './kept-terms.ts';
import { nextTerm, type LastTerm } from './next-term.ts';

/**
 * The day that the papers of a renewal name as the end of the next term: the first day without coverage, or the last
 * day of a license year.
 */
export function newEnd(lastTerm: LastTerm, termYears: number): IsoDate {
  const { endsOn } = nextTerm(lastTerm, termYears);

  return lastTerm.endsWithLastDay ? addDays(endsOn, -1) : endsOn;
}

/** The new end of a bond, from what its renewal keeps; undefined for a bond without an end and in an older draft. */
export function newEndOf({ startsOn, ending }: KeptTerms, termYears: number): IsoDate | undefined {
  return ending && newEnd({ ...ending, endsOn: startsOn }, termYears);
}
