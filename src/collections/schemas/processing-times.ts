import { z } from 'astro/zod';
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

/** The processing time of a bond, in its file. */
export const processingSchema = z.strictObject({
  /** Counted from the moment that we have every requested item. Days are business days. */
  time: z.enum(PROCESSING_TIMES),
  /** What happens in this time, and reasons for a delay. */
  description: sentenceSchema.max(260),
});

/**
 * What the processing times of one category share, a file in `content/processing-times/` named after the product
 * category. The times are in the files of the bonds.
 */
export const processingTimesSchema = z.strictObject({
  /** Position on the page, starting at 1. */
  order: z.int().positive(),
  /** The sources of the times. */
  sources: z.array(sourceSchema).min(1, 'Name the source of these times'),
});
