import { z } from 'astro/zod';
import { BOND_CATEGORIES, BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { FILERS, FILING_METHODS } from '../../domain/states/filing.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { sentenceSchema, sourceKeysSchema, sourcesSchema } from './figures.ts';
import { findSourceProblems, resolveSources } from './resolve-sources.ts';

const obligeeSchema = z.strictObject({
  /** The court or agency, as its own letters name it. */
  name: z.string().min(3),
  /** The badge beside the name: what a visitor knows the office as. */
  type: z.enum(['Probate Court', 'DMV', 'Notary Office', 'License Board', 'Other']),
  /** How it takes a bond. Leave out where that is not known. */
  filingMode: z.enum(FILING_METHODS).optional(),
  /** One thing worth knowing before filing there. No figures: those need a source. */
  hint: sentenceSchema.optional(),
});

const filingSchema = z.strictObject({
  /** The family of bonds this is about. */
  category: z.enum(BOND_CATEGORIES),
  /** How the bond gets there. */
  channel: z.enum(FILING_METHODS),
  /** Who hands it in. */
  whoFiles: z.enum(FILERS),
  /** How it is done here, in plain words. */
  how: sentenceSchema,
  /** What the clerk will refuse, where that is known. */
  refuses: sentenceSchema.optional(),
  /** The sources of this entry. */
  sources: sourceKeysSchema,
});

const fileSchema = z.strictObject({
  /** The two letters that are also the file's name. */
  code: z.enum(STATE_CODES),
  /** The state's name in full. */
  name: z.string().min(4),
  /** What most court bonds need here. ORIGINAL unless a source says otherwise. */
  filingDefault: z.enum(FILING_METHODS),
  /** A figure of the marketing sample, not a count. */
  availableBonds: z.int().min(33).max(89),
  /** Fields of this file that are sample data. */
  sample: z.tuple([z.literal('availableBonds')]),
  /** Shown under 'Filing Information for {state}'. */
  processingNote: sentenceSchema.optional(),
  /** The court that appoints executors and guardians. */
  court: z
    .strictObject({
      name: z.string().min(5),
      /** How this state sets the amount of a fiduciary's bond, or when it asks for one. */
      note: sentenceSchema.optional(),
      sources: sourceKeysSchema.optional(),
    })
    .refine(
      ({ note, sources }) => (note === undefined) === (sources === undefined),
      'A note on the court needs sources, and sources a note',
    ),
  /** The bonds its page offers first, each under its own name. */
  popularBonds: z
    .array(z.strictObject({ slug: z.enum(BOND_SLUGS), label: z.string().min(3) }))
    .min(3),
  /** The courts and agencies our customers file with most. */
  obligees: z.array(obligeeSchema).min(2),
  /** What is known of filing, by family of bonds. */
  filing: z.array(filingSchema).min(1),
  /** Where all this comes from, by the keys the entries name. */
  sources: sourcesSchema,
});

/**
 * A state we serve, a file in `content/states/` whose name is its lower-case code. Source keys
 * become the sources themselves.
 */
export const stateSchema = fileSchema
  .superRefine((state, context) => {
    const uses = [
      { path: ['court', 'sources'], keys: state.court.sources ?? [] },
      ...state.filing.map(({ sources }, index) => ({
        path: ['filing', index, 'sources'],
        keys: sources,
      })),
    ];

    for (const { path, message } of findSourceProblems(state.sources, uses)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform(({ filing, court, ...state }) => ({
    ...state,
    court: { ...court, sources: resolveSources(state.sources, court.sources ?? []) },
    filing: filing.map((entry) => ({
      ...entry,
      sources: resolveSources(state.sources, entry.sources),
    })),
    sources: Object.values(state.sources),
  }));

/** A served state after parsing. */
export type StateFile = z.output<typeof stateSchema>;
