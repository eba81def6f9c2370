import { z } from 'astro/zod';
import { sentenceSchema, sourceKeysSchema, sourcesSchema } from './figures.ts';
import { findSourceProblems, resolveSources } from './resolve-sources.ts';

/**
 * Notes for fiduciaries and counsel about filing in one state, a file in
 * `content/state-requirements/` named after the lower-case state code. The filing method, the court
 * and the note on them come from the rows about `court-filing` in `content/requirements`.
 */
export const stateRequirementsSchema = z
  .strictObject({
    /** One fact each: how the amount is set, and what else prevents a wasted trip to the clerk. */
    notes: z
      .array(
        z.strictObject({
          text: sentenceSchema,
          sources: sourceKeysSchema,
          /** Whether the note is only about the bond of an estate. Packets of other bonds leave it out. */
          isOfEstates: z.boolean().optional(),
        }),
      )
      .min(1, 'One note at least, such as how the amount is set'),
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
