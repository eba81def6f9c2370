import { describe, expect, it } from 'vitest';
import { offeredCompanions } from '~/domain/bonds/companion';
import type { BondSlug } from '~/domain/bonds/bond-types';
import type { StateCode } from '~/domain/us-states';
import { formOf } from '~/domain/papers/form-of';
import { BOND_FORMS } from '../../../supabase/functions/_shared/papers/paper-words.ts';
import { readBonds } from '../../tools/catalogue/read-content.ts';
import { bondText, checklistFor, refusalsOf } from './clerk.ts';

/** Each bond that may come with a companion, with the companion and the states of the first. */
const PAIRS = readBonds().flatMap(({ id, data }) =>
  offeredCompanions(data.matter.fields).flatMap((companion) =>
    data.supportedStates.map((state) => [id, companion, state] as const),
  ),
);

const textOf = (slug: BondSlug, companion: BondSlug, state: StateCode) =>
  bondText(slug, state, { answers: { companion } });

describe('a clerk with two bonds under one number', () => {
  it('sees the pairs of the catalog', () => {
    expect(PAIRS[0]?.slice(0, 2)).toEqual(['performance-bond', 'payment-bond']);
  });

  it.each(PAIRS)(
    'finds no fault in either form: the bond %s with the bond %s in %s',
    async (slug, companion, state) => {
      const text = await textOf(slug, companion, state);

      expect(refusalsOf(text, checklistFor(slug, state))).toEqual([]);
      expect(refusalsOf(text, checklistFor(companion, state))).toEqual([]);
      expect(text.split('Penal sum $200,000.00')).toHaveLength(3);
      expect(text).toContain('Execution of performance bond MSB-27182818');
      expect(text).toContain('Execution of payment bond MSB-27182818');
      expect(text).toContain('Payment bond of the same number and penal sum');
      expect(text).toContain('Performance bond of the same number and penal sum');
      expect(text.split('a payment under one does not reduce the other')).toHaveLength(3);
      expect(text).not.toContain('with a payment bond');
    },
    60_000,
  );

  it('finds one form when the bond is given alone', async () => {
    const text = await bondText('performance-bond', 'SC');

    expect(text.split('Penal sum $200,000.00')).toHaveLength(2);
    expect(text).toContain('Execution of bond MSB-27182818');
    expect(text).not.toContain('payment bond');
  });

  // Staff fill in such a form by hand, and the papers would hold one form of two.
  it.each(PAIRS)('has a form of ours for the bonds %s and %s in %s', (slug, companion, state) => {
    expect(formOf(BOND_FORMS, slug, state).ownForm).toBeUndefined();
    expect(formOf(BOND_FORMS, companion, state).ownForm).toBeUndefined();
  });
});
