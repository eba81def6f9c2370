import { z } from 'astro/zod';
import {
  DISCRETION,
  REQUIREMENT_FACTS,
  REQUIREMENT_FAMILIES,
  UNKNOWN,
  fitsFact,
  requirementId,
  unitOf,
} from '../../domain/requirements/requirement.ts';
import { familiesUnder } from '../../domain/requirements/same-law.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { withAdvice } from '../../domain/requirements/ask-first.ts';
import { sentenceSchema, sourcesSchema } from './figures.ts';
import { findSourceProblems } from './resolve-sources.ts';

const unknownSchema = z.literal(UNKNOWN);

const daySchema = z.iso.date("Write the day in quotes: '2026-11-23'");

/** A change of a published fact. */
const changeSchema = z.strictObject({
  on: daySchema,
  /** What changed, for the change log: "The statute replaces a seller's page as source." */
  what: sentenceSchema,
});

const wholeNumberSchema = z
  .int({ error: 'Write a whole plain number: 10000, not "$10,000"' })
  .positive('An amount is above 0');

const rowSchema = z
  .strictObject({
    /** The bond that the fact is about, or `court-filing`. */
    bond: z.enum(REQUIREMENT_FAMILIES),
    /** The federal office; left out for the fact of a state. */
    office: z.string().min(3).optional(),
    fact: z.enum(REQUIREMENT_FACTS),
    /** Whom the fact binds, if not everyone who needs the bond. */
    who: z.string().min(3).max(80).optional(),
    value: z.union([wholeNumberSchema, z.boolean(), z.string().min(5)], {
      error:
        'Write whole dollars, percent, days or years, true or false, a court, a filer, unknown, or discretion',
    }),
    /** The upper end of a range. */
    upTo: wholeNumberSchema.optional(),
    /** The value before the effective date. */
    superseded: wholeNumberSchema.optional(),
    /** The day from which the value holds. */
    effective: z.iso.date("Write the day in quotes, '2023-09-01', or unknown").or(unknownSchema),
    /** The key of the source. */
    source: z.string(),
    /** The words of the source that say so. */
    quote: z.string().min(7, 'Quote the sentence, or write unknown'),
    /** The rule in a sentence. */
    detail: sentenceSchema.optional(),
    /** True if we could not read the law. The rule then ends with advice to ask the office. */
    textUnavailable: z.literal(true).optional(),
    /** The day on which the fact was published, if not that of the file. */
    added: daySchema.optional(),
    changes: z.array(changeSchema).default([]),
  })
  .refine(({ fact, value }) => fitsFact(fact, value), {
    path: ['value'],
    message:
      'Whether something is so is true or false; an amount is whole dollars, percent, days or years; a court is its name; a filer is customer, surety, either or nobody',
  })
  .refine(
    ({ fact, value, detail, textUnavailable }) =>
      detail !== undefined ||
      textUnavailable ||
      (value !== UNKNOWN && value !== DISCRETION && unitOf(fact) !== 'percent'),
    {
      path: ['detail'],
      message: 'Say in "detail" of what the percentage is, who decides, or why it is unknown',
    },
  )
  .refine(({ value, upTo }) => upTo === undefined || (typeof value === 'number' && value < upTo), {
    path: ['upTo'],
    message: 'A range ends above its value',
  });

const fileSchema = z.strictObject({
  /** The state of the facts; left out in the file of federal facts. */
  state: z.enum(STATE_CODES).optional(),
  /** The day on which the file was published. */
  added: daySchema,
  rows: z.array(rowSchema).min(1),
  /** The sources by key. Rows refer to these keys. */
  sources: sourcesSchema,
});

/**
 * The facts about all bonds in one state, a file in `content/requirements/` named after its lower-case code, or the
 * federal facts in `us.yaml`. Each figure of a law is defined here once: bonds, state pages and the database's catalog
 * read it. Parsing gives each row its id and its source.
 */
export const requirementsSchema = fileSchema
  .superRefine(({ state, rows, sources }, context) => {
    const uses = rows.map(({ source }, index) => ({
      path: ['rows', index, 'source'],
      keys: [source],
    }));
    const ids = rows.map((row) => requirementId({ ...row, state }));

    for (const { path, message } of findSourceProblems(sources, uses)) {
      context.addIssue({ code: 'custom', path, message });
    }
    rows.forEach(({ office }, index) => {
      if ((state === undefined) !== (office === undefined)) return;

      const message =
        'Name the state at the top of the file, or in us.yaml the office of each federal fact';
      context.addIssue({ code: 'custom', path: ['rows', index, 'office'], message });
    });
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;

      const message = `There are two facts ${id}. Say in "who" whom each one binds`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    });
  })
  .transform(({ state, added, rows, sources }) =>
    rows.flatMap(({ textUnavailable, ...row }) => {
      const source = sources[row.source];
      if (!source) return [];

      return [
        {
          ...row,
          ...(state !== undefined && { state }),
          id: requirementId({ ...row, state }),
          added: row.added ?? added,
          bonds: familiesUnder(row),
          source,
          ...(textUnavailable && { detail: withAdvice(row.detail, source.verified) }),
        },
      ];
    }),
  );

/** A fact of `content/requirements` with its source. */
export type SourcedRequirement = z.output<typeof requirementsSchema>[number];
