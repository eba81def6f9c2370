import { toStateRow, type StateRow } from '../../domain/bonds/state-rows.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { getBonds } from './bonds.ts';
import { getProductCategories, type ProductCategory } from './product-categories.ts';
import { getServedStates } from './states.ts';

/** A bond, the category it belongs to, and what each of its states asks, in order of their names. */
export type BondPage = {
  bond: BondContent;
  category: ProductCategory;
  rows: StateRow[];
  /** The whole family, where the category shares the bond's path and this page speaks for both. */
  family: BondContent[];
};

/** What the page of each bond shows, in the catalogue's order. */
export async function getBondPages(): Promise<BondPage[]> {
  const [bonds, categories, states] = await Promise.all([
    getBonds(),
    getProductCategories(),
    getServedStates(),
  ]);

  return bonds.map((bond) => {
    const category = categories.find(({ data }) => data.category === bond.data.category);
    if (!category) throw new Error(`[catalogue] No product category for ${bond.data.category}`);

    const rows = states
      .filter(({ data }) => bond.data.supportedStates.includes(data.code))
      .map(({ data }) => {
        const filing = data.filing.find((entry) => entry.category === bond.data.category);

        return toStateRow(bond.data, data.code, bond.data.followsStateFiling ? filing : undefined);
      });

    const family = bonds.filter(
      ({ data }) => category.id === bond.id && data.category === bond.data.category,
    );

    return { bond, category, rows, family };
  });
}
