/** The rules of the worksheets in `content/worksheets/`, one file per worksheet. */
import { z } from 'astro/zod';
import type { CapacityRule } from '../../domain/worksheets/bonding-capacity.ts';
import { ESTATE_LABELS, type EstatePart } from '../../domain/worksheets/probate-amount.ts';
import { JUDGMENT_LABELS, type JudgmentPart } from '../../domain/worksheets/appeal-amount.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { dollarsSchema, sentenceSchema, sourceSchema } from './figures.ts';

const percentSchema = z.number().positive().max(1000);
const monthsSchema = z.int().min(1).max(120);
const estatePartsSchema = z.array(z.enum(Object.keys(ESTATE_LABELS) as [EstatePart])).min(1);
const multiplesSchema = z
  .strictObject({ low: z.number().positive(), high: z.number().positive() })
  .refine(({ low, high }) => low <= high, 'low is above high');

/** A rule in a sentence, with its source and, where we have them, the source's own words. */
const citedRuleSchema = z.strictObject({
  rule: sentenceSchema,
  quote: z.string().min(20, 'Quote the sentence').optional(),
  source: sourceSchema,
  /** The address of the row of `content/requirements` that says it. */
  row: z
    .string()
    .regex(/^\/requirements\/[a-z0-9-]+#[a-z0-9-]+$/, 'Write /requirements/bond#row')
    .optional(),
});

/** A rule with its source. */
export type CitedRule = z.output<typeof citedRuleSchema>;

const probateSchema = z.strictObject({
  kind: z.literal('probate'),
  /**
   * What each state's formula counts. Its percentage, text and source are in the state's row of
   * `content/requirements`. A state that is not listed has no formula that we publish.
   */
  states: z.array(
    z.strictObject({
      state: z.enum(STATE_CODES as [(typeof STATE_CODES)[number]]),
      bound: z.enum(['least', 'exact', 'most']),
      counts: estatePartsSchema,
      /** The months of income and rents that count. A year, if left out. */
      months: monthsSchema.optional(),
      /** Above this sum, the percentage of another row may be accepted: that row's "who". */
      reduced: z.strictObject({ who: z.string(), above: dollarsSchema }).optional(),
      /** What the rule for guardians and conservators counts; their first row has its percentage. */
      guardian: z
        .strictObject({
          counts: estatePartsSchema,
          months: monthsSchema.optional(),
          /** Whether it is about the guardians of minors only. */
          minorsOnly: z.literal(true).optional(),
          /** The sentence and the quote, where the row's own do not say enough. */
          rule: sentenceSchema.optional(),
          quote: z.string().min(20, 'Quote the sentence').optional(),
        })
        .optional(),
    }),
  ),
});

const appealSchema = z.strictObject({
  kind: z.literal('appeal'),
  /**
   * What each state's formula counts. Its text, source and cap are in the state's rows of
   * `content/requirements`. A state that is not listed has no formula that we publish.
   */
  states: z.array(
    z.strictObject({
      state: z.enum(STATE_CODES as [(typeof STATE_CODES)[number]]),
      covers: z.array(z.enum(Object.keys(JUDGMENT_LABELS) as [JudgmentPart])).min(1),
      /** Whether interest for the length of the appeal is added. */
      interest: z.boolean(),
      /** The share of the debtor's net worth that caps the bond too. */
      netWorthPercent: percentSchema.optional(),
    }),
  ),
});

/** Its figures are rows of `content/requirements` (`federal-figures.ts`). */
const erisaSchema = z.strictObject({
  kind: z.literal('erisa'),
  rules: z.array(citedRuleSchema).min(1),
});

/** Its figures are rows of `content/requirements` (`federal-figures.ts`). */
const contractSchema = z.strictObject({
  kind: z.literal('contract'),
  rules: z.array(citedRuleSchema.extend({ owner: z.enum(['federal', 'other']) })).min(1),
});

const capacitySchema = z.strictObject({
  kind: z.literal('capacity'),
  parameters: z.strictObject({
    inventoryPercent: percentSchema,
    securitiesPercent: percentSchema,
    single: multiplesSchema,
    largestJob: multiplesSchema,
    aggregate: multiplesSchema,
    netWorthPercent: percentSchema,
  }) satisfies z.ZodType<CapacityRule>,
  rules: z.array(citedRuleSchema).min(1),
});

/** One worksheet's rules. */
export const worksheetSchema = z.discriminatedUnion('kind', [
  probateSchema,
  appealSchema,
  erisaSchema,
  contractSchema,
  capacitySchema,
]);

export type WorksheetFile = z.output<typeof worksheetSchema>;
