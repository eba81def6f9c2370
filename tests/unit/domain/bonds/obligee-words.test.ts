import { expect, it } from 'vitest';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { forObligee, runsToOtherParty } from '~/domain/bonds/obligee-words';

it('names the obligee of an appeal bond as the party that it favors', () => {
  expect(forObligee('appeal-supersedeas', 'Coastal Supply Co.')).toBe(
    'in favor of Coastal Supply Co.',
  );
  expect(BOND_SLUGS.filter(runsToOtherParty)).toEqual(['appeal-supersedeas']);
});

it.each(['notary', 'an unknown bond', undefined])(
  'names the obligee of %s as who asks for it',
  (slug) => {
    expect(forObligee(slug, 'State of Tennessee')).toBe('for State of Tennessee');
  },
);
