import { z } from 'astro/zod';
import { RETENTION_LIST } from '../fill-in.ts';
import { sentenceSchema } from './figures.ts';
import { passageSchema } from './passage.ts';

const sectionSchema = z.strictObject({
  /** The section's anchor. Links break when it changes. */
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'Write the id in lower case with hyphens: our-promise'),
  /** The heading without a letter or number, which the page adds. */
  title: z.string().min(3),
  /** The section in one sentence, for the plain-language summary. */
  plain: passageSchema.optional(),
  /** Paragraphs, nested lists, and `{retention}` for the list of retention periods. */
  text: z
    .array(z.union([z.literal(RETENTION_LIST), passageSchema, z.array(passageSchema).min(2)]))
    .min(1),
});

/** A legal document, a file in `content/legal/` whose name is its path below /legal. */
export const legalDocumentSchema = z
  .strictObject({
    /** The page's heading. */
    title: z.string().min(5),
    /** One sentence for search results. */
    description: sentenceSchema.max(170),
    /** The version that a customer accepts, such as v1.1. */
    version: z.string().regex(/^v\d+\.\d+$/, 'Write the version as v1.1'),
    /** The day on which the version takes effect. */
    effectiveDate: z.iso.date("Put the day in quotes: '2026-11-20'"),
    /** True until counsel has approved the text. The page says so. */
    sample: z.boolean(),
    /** A notice in capitals that a law wants on the first page. The page and the PDF underline it. */
    notice: passageSchema
      .refine((text) => text === text.toUpperCase(), 'Write the notice in capital letters')
      .optional(),
    /** The paragraphs before the first section. */
    introduction: z.array(passageSchema).min(1),
    /** In order. The page adds letters or numbers. */
    sections: z.array(sectionSchema).min(1).max(26, 'Letters end at Z'),
  })
  .superRefine(({ sections }, context) => {
    const ids = sections.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;

      context.addIssue({
        code: 'custom',
        path: ['sections', index, 'id'],
        message: `Another section is already called ${id}`,
      });
    });

    const missing = sections.filter(({ plain }) => plain === undefined);
    if (missing.length > 0 && missing.length < sections.length) {
      const names = missing.map(({ id }) => id).join(', ');
      context.addIssue({
        code: 'custom',
        path: ['sections'],
        message: `Give every section a plain sentence or none; without one: ${names}`,
      });
    }
  });

/** A legal document after parsing. */
export type LegalDocumentFile = z.output<typeof legalDocumentSchema>;
