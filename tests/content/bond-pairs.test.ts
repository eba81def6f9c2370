import { expect, it } from 'vitest';
import { offeredCompanions } from '~/domain/bonds/companion';
import { companionTitle } from '~/domain/bonds/companion-words';
import { readBonds } from '../tools/catalogue/read-content.ts';

const bonds = readBonds();

it('names both bonds of a pair as the papers do, which take the name from the slug', () => {
  const pairs = bonds.flatMap(({ id, data }) => {
    const companions = offeredCompanions(data.matter.fields);

    return companions.length === 0 ? [] : [id, ...companions];
  });

  expect(pairs).not.toEqual([]);
  for (const slug of pairs) {
    expect(bonds.find(({ id }) => id === slug)?.data.name).toBe(companionTitle(slug));
  }
});
