import { z } from 'zod';
import { printProblem } from '../papers/printed-text.ts';
import { cleanLine, cleanNote, cleanPrintedLine, cleanPrintedNote } from './clean-text.ts';
import { readText } from './read-field.ts';

/** How long a text may be, in characters. */
type Length = { min?: number; max?: number };

/** The longest name, title or number. */
const MAX_LINE_LENGTH = 200;

/** The longest answer in a person's own words. */
const MAX_NOTE_LENGTH = 2_000;

function tooLong(name: string, max: number): string {
  return `${name} must be ${max} characters or fewer`;
}

function requiredText(
  message: string,
  name: string,
  clean: (text: string) => string,
  length: Length,
) {
  const { min = 1, max = MAX_LINE_LENGTH } = length;

  return readText(message, (typed) => {
    const text = clean(typed);
    return text.length < min ? undefined : text;
  }).refine((text) => text.length <= max, tooLong(name, max));
}

function optionalText(name: string, clean: (text: string) => string, max: number) {
  return z
    .string({ error: `${name} must be text` })
    .transform((typed) => clean(typed) || undefined)
    .refine((text) => text === undefined || text.length <= max, tooLong(name, max))
    .optional();
}

/** Refuses what the papers cannot print. */
function printed<Field extends z.ZodType<string | undefined>>(field: Field) {
  return field.superRefine((text, context) => {
    const problem = text === undefined ? undefined : printProblem(text);
    if (problem !== undefined) context.addIssue(problem);
  });
}

/** One line that has to be there: "{name} is required" when it is shorter than `min`. */
export function textField(name: string, length: Length = {}) {
  return requiredText(`${name} is required`, name, cleanLine, length);
}

/** As `textField`, for a line that our papers print. */
export function printedTextField(name: string, length: Length = {}) {
  return printed(requiredText(`${name} is required`, name, cleanPrintedLine, length));
}

/** One line that may be left out; a blank one counts as left out. */
export function optionalTextField(name: string) {
  return optionalText(name, cleanLine, MAX_LINE_LENGTH);
}

/** An answer in a person's own words that has to be there, with a message of its own. */
export function noteField(name: string, message: string, min = 1) {
  return requiredText(message, name, cleanNote, { min, max: MAX_NOTE_LENGTH });
}

/** An answer in a person's own words that may be left out. */
export function optionalNoteField(name: string) {
  return optionalText(name, cleanNote, MAX_NOTE_LENGTH);
}

/** As `optionalNoteField`, for words that our papers print. */
export function optionalPrintedNoteField(name: string) {
  return printed(optionalText(name, cleanPrintedNote, MAX_NOTE_LENGTH));
}
