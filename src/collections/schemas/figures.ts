import { z } from 'astro/zod';
import { dollars } from '../../domain/money.ts';

/** How far a source can be trusted; pages may say so beside the figure. */
export const CONFIDENCES = ['primary', 'seller', 'dated', 'house'] as const;

/** An amount written in whole dollars in a content file. The schema turns it into cents. */
export const dollarsSchema = z
  .int({ error: 'Write whole dollars as a plain number: 10000, not "$10,000"' })
  .positive('An amount is above 0')
  .transform((value) => dollars(value));

/** A lowest and a highest amount in whole dollars; both become cents. */
export const dollarRangeSchema = z
  .strictObject({ min: dollarsSchema, max: dollarsSchema })
  .refine(({ min, max }) => min <= max, 'min is above max');

/** Terms on offer, in years, each once and shortest first. */
export const termsSchema = z
  .array(z.int().min(1).max(10))
  .min(1, 'Name at least one term in years')
  .refine(
    (terms) => terms.every((term, index) => index === 0 || term > (terms[index - 1] ?? 0)),
    'List terms once each, shortest first',
  );

/** One sentence for a reader: starts with a capital, ends with a full stop. */
export const sentenceSchema = z
  .string()
  .trim()
  .regex(/^[A-Z0-9$].*\.$/s, 'Write a sentence: a capital first, a full stop last');

/** What is wrong with an address such as `https://law.gov@evil.example/`, in words for an editor. */
export const NO_USER =
  'Take out the part before the @: the address leads to what stands after it, which readers do not see';

/** Whether an address names no user before its host: what stands there looks like the host. */
export function namesNoUser(address: string): boolean {
  return !/^[a-z]+:[\\/]*[^\\/?#]*@/i.test(address);
}

/** A full address that begins with https://. */
export const secureUrlSchema = z
  .url({
    protocol: /^https$/,
    error: 'Give a full https:// address',
  })
  .refine(namesNoUser, NO_USER);

/** A month, such as '2026-11'. */
export const monthSchema = z
  .string({ error: "Put the month in quotes: '2026-11'" })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Give year and month, such as '2026-11'");

/** Where a figure comes from. Files keep these under `sources`, by a short key of their own. */
export const sourceSchema = z
  .strictObject({
    /** What a reader would call it: the statute, the agency's page, the seller's guide. */
    title: z.string().min(3),
    url: secureUrlSchema.optional(),
    /** For what has no stable address: a section of a statute or rule. */
    citation: z.string().min(3).optional(),
    /** The month in which someone last checked the figure against it, such as '2026-11'. */
    verified: monthSchema,
    /**
     * primary: statute, rule, agency, court or a word-for-word mirror; seller: a surety seller's
     * page; dated: old or contradicted elsewhere; house: our own editorial figure.
     */
    confidence: z.enum(CONFIDENCES),
  })
  .refine(
    ({ url, citation, confidence }) =>
      confidence === 'house' || url !== undefined || citation !== undefined,
    'A source needs a url or a citation',
  );

/** A source as pages show it beside a figure. */
export type Source = z.output<typeof sourceSchema>;

/** The `sources` of a file, by the short keys its figures use. */
export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9-]+$/), sourceSchema);

/** The keys of the sources that carry one figure. */
export const sourceKeysSchema = z.array(z.string()).min(1, 'Name the source of this figure');
