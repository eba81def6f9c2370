import { z } from 'astro/zod';
import { sentenceSchema, sourceKeysSchema, sourcesSchema } from './figures.ts';
import { findSourceProblems, resolveSources } from './resolve-sources.ts';

/**
 * Notes for fiduciaries and counsel about filing in one state, a file in
 * `content/state-requirements/` named after the lower-case state code. The filing method and the
 * court come from the state's own file, so that each is defined once.
 */
export const stateRequirementsSchema = z
  .strictObject({
    /** One fact each. The fact that prevents a wasted trip to the clerk comes first. */
    notes: z
      .array(z.strictObject({ text: sentenceSchema, sources: sourceKeysSchema }))
      .min(2, 'Two notes at least: how the bond gets there, and how its amount is set'),
    /** The sources by key. Notes refer to these keys. */
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
