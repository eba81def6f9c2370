import { z } from 'astro/zod';
import { BOND_CATEGORIES } from '../../domain/bonds/bond-types.ts';
import { FILERS } from '../../domain/states/filing.ts';
import { sentenceSchema } from './figures.ts';

/** A product category, a file in `content/product-categories/` whose name is its page's path. */
export const productCategorySchema = z.strictObject({
  /** Position in lists, starting at 1. */
  order: z.int().positive(),
  /** The category value of its bonds. */
  category: z.enum(BOND_CATEGORIES),
  /** The page's heading. */
  title: z.string().min(3),
  /** A shorter title for cards, chips and filters. */
  shortTitle: z.string().min(3),
  /** One sentence, for cards and search results. */
  description: sentenceSchema.max(170),
  /** The page's introduction, one item per paragraph. */
  introduction: z.array(sentenceSchema).min(1).max(4),
  /** The category's customers, as readers call them. */
  audience: z.array(z.string().min(3)).min(1),
  /**
   * The filing instructions, if they are the same in every state. Otherwise the state files have
   * them.
   */
  filing: z
    .strictObject({
      /** The badge of the entry: where the bond is filed. */
      where: z.string().min(3).max(20),
      whoFiles: z.enum(FILERS),
      how: sentenceSchema,
      /** Common rejections, if known. */
      refuses: sentenceSchema.optional(),
    })
    .optional(),
});

/** A product category after parsing. */
export type ProductCategoryFile = z.output<typeof productCategorySchema>;
