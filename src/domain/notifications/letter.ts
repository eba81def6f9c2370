import type { z } from 'zod';

/** A label and a value in a letter. */
export type LetterFact = readonly [label: string, value: string];

export type LetterPart =
  | { type: 'text'; text: string }
  /** A text that a member of staff wrote for the customer. Its line breaks are kept. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; facts: readonly LetterFact[] }
  | { type: 'list'; items: readonly string[] }
  /** A second link, less prominent than the action. `path` is a path of the site. */
  | { type: 'link'; label: string; path: string };

/**
 * The content of a mail, before it becomes text or HTML. It contains no text typed by the
 * applicant, except the checked caption of a bond (mail-facts.ts).
 */
export type Letter = {
  subject: string;
  title: string;
  parts: readonly LetterPart[];
  /** The main action. `path` is a path of the site. */
  action: { label: string; path: string };
  /** Additional information in small print. */
  note: string;
  /** Why this person gets the mail, for people who have no application or bond yet. */
  reason?: string;
};

/** A kind of letter: the schema of its data, and the letter for data; undefined for data that does not fit. */
export type LetterTemplate = {
  /** Also checked when a mail is queued: the database has a copy (`npm run db:catalogue`). */
  schema: z.ZodType;
  write: (data: unknown) => Letter | undefined;
};

/** Create a template from a schema and a function that writes the letter. */
export function defineLetter<Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>) => Letter,
): LetterTemplate {
  return {
    schema,
    write: (data) => {
      const parsed = schema.safeParse(data);

      return parsed.success ? write(parsed.data) : undefined;
    },
  };
}
