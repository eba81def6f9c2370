import { describe, expect, it } from 'vitest';
import { matchesState } from '~/domain/states/match-state';
import { US_STATES } from '~/domain/us-states';

/** The codes of the states that match a text. */
function found(typed: string): string[] {
  return US_STATES.filter((state) => matchesState(typed, state)).map(({ code }) => code);
}

describe('matchesState', () => {
  it.each([
    ['a code', 'GA', ['GA']],
    ['a code in small letters', 'ga', ['GA']],
    ['a name', 'georgia', ['GA']],
    ['the beginning of a name', 'geo', ['GA']],
    ['the beginning of its second word', 'carol', ['NC', 'SC']],
    ['a name with more blanks than it has', '  south   c ', ['SC']],
    ['a code that other names contain', 'sc', ['SC']],
    ['a code that other names begin with', 'ma', ['ME', 'MD', 'MA']],
    ['what is no state', 'guam', []],
  ])('finds %s', (_, typed, codes) => {
    expect(found(typed)).toEqual(codes);
  });

  it('finds every state for an empty text', () => {
    expect(found(' ')).toHaveLength(50);
  });
});
