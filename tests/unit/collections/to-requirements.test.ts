import { describe, expect, it } from 'vitest';
import type { SourcedRequirement } from '~/collections/schemas/requirements';
import { toRequirements } from '~/collections/to-requirements';
import { readRequirements } from '../../tools/catalogue/read-content.ts';

/** The facts of one place, in the order of a file: not sorted by id. */
function factsOf(place: 'AL' | 'GA' | undefined): SourcedRequirement[] {
  return readRequirements()
    .filter(({ state }) => state === place)
    .reverse();
}

describe('the files of requirements', () => {
  it('give their facts in the order of the ids', () => {
    const facts = toRequirements([
      { id: 'us', data: factsOf(undefined) },
      { id: 'al', data: factsOf('AL') },
    ]);

    expect(facts).toEqual(
      readRequirements().filter(({ state }) => state === undefined || state === 'AL'),
    );
  });

  it.each([
    ['a second file for a state', 'al-notary', 'AL', 'al'],
    ['the name of another state', 'ga', 'AL', 'al'],
    ['federal facts under the name of a state', 'ga', undefined, 'us'],
  ] as const)('are one for each place. Refused: %s', (_, id, state, place) => {
    expect(() => toRequirements([{ id, data: factsOf(state) }])).toThrow(
      `content/requirements/${id}.yaml:1: These are the facts of ${place}. Move them to ${place}.yaml, or correct "state"`,
    );
  });
});
