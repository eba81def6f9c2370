import { z } from 'astro/zod';
import { sentenceSchema, sourceSchema } from './figures.ts';
import { retentionSchema } from './retention.ts';

/** What a claim is about, so that a page can pick the ones it shows. */
export const CLAIM_KEYS = [
  ...(['states', 'bonds', 'satisfaction', 'support'] as const),
  ...(['rating', 'encryption', 'processing', 'response'] as const),
] as const;

/** One of the claims of `content/site.yaml`. */
export type ClaimKey = (typeof CLAIM_KEYS)[number];

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
  claims: z
    .array(
      z.strictObject({
        /** What it is about; each once. */
        key: z.enum(CLAIM_KEYS),
        /** The figure. */
        value: z.string().min(1),
        /** The words after it. */
        label: z.string().min(3),
      }),
    )
    .refine(
      (claims) =>
        CLAIM_KEYS.every((key) => claims.filter((claim) => claim.key === key).length === 1),
      `Make each claim once: ${CLAIM_KEYS.join(', ')}`,
    ),
  /** From a need to a bond in four steps. */
  steps: z
    .array(
      z.strictObject({
        /** The step's name on the page that explains it. */
        title: z.string().min(3),
        /** The same as one thing to do, for the home page. */
        short: z.string().min(3),
        /** How long it takes. */
        time: z.string().min(3),
        /** What happens, in a sentence or two. */
        text: sentenceSchema,
      }),
    )
    .length(4, 'There are four steps'),
  /** Where the times of the steps come from. */
  stepSources: z.array(sourceSchema).min(1, 'Name the source of the times'),
  /** Shown wherever we sell: what we are licensed to do, and what this is not. */
  licensingDisclaimer: sentenceSchema,
  /** What a market cost beside a bond means, and where our own price comes from. */
  priceNote: sentenceSchema,
  /** How long records are kept, in days. The database has a copy: `npm run db:catalogue`. */
  retention: retentionSchema,
  /** Top-level fields of this file that are sample data, to be replaced before launch. */
  sample: z.array(
    z.enum(['legalName', 'phone', 'email', 'address', 'hours', 'claims', 'retention']),
  ),
});

/** The site's own facts after parsing. */
export type Site = z.output<typeof siteSchema>;
