import { z } from 'astro/zod';

/** A testimonial of one customer, a file in `content/testimonials/`. */
export const testimonialSchema = z.strictObject({
  /** Position on the home page, starting at 1. */
  order: z.int().positive(),
  /** The customer's own words, without quotation marks. */
  quote: z
    .string()
    .trim()
    .min(40, 'Too short to say anything: write at least 40 characters')
    .max(260, 'Keep it under 260 characters, so that three stand side by side')
    .regex(/^[^"“”]*\.$/, 'Write sentences without quotation marks: the page sets them'),
  /** The customer's role and state, never a name: "Executor, South Carolina". */
  role: z.string().min(3),
  /** Out of five. */
  rating: z.int().min(1).max(5),
  /** True while the text is invented. The page says so. */
  sample: z.boolean(),
});

/** A testimonial after parsing. */
export type TestimonialFile = z.output<typeof testimonialSchema>;
