import { getCollection, type CollectionEntry } from 'astro:content';

/** A product category; its id is the last part of its page's path. */
export type ProductCategory = CollectionEntry<'productCategories'>;

/** The product categories, in their order. */
export async function getProductCategories(): Promise<ProductCategory[]> {
  const categories = await getCollection('productCategories');

  return categories.sort((a, b) => a.data.order - b.data.order);
}
