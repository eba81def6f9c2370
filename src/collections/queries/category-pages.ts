import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { getBonds } from './bonds.ts';
import { getProductCategories, type ProductCategory } from './product-categories.ts';

/** A product category with its bonds, in the catalog's order. */
export type CategoryPage = { category: ProductCategory; bonds: BondContent[] };

/**
 * Load the categories that have their own page. A category that shares its path with a bond has
 * none, because the bond's page covers both.
 */
export async function getCategoryPages(): Promise<CategoryPage[]> {
  const [categories, bonds] = await Promise.all([getProductCategories(), getBonds()]);

  return categories
    .filter(({ id }) => !BOND_SLUGS.some((slug) => slug === id))
    .map((category) => ({
      category,
      bonds: bonds.filter(({ data }) => data.category === category.data.category),
    }));
}
