import { z } from 'astro/zod';
import { SITE_WORDS, unknownBlanks } from '../fill-in.ts';

const FIGURE =
  /\$[\d,]*\d|\d+(?:\.\d+)?%|\b\d+(?:-\d+)? (?:business )?(?:minute|hour|day|year)s?\b/g;

/** The amounts, percentages and time spans in a text. */
export function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? [];
}

/**
 * Text for readers with optional facts of the site, such as `{phone}`. It starts with a capital, a
 * number, a dollar sign or a placeholder, and ends with a period, a colon or a question mark.
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
