import type { z } from 'zod';

/** One line of facts in a letter. */
export type LetterFact = readonly [label: string, value: string];

/** What a letter is made of, from top to bottom. */
export type LetterPart =
  | { type: 'text'; text: string }
  /** Words that a person of ours wrote for the customer; lines are kept. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; facts: readonly LetterFact[] }
  | { type: 'list'; items: readonly string[] };

/** What a mail says, before it is text or markup. Nothing in it was typed by the applicant. */
export type Letter = {
  subject: string;
  title: string;
  parts: readonly LetterPart[];
  /** The one thing to do. `path` is a path of the site. */
  action: { label: string; path: string };
  /** What to know besides, in small print. */
  note: string;
};

/** A letter to be: reads its data with a schema. Undefined where the data is not what the letter is about. */
export type LetterTemplate = (data: unknown) => Letter | undefined;

/** Make a template of a schema and what to write about what it reads. */
export function defineLetter<Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>) => Letter,
): LetterTemplate {
  return (data) => {
    const parsed = schema.safeParse(data);

    return parsed.success ? write(parsed.data) : undefined;
  };
}
