import { z } from 'astro/zod';
import { BOND_CATEGORIES, DOCUMENT_TYPES } from '../../domain/bonds/bond-types.ts';
import { bondMatterSchema } from '../../domain/bonds/matter-schema.ts';
import { termConventionSchema } from '../../domain/bonds/term-convention.ts';
import { FILERS } from '../../domain/states/filing.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import {
  dollarRangeSchema,
  dollarsSchema,
  sentenceSchema,
  sourceKeysSchema,
  sourcesSchema,
  termsSchema,
} from './figures.ts';
import { processingSchema } from './processing-times.ts';
import { findSourceProblems, resolveSources, type SourceUse } from './resolve-sources.ts';

const paragraphsSchema = z.array(sentenceSchema).min(1).max(4);

/** Whether the bond is required, and its amount, are in `content/requirements`. */
const stateOverrideSchema = z.strictObject({
  /** Accepted amounts in this state, if the law requires others than the bond's own limits. */
  limits: dollarRangeSchema.optional(),
  /** Terms in years, if a law fixes them, such as the length of a notary's commission. */
  terms: termsSchema.optional(),
  /** How the bond ends, if a law or the agency says so. The sources of the entry carry it. */
  termConvention: termConventionSchema.optional(),
  /** The person who files the bond, if it is not the usual one. */
  whoFiles: z.enum(FILERS).optional(),
  /** The way to file the bond, if it is not the usual one. */
  howFiled: sentenceSchema.optional(),
  /** True when that way says whether the office takes paper, an upload or an email. */
  namesMethod: z.literal(true).optional(),
  /** Advice for customers in this state, in plain English. */
  note: sentenceSchema.optional(),
  /** The sources of this state's entry, besides those of its requirements. */
  sources: sourceKeysSchema.optional(),
});

const fileSchema = z.strictObject({
  /** The name of the bond on the whole site. */
  name: z.string().min(3),
  /** The bond's family, which decides its product page and its filter. */
  category: z.enum(BOND_CATEGORIES),
  /** Other slugs for this bond in links and guides. */
  aliases: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
  /** One sentence, for cards and search results. */
  description: sentenceSchema.max(170, 'Keep the one-sentence description under 170 characters'),
  /**
   * The customer's situation, in the customer's words: a will names you, you are submitting a bid.
   */
  situation: sentenceSchema.max(110),
  /**
   * The text of the page starts here, one item per paragraph: who must buy the bond, and whom it
   * protects.
   */
  whoNeedsIt: paragraphsSchema,
  /** How the amount is set. */
  howMuch: paragraphsSchema,
  /** The criteria of the underwriter. */
  underwriting: paragraphsSchema,
  /** How a claim begins and how it is resolved. */
  claims: paragraphsSchema,
  /** When and how the bond ends. */
  release: paragraphsSchema,
  /** Information and documents to have ready before applying. */
  atHand: z.array(sentenceSchema).min(3).max(7),
  /** Common questions before buying. */
  questions: z
    .array(
      z.strictObject({
        question: z.string().regex(/^[A-Z].*\?$/s, 'Write a question: a capital first, ? last'),
        answer: z.array(sentenceSchema).min(1).max(3),
      }),
    )
    .min(3)
    .max(5),
  /** The amount as shown on a card. */
  defaultAmountLabel: z.string().min(2),
  /** The usual range of amounts, for the hint of the amount field. */
  typicalAmount: dollarRangeSchema,
  /** The amount in the price example. */
  exampleAmount: dollarsSchema,
  /** The sources of the label and the range. */
  amountSources: sourceKeysSchema,
  /** The typical market price, as shown on a card. Our own price is computed. */
  averageCost: z.string().min(2),
  /** What the typical market price covers and depends on, written after it: "a year, more for a large estate". */
  averageCostScope: z.string().min(2).optional(),
  /** The typical market price in a sentence, for the hint of the amount field. */
  typicalCost: sentenceSchema,
  /** The sources of both market prices. */
  costSources: sourceKeysSchema,
  /** The amounts that we write. */
  limits: dollarRangeSchema,
  /** Available terms, in years. */
  terms: termsSchema.default([1, 2, 3, 4]),
  /** How the bond ends in every state, if not as its kind does. */
  termConvention: termConventionSchema.optional(),
  /**
   * The largest amount that may be issued without an underwriter, in whole dollars. 0 means never.
   */
  instantIssueMax: z.union([z.literal(0), dollarsSchema]),
  /** The name of the bond's form, a file in `content/bond-forms`. */
  form: z.string(),
  /** The capacity in which the form binds the principal: "notary public". */
  capacity: z.string().min(5),
  /** How long we take, on the page of processing times. The page says it for all fidelity bonds. */
  processing: processingSchema.optional(),
  /** `all-served`, or the codes of the states where we write the bond. */
  supportedStates: z.union([z.literal('all-served'), z.array(z.enum(STATE_CODES)).min(1)]),
  /** Documents that an underwriter needs, and instructions for each. */
  requiredDocuments: z
    .array(
      z
        .strictObject({
          type: z.enum(DOCUMENT_TYPES),
          /** Heads the document in place of "Other document". */
          name: z.string().min(5).max(50).optional(),
          ask: sentenceSchema,
        })
        .refine(
          ({ type, name }) => (type === 'other') === (name !== undefined),
          'Give a document of the type other a name, and no other document',
        ),
    )
    .refine(
      (documents) => new Set(documents.map(({ type }) => type)).size === documents.length,
      'Ask for each type of document once',
    ),
  /** The facts that the bond's paper names, and the line that names the bond's matter. */
  matter: bondMatterSchema,
  /** The person who files the bond, unless its state says otherwise. */
  whoFiles: z.enum(FILERS),
  /** The way to file the bond, unless its state says otherwise. */
  howFiled: sentenceSchema,
  /** True when that way says whether the office takes paper, an upload or an email. */
  namesMethod: z.literal(true).optional(),
  /** The hint of the obligee field: who the obligee of this bond is. */
  obligeeHint: sentenceSchema,
  /** The values in the table of states for a state without its own entry. */
  usualInState: z.strictObject({
    required: z.string().min(2).max(40),
    amount: z.string().min(2).max(40),
  }),
  /** The note for each state that requires no such bond. `{state}` is the state's name. */
  noteWithoutBond: z
    .string()
    .regex(/^\{state\} .+\.$/s, 'Write a sentence that begins with {state}')
    .optional(),
  /** What the owner of a bond does with it in a state that requires none and has no office for it. `{state}` is the state's name. */
  howKeptWithoutBond: z
    .string()
    .regex(/^\{state\} .+\.$/s, 'Write a sentence that begins with {state}')
    .optional(),
  /** True when the bond is filed as the state's file says for its family. */
  followsStateFiling: z.boolean().default(false),
  /** A sentence about the amount that a federal law fixes for every state, in `content/requirements`. */
  statutoryAmount: z.strictObject({ note: sentenceSchema }).optional(),
  /** All other amounts, percentages and day counts in the text, spelled as in the text. */
  figures: z
    .array(
      z.strictObject({
        figure: z
          .string()
          .regex(
            /^(\$[\d,]+(?: million)?|[\d.]+%|\d+ days)$/,
            'Write it as the text does: $500,000, 2.5%, 30 days',
          ),
        about: sentenceSchema,
        sources: sourceKeysSchema,
      }),
    )
    .default([]),
  /** Differences by state. */
  states: z.partialRecord(z.enum(STATE_CODES), stateOverrideSchema).default({}),
  /** The sources by key. Figures refer to these keys. */
  sources: sourcesSchema,
});

/**
 * One bond of the catalog, a file in `content/bonds/` named after its slug. Amounts are whole
 * dollars in the file and cents after parsing. Parsing replaces source keys with the sources.
 */
export const bondSchema = fileSchema
  .superRefine((bond, context) => {
    const problem = processingProblem(bond);
    if (problem) context.addIssue({ code: 'custom', path: ['processing'], message: problem });

    for (const { path, message } of findSourceProblems(bond.sources, sourceUses(bond))) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform(({ states, figures, amountSources, costSources, ...bond }) => ({
    ...bond,
    figures: figures.map((entry) => ({
      ...entry,
      sources: resolveSources(bond.sources, entry.sources),
    })),
    amountSources: resolveSources(bond.sources, amountSources),
    costSources: resolveSources(bond.sources, costSources),
    states: mapValues(states, (override) => ({
      ...override,
      sources: resolveSources(bond.sources, override.sources ?? []),
    })),
    sources: Object.values(bond.sources),
  }));

/** A bond file after parsing, before the list of states replaces `all-served`. */
export type BondFile = z.output<typeof bondSchema>;

/** What is wrong with the processing time of a bond, in words. */
function processingProblem({ category, processing, instantIssueMax }: z.output<typeof fileSchema>) {
  if (category === 'fidelity') {
    return processing && 'Leave it out: the page says it for all fidelity bonds';
  }
  if (!processing) return 'Write how long we take';

  const isInstant = processing.time === 'Instant' || processing.time === 'Same Day';
  return isInstant === instantIssueMax > 0
    ? undefined
    : 'Write "Instant" or "Same Day" if instantIssueMax is above 0, and only then';
}

function sourceUses(bond: z.output<typeof fileSchema>): SourceUse[] {
  return [
    { path: ['amountSources'], keys: bond.amountSources },
    { path: ['costSources'], keys: bond.costSources },
    ...bond.figures.map(({ sources }, index) => ({
      path: ['figures', index, 'sources'],
      keys: sources,
    })),
    ...Object.entries(bond.states).map(([code, override]) => ({
      path: ['states', code, 'sources'],
      keys: override.sources ?? [],
    })),
  ];
}

function mapValues<K extends string, V, W>(
  record: Partial<Record<K, V>>,
  change: (value: V) => W,
): Partial<Record<K, W>> {
  const entries = Object.entries(record) as [K, V][];

  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Partial<
    Record<K, W>
  >;
}
