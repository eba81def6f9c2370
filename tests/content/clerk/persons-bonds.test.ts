import { describe, expect, it } from 'vitest';
import { BOND_SLUGS, BOND_TRAITS } from '~/domain/bonds/bond-types';
import { faultsIn } from './clerk.ts';

describe('a clerk in each served state', () => {
  it.each(BOND_SLUGS.filter((slug) => BOND_TRAITS[slug].bindsAPerson))(
    'finds no fault in the bond %s',
    async (slug) => {
      expect(await faultsIn(slug)).toEqual([]);
    },
    // Half a minute for all bonds on a free machine; a busy one takes far longer.
    300_000,
  );
});
