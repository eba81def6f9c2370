import { describe, expect, it } from 'vitest';
import { toOffices } from '~/collections/to-offices';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const states = readStates().map(({ data }) => data);

describe('the office of a state that takes a bond', () => {
  it('has its name as papers print it, without the desk', () => {
    expect(toOffices(states, 'notary')).toMatchObject({ TX: 'Texas Secretary of State' });
    expect(toOffices(states, 'auto-dealer')).toMatchObject({
      TX: 'Texas Department of Motor Vehicles',
      CO: 'Colorado Department of Revenue, Auto Industry Division',
    });
  });

  it('is a kind of office where each county takes the bond', () => {
    expect(toOffices(states, 'notary')).toMatchObject({ CA: 'County Clerk' });
  });

  it('is at most one for each license bond in a state, and none for other bonds', () => {
    for (const { code, obligees } of states) {
      const taken = obligees.flatMap(({ takes }) => takes ?? []);

      expect(new Set(taken).size, code).toBe(taken.length);
    }

    const licenses = readBonds().filter(({ data }) => data.category === 'license');
    const others = BOND_SLUGS.filter((slug) => !licenses.some(({ id }) => id === slug));
    for (const slug of others) expect(toOffices(states, slug), slug).toEqual({});
  });
});
