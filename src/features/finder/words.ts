/** The finder's sentences. */
import type { IgnoredFilter } from '~/domain/finder/filters';
import { stateName, type StateCode } from '~/domain/us-states';

/** For example "Showing 14 available bonds". */
export function countSentence(count: number): string {
  return count === 1 ? 'Showing 1 available bond' : `Showing ${count} available bonds`;
}

export const SEARCH_NOT_LOADED =
  'The search did not load, so your words are not applied. Check your connection and type again.';

/** Says why a value in the address is ignored. */
export function ignoredSentence({ name, value }: IgnoredFilter): string {
  const kind = name === 'state' ? 'a US state' : 'a category of bonds';

  return `“${value}” in this link is not ${kind}, so we ignored it.`;
}

/** Says why the result is empty and what to do. */
export function emptySentence(state: StateCode | undefined, isServed: boolean): string {
  if (state && !isServed) {
    return [
      `We are not licensed in ${stateName(state)} yet, so we can’t write a bond there.`,
      'Tell us what you need and we’ll say who can help.',
    ].join(' ');
  }

  return [
    'Nothing in the catalog matches all of that. Try fewer words, or tell us what the court or',
    'agency asked for and we will find it.',
  ].join(' ');
}

/** For a bond that the chosen state does not require. */
export function notRequiredSentence(state: StateCode): string {
  return `${stateName(state)} does not require this bond. You can still ask for one.`;
}
