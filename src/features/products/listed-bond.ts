import type { ProductBond } from './product-bond';

/** The data of a bond that the lists of bonds show. */
export type ListedBond = {
  id: ProductBond['id'];
  ratePlans: ProductBond['ratePlans'];
  requirements: ProductBond['requirements'];
  data: Pick<
    ProductBond['data'],
    | 'name'
    | 'category'
    | 'situation'
    | 'description'
    | 'defaultAmountLabel'
    | 'averageCost'
    | 'averageCostScope'
    | 'exampleAmount'
    | 'states'
  >;
};

/** The codes of the states that don't require the bond, separated by spaces; '' if every state may require it. */
export function unneededIn({ states }: ListedBond['data']): string {
  return Object.entries(states)
    .filter(([, rule]) => rule.required === false)
    .map(([code]) => code)
    .join(' ');
}
