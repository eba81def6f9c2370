import { z } from 'astro/zod';
import { sentenceSchema, sourceKeysSchema, sourcesSchema } from './figures.ts';
import { findSourceProblems, resolveSources } from './resolve-sources.ts';

/**
 * What a fiduciary and counsel should know about filing in one state, a file in
 * `content/state-requirements/` whose name is the lower-case code. Filing method and court come
 * from the state's own file, so that they are said in one place.
 */
export const stateRequirementsSchema = z
  .strictObject({
    /** One fact each, the one that costs a trip to the clerk first. */
    notes: z
      .array(z.strictObject({ text: sentenceSchema, sources: sourceKeysSchema }))
      .min(2, 'Two notes at least: how the bond gets there, and how its amount is set'),
    /** Where the notes come from, by the keys they name. */
    sources: sourcesSchema,
  })
  .superRefine(({ notes, sources }, context) => {
    const uses = notes.map((note, index) => ({
      path: ['notes', index, 'sources'],
      keys: note.sources,
    }));

    for (const { path, message } of findSourceProblems(sources, uses)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform(({ notes, sources }) => ({
    notes: notes.map((note) => ({ ...note, sources: resolveSources(sources, note.sources) })),
    sources: Object.values(sources),
  }));

/** The notes on a state after parsing. */
export type StateRequirementsFile = z.output<typeof stateRequirementsSchema>;
