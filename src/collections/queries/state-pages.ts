import type { BondSlug } from '../../domain/bonds/bond-types.ts';
import { toStateRow, type StateRow } from '../../domain/bonds/state-rows.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { getBonds } from './bonds.ts';
import { getProductCategories, type ProductCategory } from './product-categories.ts';
import { getServedStates, type StateContent } from './states.ts';

/** A bond and what one state asks of it. */
export type BondInState = { bond: BondContent; row: StateRow };

/** A served state with the catalogue as it stands there. */
export type StatePage = {
  state: StateContent;
  categories: ProductCategory[];
  /** The bonds written in the state, in the catalogue's order. */
  bonds: BondInState[];
};

/** What the page of each served state shows, in order of their names. */
export async function getStatePages(): Promise<StatePage[]> {
  const [bonds, categories, states] = await Promise.all([
    getBonds(),
    getProductCategories(),
    getServedStates(),
  ]);

  return states.map((state) => ({
    state,
    categories,
    bonds: bonds
      .filter(({ data }) => data.supportedStates.includes(state.data.code))
      .map((bond) => ({ bond, row: toStateRow(bond.data, state.data.code) })),
  }));
}

/** One bond of a state's page. */
export function findBond({ bonds, state }: StatePage, slug: BondSlug): BondInState {
  const found = bonds.find(({ bond }) => bond.id === slug);
  if (!found) throw new Error(`[catalogue] ${state.data.name} has no bond ${slug}`);

  return found;
}
