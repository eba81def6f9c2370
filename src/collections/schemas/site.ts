import { z } from 'astro/zod';
import { sentenceSchema } from './figures.ts';

/** `content/site.yaml`: who we are and how to reach us. */
export const siteSchema = z.strictObject({
  /** The name in the header and in every page title. */
  name: z.string().min(3),
  /** The company that holds the licenses. */
  legalName: z.string().min(3),
  /** One line of promise, for the hero and for search results. */
  tagline: sentenceSchema,
  /** One or two sentences for search results of the home page. */
  description: sentenceSchema,
  /** As it is shown; links take the digits. */
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Write the phone as (803) 555-0123'),
  /** Where support is reached. */
  email: z.email(),
  /** The business address in the footer. */
  address: z.strictObject({
    street: z.string().min(3),
    city: z.string().min(2),
    state: z.literal('SC'),
    zipCode: z.string().regex(/^29\d{3}$/, 'A ZIP code in South Carolina starts with 29'),
  }),
  /** When the telephone is answered. */
  hours: z.string().min(3),
  /** Marketing claims, as they are shown. */
  claims: z.array(z.strictObject({ value: z.string().min(1), label: z.string().min(3) })).min(1),
  /** Shown wherever we sell: what we are licensed to do, and what this is not. */
  licensingDisclaimer: sentenceSchema,
  /** What a market cost beside a bond means, and where our own price comes from. */
  priceNote: sentenceSchema,
  /** Top-level fields of this file that are sample data, to be replaced before launch. */
  sample: z.array(z.enum(['legalName', 'phone', 'email', 'address', 'hours', 'claims'])),
});

/** The site's own facts after parsing. */
export type Site = z.output<typeof siteSchema>;
