import { toStateRow, type StateRow } from '../../domain/bonds/state-rows.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { getBonds } from './bonds.ts';
import { getProductCategories, type ProductCategory } from './product-categories.ts';
import { getServedStates } from './states.ts';

/**
 * The data for the page of a bond: the bond, its category, and the rules of each of its states,
 * sorted by name.
 */
export type BondPage = {
  bond: BondContent;
  category: ProductCategory;
  rows: StateRow[];
  /**
   * All bonds of the category if the category shares the bond's path, so that this page is also the
   * category's page. Otherwise empty.
   */
  family: BondContent[];
};

/** Load the data for the page of every bond, in the catalog's order. */
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

        return toStateRow(
          { ...bond.data, ownForms: bond.ownForms },
          data.code,
          bond.data.followsStateFiling ? filing : undefined,
        );
      });

    const family = bonds.filter(
      ({ data }) => category.id === bond.id && data.category === bond.data.category,
    );

    return { bond, category, rows, family };
  });
}
