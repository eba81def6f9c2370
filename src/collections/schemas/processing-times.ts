import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { sentenceSchema, sourceSchema } from './figures.ts';

/** How long a bond takes, shortest first (specification 2, section 2). */
export const PROCESSING_TIMES = [
  'Instant',
  'Same Day',
  '1-2 Days',
  '2-3 Days',
  '2-5 Days',
] as const;

/** One of the five labels of the processing times page. */
export type ProcessingTime = (typeof PROCESSING_TIMES)[number];

/**
 * How long the bonds of one category take, a file in `content/processing-times/` that is named
 * after the product category.
 */
export const processingTimesSchema = z.strictObject({
  /** Its place on the page, from 1. */
  order: z.int().positive(),
  /** The bonds of the category, quickest first. */
  bonds: z
    .array(
      z.strictObject({
        /** The bond's slug; its name comes from the catalogue. */
        bond: z.enum(BOND_SLUGS),
        /** From the moment we have everything we asked for. Days are business days. */
        time: z.enum(PROCESSING_TIMES),
        /** What happens in that time, and what makes it longer. */
        description: sentenceSchema.max(260),
      }),
    )
    .min(1)
    .refine(
      (bonds) => new Set(bonds.map(({ bond }) => bond)).size === bonds.length,
      'Name each bond once',
    )
    .refine(
      (bonds) =>
        bonds.every(({ time }, index) => rank(time) >= rank(bonds[index - 1]?.time ?? 'Instant')),
      'List the quickest bond first',
    ),
  /** Where the times come from. */
  sources: z.array(sourceSchema).min(1, 'Name the source of these times'),
});

/** The processing times of a category after parsing. */
export type ProcessingTimesFile = z.output<typeof processingTimesSchema>;

function rank(time: ProcessingTime): number {
  return PROCESSING_TIMES.indexOf(time);
}
