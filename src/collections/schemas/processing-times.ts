import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { sentenceSchema, sourceSchema } from './figures.ts';

/** Processing times, shortest first. */
export const PROCESSING_TIMES = [
  'Instant',
  'Same Day',
  '1-2 Days',
  '2-3 Days',
  '2-5 Days',
] as const;

/** One of the five labels on the processing times page. */
export type ProcessingTime = (typeof PROCESSING_TIMES)[number];

/** First and last business day of each time on an axis where 0 is the moment that we have everything. */
export const PROCESSING_DAYS: Readonly<
  Record<ProcessingTime, readonly [from: number, to: number]>
> = {
  Instant: [0, 0],
  'Same Day': [0, 1],
  '1-2 Days': [1, 2],
  '2-3 Days': [2, 3],
  '2-5 Days': [2, 5],
};

/** The last day of the longest time. */
export const LONGEST_DAYS = Math.max(...Object.values(PROCESSING_DAYS).flat());

/**
 * The processing times of one category, a file in `content/processing-times/` named after the
 * product category.
 */
export const processingTimesSchema = z.strictObject({
  /** Position on the page, starting at 1. */
  order: z.int().positive(),
  /** The bonds of the category, fastest first. */
  bonds: z
    .array(
      z.strictObject({
        /** The bond's slug. Its name comes from the catalog. */
        bond: z.enum(BOND_SLUGS),
        /** Counted from the moment that we have every requested item. Days are business days. */
        time: z.enum(PROCESSING_TIMES),
        /** What happens in this time, and reasons for a delay. */
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
  /** The sources of the times. */
  sources: z.array(sourceSchema).min(1, 'Name the source of these times'),
});

/** The processing times of a category after parsing. */
export type ProcessingTimesFile = z.output<typeof processingTimesSchema>;

function rank(time: ProcessingTime): number {
  return PROCESSING_TIMES.indexOf(time);
}
