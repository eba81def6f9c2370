import type { ProductBond } from './product-bond';

/** A bond as the lists of bonds show it. */
export type ListedBond = {
  id: ProductBond['id'];
  data: Pick<
    ProductBond['data'],
    | 'name'
    | 'category'
    | 'situation'
    | 'description'
    | 'defaultAmountLabel'
    | 'averageCost'
    | 'states'
  >;
};

/** The codes of the states that ask for no such bond, in one text; '' where all may ask. */
export function unneededIn({ states }: ListedBond['data']): string {
  return Object.entries(states)
    .filter(([, rule]) => rule.required === false)
    .map(([code]) => code)
    .join(' ');
}
