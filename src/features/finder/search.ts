/** The search of the finder, in one file that loads with the first search. */
export { findBonds, indexBonds } from '~/domain/finder/find-bonds';
export { priceSought } from '~/domain/finder/price-sought';
