import { z } from 'astro/zod';

/** What one customer said, a file in `content/testimonials/`. */
export const testimonialSchema = z.strictObject({
  /** Its place on the home page, from 1. */
  order: z.int().positive(),
  /** The customer's own words, without quotation marks. */
  quote: z
    .string()
    .trim()
    .min(40, 'Too short to say anything: write at least 40 characters')
    .max(260, 'Keep it under 260 characters, so that three stand side by side')
    .regex(/^[^"“”]*\.$/, 'Write sentences without quotation marks: the page sets them'),
  /** Who said it, by role and state, never by name: "Executor, South Carolina". */
  role: z.string().min(3),
  /** Out of five. */
  rating: z.int().min(1).max(5),
  /** True while the words are written by us. The page says so in small print. */
  sample: z.boolean(),
});

/** A testimonial after parsing. */
export type TestimonialFile = z.output<typeof testimonialSchema>;
