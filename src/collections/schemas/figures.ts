import { z } from 'astro/zod';
import { dollars } from '../../domain/money.ts';
import { sourceProblem } from '../../domain/sources/source-rules.ts';

/** The reliability of a source. Pages may show it beside the figure. */
export const CONFIDENCES = ['primary', 'seller', 'dated', 'house'] as const;

/** An amount in whole dollars in a content file. Parsing converts it to cents. */
export const dollarsSchema = z
  .int({ error: 'Write whole dollars as a plain number: 10000, not "$10,000"' })
  .positive('An amount is above 0')
  .transform((value) => dollars(value));

/** A minimum and a maximum in whole dollars. Parsing converts both to cents. */
export const dollarRangeSchema = z
  .strictObject({ min: dollarsSchema, max: dollarsSchema })
  .refine(({ min, max }) => min <= max, 'min is above max');

/** Available terms in years, without duplicates, shortest first. */
export const termsSchema = z
  .array(z.int().min(1).max(10))
  .min(1, 'Name at least one term in years')
  .refine(
    (terms) => terms.every((term, index) => index === 0 || term > (terms[index - 1] ?? 0)),
    'List terms once each, shortest first',
  );

/** One sentence that starts with a capital, number or dollar sign and ends with a period. */
export const sentenceSchema = z
  .string()
  .trim()
  .regex(/^[A-Z0-9$].*\.$/s, 'Write a sentence: a capital first, a full stop last');

/** The error message for an address such as `https://law.gov@evil.example/`. */
export const NO_USER =
  'Take out the part before the @: the address leads to the part after it, which readers do not see';

/** Whether an address has no user name before its host. A user name can look like the host. */
export function namesNoUser(address: string): boolean {
  return !/^[a-z]+:[\\/]*[^\\/?#]*@/i.test(address);
}

/** A complete address that starts with https://. */
export const secureUrlSchema = z
  .url({ protocol: /^https$/, error: 'Give a full https:// address' })
  .refine(namesNoUser, NO_USER);

/** A month, such as '2026-11'. */
export const monthSchema = z
  .string({ error: "Put the month in quotes: '2026-11'" })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Give year and month, such as '2026-11'");

/** The source of a figure. Files list their sources under `sources`, by short keys. */
export const sourceSchema = z
  .strictObject({
    /** The title for readers: the statute, the agency's page, the seller's guide. */
    title: z.string().min(3),
    /** The page at its publisher. */
    url: secureUrlSchema.optional(),
    /**
     * The private copy in which we read a statute, rule or page of an office. Pages say so beside the
     * citation of the official text.
     */
    copy: secureUrlSchema.optional(),
    /** For a source without a stable address, such as a section of a statute or rule. */
    citation: z.string().min(3).optional(),
    /**
     * The month in which somebody last checked the figure against the source, such as '2026-11'.
     */
    verified: monthSchema,
    /**
     * primary: a statute, rule, agency, court, or an exact copy of one; seller: a seller's or
     * another private page; dated: outdated, or contradicted elsewhere; house: our own editorial figure.
     */
    confidence: z.enum(CONFIDENCES),
  })
  .refine(
    ({ url, citation, confidence }) =>
      confidence === 'house' || url !== undefined || citation !== undefined,
    'A source needs a url or a citation',
  )
  .superRefine(({ confidence, ...source }, context) => {
    const problem = sourceProblem({ ...source, isOfficial: confidence === 'primary' });
    if (!problem) return;

    context.addIssue({ code: 'custom', path: [problem.field], message: problem.words });
  });

/** A source as pages show it beside a figure. */
export type Source = z.output<typeof sourceSchema>;

/** The `sources` of a file. Its figures refer to the short keys. */
export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9-]+$/), sourceSchema);

/** The keys of a figure's sources. */
export const sourceKeysSchema = z.array(z.string()).min(1, 'Name the source of this figure');
