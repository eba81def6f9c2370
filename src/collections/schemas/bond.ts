import { z } from 'astro/zod';
import { BOND_CATEGORIES, DOCUMENT_TYPES } from '../../domain/bonds/bond-types.ts';
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
import { findSourceProblems, resolveSources, type SourceUse } from './resolve-sources.ts';

const paragraphsSchema = z.array(sentenceSchema).min(1).max(4);

const stateOverrideSchema = z.strictObject({
  /** false: this state asks for no such bond. Leave out where it is not known. */
  required: z.boolean().optional(),
  /** The one amount the law fixes. Leave out where it depends on the case: say so in the note. */
  amount: dollarsSchema.optional(),
  /** Amounts we accept here, where the law needs more than the bond's own limits. */
  limits: dollarRangeSchema.optional(),
  /** Terms here, in years, where a law fixes them: the length of a commission. */
  terms: termsSchema.optional(),
  /** Who hands the bond in here, where it is not the usual one. */
  whoFiles: z.enum(FILERS).optional(),
  /** How that is done here, where it is not the usual way. */
  howFiled: sentenceSchema.optional(),
  /** What a visitor of this state should know, in plain words. */
  note: sentenceSchema.optional(),
  /** The sources of all that is said of this state. */
  sources: sourceKeysSchema,
});

const fileSchema = z.strictObject({
  /** What the bond is called everywhere on the site. */
  name: z.string().min(3),
  /** The family it belongs to: its product page and its filter. */
  category: z.enum(BOND_CATEGORIES),
  /** Other slugs under which links and articles know this bond. */
  aliases: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
  /** One sentence, for cards and search results. */
  description: sentenceSchema.max(170, 'Keep the one-sentence description under 170 characters'),
  /** The visitor it is for, as they would tell it: a will names you, you are handing in a bid. */
  situation: sentenceSchema.max(110),
  /** The page's text from here on, one item per paragraph. Who must buy it, and whom it protects. */
  whoNeedsIt: paragraphsSchema,
  /** How the amount comes about. */
  howMuch: paragraphsSchema,
  /** What an underwriter looks at. */
  underwriting: paragraphsSchema,
  /** How a claim begins and what becomes of it. */
  claims: paragraphsSchema,
  /** When the bond ends, and what ends it. */
  release: paragraphsSchema,
  /** What to have on the table before the application is opened. */
  atHand: z.array(sentenceSchema).min(3).max(7),
  /** What people ask before they buy. */
  questions: z
    .array(
      z.strictObject({
        question: z.string().regex(/^[A-Z].*\?$/s, 'Write a question: a capital first, ? last'),
        answer: z.array(sentenceSchema).min(1).max(3),
      }),
    )
    .min(3)
    .max(5),
  /** The amount as a card shows it. */
  defaultAmountLabel: z.string().min(2),
  /** The usual range of amounts, for the hint beside the amount field. */
  typicalAmount: dollarRangeSchema,
  /** The amount in the worked example of the price. */
  exampleAmount: dollarsSchema,
  /** The sources of the label and the range. */
  amountSources: sourceKeysSchema,
  /** What such a bond usually costs in the market, as a card shows it. Our own price is computed. */
  averageCost: z.string().min(2),
  /** The same in a sentence, for the hint beside the amount field. */
  typicalCost: sentenceSchema,
  /** The sources of both statements of cost. */
  costSources: sourceKeysSchema,
  /** The amounts we write. */
  limits: dollarRangeSchema,
  /** Terms on offer, in years. */
  terms: termsSchema.default([1, 2, 3, 4]),
  /** The most that may be issued without an underwriter, in whole dollars; 0: never. */
  instantIssueMax: z.union([z.literal(0), dollarsSchema]),
  /** `all-served`, or the codes of the states where we write it. */
  supportedStates: z.union([z.literal('all-served'), z.array(z.enum(STATE_CODES)).min(1)]),
  /** Papers an underwriter needs, and what exactly to send. */
  requiredDocuments: z
    .array(z.strictObject({ type: z.enum(DOCUMENT_TYPES), ask: sentenceSchema }))
    .refine(
      (documents) => new Set(documents.map(({ type }) => type)).size === documents.length,
      'Ask for each type of document once',
    ),
  /** Who hands the bond in, where its state says nothing else. */
  whoFiles: z.enum(FILERS),
  /** How that is done, where its state says nothing else. */
  howFiled: sentenceSchema,
  /** Help beside the obligee field: who that is for this bond. */
  obligeeHint: sentenceSchema,
  /** What the table of states says where a state's own entry says nothing. */
  usualInState: z.strictObject({
    required: z.string().min(2).max(40),
    amount: z.string().min(2).max(40),
  }),
  /** True where the bond goes the way that the state's file tells of its family. */
  followsStateFiling: z.boolean().default(false),
  /** One amount that a federal law fixes in every state. */
  statutoryAmount: z
    .strictObject({ amount: dollarsSchema, note: sentenceSchema, sources: sourceKeysSchema })
    .optional(),
  /** Every other amount, percentage or count of days that the text names, as it is written there. */
  figures: z
    .array(
      z.strictObject({
        figure: z
          .string()
          .regex(
            /^(\$[\d,]+|[\d.]+%|\d+ days)$/,
            'Write it as the text does: $500,000, 2.5%, 30 days',
          ),
        about: sentenceSchema,
        sources: sourceKeysSchema,
      }),
    )
    .default([]),
  /** What differs by state. */
  states: z.partialRecord(z.enum(STATE_CODES), stateOverrideSchema).default({}),
  /** Where the figures come from, by the keys they name. */
  sources: sourcesSchema,
});

/**
 * One bond of the catalogue, a file in `content/bonds/` whose name is its slug. Amounts are whole
 * dollars in the file and cents after parsing; source keys become the sources themselves.
 */
export const bondSchema = fileSchema
  .superRefine((bond, context) => {
    for (const { path, message } of findSourceProblems(bond.sources, sourceUses(bond))) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform(({ states, figures, statutoryAmount, amountSources, costSources, ...bond }) => ({
    ...bond,
    figures: figures.map((entry) => ({
      ...entry,
      sources: resolveSources(bond.sources, entry.sources),
    })),
    amountSources: resolveSources(bond.sources, amountSources),
    costSources: resolveSources(bond.sources, costSources),
    ...(statutoryAmount && {
      statutoryAmount: {
        ...statutoryAmount,
        sources: resolveSources(bond.sources, statutoryAmount.sources),
      },
    }),
    states: mapValues(states, (override) => ({
      ...override,
      sources: resolveSources(bond.sources, override.sources),
    })),
    sources: Object.values(bond.sources),
  }));

/** A bond file after parsing, before `all-served` has been replaced by the states. */
export type BondFile = z.output<typeof bondSchema>;

function sourceUses(bond: z.output<typeof fileSchema>): SourceUse[] {
  return [
    { path: ['amountSources'], keys: bond.amountSources },
    { path: ['costSources'], keys: bond.costSources },
    { path: ['statutoryAmount', 'sources'], keys: bond.statutoryAmount?.sources ?? [] },
    ...bond.figures.map(({ sources }, index) => ({
      path: ['figures', index, 'sources'],
      keys: sources,
    })),
    ...Object.entries(bond.states).map(([code, override]) => ({
      path: ['states', code, 'sources'],
      keys: override.sources,
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
