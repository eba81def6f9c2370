import { z } from 'astro/zod';
import { BOND_CATEGORIES } from '../../domain/bonds/bond-types.ts';
import { FILERS } from '../../domain/states/filing.ts';
import { sentenceSchema } from './figures.ts';

/** A product category, a file in `content/product-categories/` whose name is its page's path. */
export const productCategorySchema = z.strictObject({
  /** Its place in lists, from 1. */
  order: z.int().positive(),
  /** The category its bonds carry. */
  category: z.enum(BOND_CATEGORIES),
  /** The page's heading. */
  title: z.string().min(3),
  /** Shorter, for cards, chips and filters. */
  shortTitle: z.string().min(3),
  /** One sentence, for cards and search results. */
  description: sentenceSchema.max(170),
  /** The page's introduction, one item per paragraph. */
  introduction: z.array(sentenceSchema).min(1).max(4),
  /** Who comes here, as a reader would call them. */
  audience: z.array(z.string().min(3)).min(1),
  /** How its bonds are filed, where that is the same in every state. States tell of the others. */
  filing: z
    .strictObject({
      /** The badge of the entry: where the bond goes. */
      where: z.string().min(3).max(20),
      whoFiles: z.enum(FILERS),
      how: sentenceSchema,
      /** What is sent back, where that is known. */
      refuses: sentenceSchema.optional(),
    })
    .optional(),
});

/** A product category after parsing. */
export type ProductCategoryFile = z.output<typeof productCategorySchema>;
