import type { BondSlug } from '../../domain/bonds/bond-types.ts';
import { toStateRow, type StateRow } from '../../domain/bonds/state-rows.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { SHOWS_SAMPLES } from '../shown-samples.ts';
import { getBonds } from './bonds.ts';
import { getProductCategories, type ProductCategory } from './product-categories.ts';
import { getServedStates, type StateContent } from './states.ts';

/** A bond and its rules in one state. */
export type BondInState = { bond: BondContent; row: StateRow };

/** The data for the page of a served state. */
export type StatePage = {
  state: StateContent;
  categories: ProductCategory[];
  /** The bonds that we write in the state, in the catalog's order. */
  bonds: BondInState[];
};

/** Load the data for the page of every served state, sorted by name. */
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
      .map((bond) => ({
        bond,
        row: toStateRow({ ...bond.data, ownForms: bond.ownForms }, state.data.code),
      })),
  }));
}

/**
 * The count of available bonds, and whether it is a sample. Undefined for a sample in a build for a real address.
 */
export function availableBonds({
  availableBonds: count,
  sample,
}: Pick<StateContent['data'], 'availableBonds' | 'sample'>):
  { count: number; isSample: boolean } | undefined {
  const isSample = sample.includes('availableBonds');

  return isSample && !SHOWS_SAMPLES ? undefined : { count, isSample };
}

/** Find one bond of a state's page. */
export function findBond({ bonds, state }: StatePage, slug: BondSlug): BondInState {
  const found = bonds.find(({ bond }) => bond.id === slug);
  if (!found) throw new Error(`[catalogue] ${state.data.name} has no bond ${slug}`);

  return found;
}
