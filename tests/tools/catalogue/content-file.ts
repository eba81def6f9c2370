import { LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'astro/zod';
import { ContentError } from '../../../src/collections/content-error.ts';
import {
  type FileFields,
  type Issue,
  lineOfIssue,
  pathWords,
  syntaxWords,
} from '../check-content/field-lines.ts';
import { describeProblem } from '../check-content/problem.ts';

/**
 * The fields of a YAML file. Throws with file, line and remedy for an unreadable file, and for a value that refers to
 * another: nested references can expand beyond any memory.
 */
export function parseFields(path: string, text: string): FileFields {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const fail = (line: number, words: string) => {
    throw new ContentError(describeProblem({ file: `content/${path}`, line, words }));
  };
  const [error] = document.errors;
  if (error) {
    const line = lineAt(error.pos[0]);
    fail(line, syntaxWords(error, text.split('\n')[line - 1] ?? ''));
  }

  visit(document, {
    Alias(_, { range }) {
      fail(
        lineAt(range?.[0] ?? 0),
        'Write the value itself in place of the reference (*): content files have none.',
      );
    },
  });

  return { document, lineAt };
}

/** The values of a file, if they fit the schema. Otherwise throws with the line and the remedy of each problem. */
export function fitSchema<S extends z.ZodType>(
  path: string,
  fields: FileFields,
  schema: S,
): z.output<S> {
  const result = schema.safeParse(fields.document.toJS());
  if (result.success) return result.data;

  const problems = result.error.issues.map((issue) => {
    const { path: place } = issue;
    const words = [pathWords(place), remedyFor(issue as Issue & SchemaIssue)];

    return describeProblem({
      file: `content/${path}`,
      line: lineOfIssue(fields, issue as Issue),
      words: words.filter((part) => part !== '').join(': '),
    });
  });
  throw new ContentError(problems.join('\n'));
}

type SchemaIssue = { code?: string; expected?: string };

/** The start of zod's own message about a value of another kind. Messages of our schemas say what to do. */
const OTHER_KIND = /^Invalid input: expected .*, received (?<received>\w+)$/;

/** Zod's own message about a value that is none of the possible ones, or missing. */
const NO_OPTION = /^Invalid option: expected one of (.+)$/;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text: put it in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list, with a hyphen before each entry',
  object: 'a group of fields',
};

function remedyFor({ message, keys = [], expected = '' }: Issue & SchemaIssue): string {
  const [unknown] = keys;
  if (unknown !== undefined)
    return `There is no field ${unknown} here. Correct its name or take it out`;

  const [, options] = NO_OPTION.exec(message) ?? [];
  if (options !== undefined)
    return `Use one of: ${options.replaceAll('"', '').replaceAll('|', ', ')}`;

  const received = OTHER_KIND.exec(message)?.groups?.['received'];
  if (received === undefined) return message;
  const kind = KINDS[expected] ?? expected;

  return received === 'undefined' ? `Add this field: ${kind}` : `Write ${kind}`;
}

/** Run a command that reads content. A file that cannot be used is named with its remedy, without a stack trace. */
export async function runOnContent(
  command: () => Promise<void> | void,
  say: (text: string) => void = (text) => void process.stderr.write(text),
): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;

    say(`${error.message}\n`);
    process.exitCode = 1;
  }
}
