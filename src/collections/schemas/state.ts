import { z } from 'astro/zod';
import { BOND_CATEGORIES, BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { FILERS, FILING_METHODS } from '../../domain/states/filing.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { sentenceSchema, sourceKeysSchema, sourcesSchema } from './figures.ts';
import { licenseSchema } from './license.ts';
import { findSourceProblems, resolveSources } from './resolve-sources.ts';

const obligeeSchema = z.strictObject({
  /** The court or agency, named as on its letterhead. */
  name: z.string().min(3),
  /** The type of office, shown as a badge. */
  type: z.enum(['Probate Court', 'DMV', 'Notary Office', 'License Board', 'Other']),
  /** The license bond that this office takes: for the whole state, or in each county if its name starts with "County". */
  takes: z.enum(BOND_SLUGS).optional(),
  /** The filing method of the office. Leave it out when it is unknown, and for a probate court. */
  filingMode: z.enum(FILING_METHODS).optional(),
  /**
   * One useful fact before filing there. It must contain no figures, because figures need a source.
   */
  hint: sentenceSchema.optional(),
});

const filingSchema = z.strictObject({
  /** The family of bonds that the entry covers. Rows of `content/requirements` cover court bonds. */
  category: z.enum(BOND_CATEGORIES).exclude(['court']),
  /** The filing method. */
  channel: z.enum(FILING_METHODS),
  /** The person who files the bond. */
  whoFiles: z.enum(FILERS),
  /** The filing instructions for this state, in plain English. */
  how: sentenceSchema,
  /** Common rejections by the clerk, if known. */
  refuses: sentenceSchema.optional(),
  /** The sources of this entry. */
  sources: sourceKeysSchema,
});

const fileSchema = z.strictObject({
  /** The two-letter code, which is also the file name. */
  code: z.enum(STATE_CODES),
  /** The state's name in full. */
  name: z.string().min(4),
  /** A sample figure for marketing, not a count. */
  availableBonds: z.int().min(33).max(89),
  /** Fields of this file with sample data. */
  sample: z.tuple([z.literal('availableBonds')]),
  /** Our license in this state. */
  license: licenseSchema,
  /** How this state sets the amount of a fiduciary bond, or when it requires one. */
  court: z.strictObject({ note: sentenceSchema, sources: sourceKeysSchema }).optional(),
  /** The bonds at the top of the state's page, each with its name in this state. */
  popularBonds: z
    .array(z.strictObject({ slug: z.enum(BOND_SLUGS), label: z.string().min(3) }))
    .min(3),
  /** The courts and agencies that receive most of our bonds. */
  obligees: z.array(obligeeSchema).min(2),
  /** Filing instructions by family of bonds. */
  filing: z.array(filingSchema).min(1),
  /** The sources by key. Entries refer to these keys. */
  sources: sourcesSchema,
});

/**
 * A state that we serve, a file in `content/states/` named after its lower-case code. Parsing
 * replaces source keys with the sources.
 */
export const stateSchema = fileSchema
  .superRefine((state, context) => {
    const uses = [
      { path: ['court', 'sources'], keys: state.court?.sources ?? [] },
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
    ...(court && { court: { ...court, sources: resolveSources(state.sources, court.sources) } }),
    filing: filing.map((entry) => ({
      ...entry,
      sources: resolveSources(state.sources, entry.sources),
    })),
    sources: Object.values(state.sources),
  }));

/** The file of a served state after parsing. `withCourtFiling` adds how its courts take a bond. */
export type StateFile = z.output<typeof stateSchema>;
