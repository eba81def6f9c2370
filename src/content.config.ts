import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { bondSchema } from './collections/schemas/bond.ts';
import { productCategorySchema } from './collections/schemas/product-category.ts';
import { siteSchema } from './collections/schemas/site.ts';
import { stateSchema } from './collections/schemas/state.ts';

export const collections = {
  bonds: defineCollection({
    loader: glob({ base: './content/bonds', pattern: '*.yaml' }),
    schema: bondSchema,
  }),
  productCategories: defineCollection({
    loader: glob({ base: './content/product-categories', pattern: '*.yaml' }),
    schema: productCategorySchema,
  }),
  site: defineCollection({
    loader: glob({ base: './content', pattern: 'site.yaml' }),
    schema: siteSchema,
  }),
  states: defineCollection({
    loader: glob({ base: './content/states', pattern: '*.yaml' }),
    schema: stateSchema,
  }),
};
