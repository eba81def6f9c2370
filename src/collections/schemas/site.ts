import { z } from 'astro/zod';
import { sentenceSchema, sourceSchema } from './figures.ts';
import { retentionSchema } from './retention.ts';

/** The subject of a claim, so that a page can pick the claims to show. */
export const CLAIM_KEYS = [
  'states',
  'bonds',
  'satisfaction',
  'support',
  'rating',
  'encryption',
  'processing',
  'response',
] as const;

/** The key of a claim in `content/site.yaml`. */
export type ClaimKey = (typeof CLAIM_KEYS)[number];

/** `content/site.yaml`: the name, contact details and other facts of the agency. */
export const siteSchema = z.strictObject({
  /** The address of the site in production, without a path. Search engines may list only its pages. */
  origin: z
    .url({ protocol: /^https$/ })
    .refine((text) => new URL(text).origin === text, 'Write only https:// and the host'),
  /** The name in the header and in every page title. */
  name: z.string().min(3),
  /** The company that holds the licenses. */
  legalName: z.string().min(3),
  /** The slogan on the home page and in search results. */
  tagline: sentenceSchema,
  /** One or two sentences for search results of the home page. */
  description: sentenceSchema,
  /** As shown. Links use the digits. */
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Write the phone as (803) 555-0123'),
  /** The email address of support. */
  email: z.email(),
  /** The business address in the footer. */
  address: z.strictObject({
    street: z.string().min(3),
    city: z.string().min(2),
    state: z.literal('SC'),
    zipCode: z.string().regex(/^29\d{3}$/, 'A ZIP code in South Carolina starts with 29'),
  }),
  /** The hours of telephone support. */
  hours: z.string().min(3),
  /** Marketing claims, as shown. */
  claims: z
    .array(
      z.strictObject({
        /** The subject. Each occurs once. */
        key: z.enum(CLAIM_KEYS),
        /** The figure. */
        value: z.string().min(1),
        /** The text after the figure. */
        label: z.string().min(3),
      }),
    )
    .refine(
      (claims) =>
        CLAIM_KEYS.every((key) => claims.filter((claim) => claim.key === key).length === 1),
      `Make each claim once: ${CLAIM_KEYS.join(', ')}`,
    ),
  /** The four steps from the need for a bond to the bond. */
  steps: z
    .array(
      z.strictObject({
        /** The title on the page that explains the step. */
        title: z.string().min(3),
        /** The step as an instruction, for the home page. */
        short: z.string().min(3),
        /** The duration of the step. */
        time: z.string().min(3),
        /** A sentence or two about the step. */
        text: sentenceSchema,
      }),
    )
    .length(4, 'There are four steps'),
  /** The sources of the durations. */
  stepSources: z.array(sourceSchema).min(1, 'Name the source of the times'),
  /** Shown on all sales pages: the licenses that we hold, and the limits of our service. */
  licensingDisclaimer: sentenceSchema,
  /**
   * An explanation of the typical market prices beside bonds, and of how our own price is computed.
   */
  priceNote: sentenceSchema,
  /** Retention periods in days. The database has a copy, which `npm run db:catalogue` writes. */
  retention: retentionSchema,
  /** Top-level fields of this file with sample data, to be replaced before launch. */
  sample: z.array(
    z.enum(['legalName', 'phone', 'email', 'address', 'hours', 'claims', 'retention']),
  ),
});

/** The site's own facts after parsing. */
export type Site = z.output<typeof siteSchema>;
