/**
 * The finder's sentences. Those in quotation marks in specification 1, section 2, are used exactly.
 */
import type { FinderFilters, IgnoredFilter } from '~/domain/finder/filters';
import { stateName, type StateCode } from '~/domain/us-states';

/** "Showing 14 available bonds". */
export function countSentence(count: number): string {
  return count === 1 ? 'Showing 1 available bond' : `Showing ${count} available bonds`;
}

/** Why a value of the address is not used. */
export function ignoredSentence({ name, value }: IgnoredFilter): string {
  const kind = name === 'state' ? 'a US state' : 'a category of bonds';

  return `“${value}” in this link is not ${kind} we know, so we left it out.`;
}

/** Why nothing is found, and what helps. */
export function emptySentence(filters: FinderFilters, isServed: boolean): string {
  if (filters.state && !isServed) {
    return [
      `We are not licensed in ${stateName(filters.state)} yet, so we cannot write a bond there.`,
      'Tell us what you need and we will say who can.',
    ].join(' ');
  }

  return [
    'Nothing in the catalog matches all of that. Try fewer words, or tell us what the court or',
    'agency asked for and we will find it.',
  ].join(' ');
}

/** A bond the chosen state asks nobody for. */
export function notRequiredSentence(state: StateCode): string {
  return `${stateName(state)} does not require this bond. You can still ask for one.`;
}
