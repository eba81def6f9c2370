import { z } from 'astro/zod';
import { SITE_WORDS, unknownBlanks } from '../fill-in.ts';

const FIGURE =
  /\$[\d,]*\d|\d+(?:\.\d+)?%|\b\d+(?:-\d+)? (?:business )?(?:minute|hour|day|year)s?\b/g;

/** The amounts, percentages and lengths of time that a text names in numbers. */
export function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? [];
}

/**
 * Text for a reader that may name facts of the site, such as `{phone}`: starts with a capital or a
 * number and ends like a sentence or before a list.
 */
export const passageSchema = z
  .string()
  .trim()
  .regex(/^[A-Z0-9${].*[.:?]$/s, 'Write sentences: a capital first, a full stop last')
  .superRefine((text, context) => {
    for (const word of unknownBlanks(text)) {
      const known = SITE_WORDS.map((name) => `{${name}}`).join(', ');
      context.addIssue({
        code: 'custom',
        message: `There is no {${word}} in content/site.yaml; a text may use ${known}`,
      });
    }
  });
