import { describe, expect, it } from 'vitest';
import { kindOfState, stateInFull } from '~/domain/states/full-name';
import { US_STATES } from '~/domain/us-states';

describe('the full name of a state', () => {
  it.each([
    ['Texas', 'State of Texas'],
    ['West Virginia', 'State of West Virginia'],
    ['Kentucky', 'Commonwealth of Kentucky'],
    ['Massachusetts', 'Commonwealth of Massachusetts'],
    ['Pennsylvania', 'Commonwealth of Pennsylvania'],
    ['Virginia', 'Commonwealth of Virginia'],
    ['Puerto Rico', 'Commonwealth of Puerto Rico'],
    ['District of Columbia', 'District of Columbia'],
  ])('of %s is "%s"', (name, full) => {
    expect(stateInFull(name)).toBe(full);
  });

  it('calls four of the 50 states a commonwealth', () => {
    const kinds = US_STATES.map(({ name }) => kindOfState(name));

    expect(kinds.filter((kind) => kind === 'Commonwealth')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'State')).toHaveLength(46);
  });
});
