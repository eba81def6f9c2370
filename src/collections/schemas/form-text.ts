import { z } from 'astro/zod';
import { blanksIn, FORM_BLANKS, isKnownBlank } from '../../domain/papers/form-blanks.ts';

/** Words with placeholders for the facts of one bond. */
export const blankTextSchema = z
  .string()
  .trim()
  .min(3)
  .superRefine((text, context) => {
    for (const blank of blanksIn(text)) {
      if (isKnownBlank(blank)) continue;

      const known = FORM_BLANKS.map((name) => `{${name}}`).join(', ');
      context.addIssue({
        code: 'custom',
        message: `Nothing fills {${blank}}; a paper may use ${known} and {matter.<field>}`,
      });
    }
  });

/** Sentences of a document with placeholders. */
export const formTextSchema = blankTextSchema.regex(
  /^[A-Z{].*[.]$/s,
  'Write sentences: a capital first, a full stop last',
);
