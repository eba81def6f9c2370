import { getCollection, type CollectionEntry } from 'astro:content';

/** A product category. Its id is the last segment of its page's path. */
export type ProductCategory = CollectionEntry<'productCategories'>;

/** Load the product categories, in their order. */
export async function getProductCategories(): Promise<ProductCategory[]> {
  const categories = await getCollection('productCategories');

  return categories.sort((a, b) => a.data.order - b.data.order);
}
