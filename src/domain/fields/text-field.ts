import { z } from 'zod';
import { printProblem } from '../papers/printed-text.ts';
import {
  cleanLine,
  cleanNote,
  cleanPrintedLine,
  cleanPrintedNote,
  MAX_LINE_LENGTH,
} from './clean-text.ts';
import { readText } from './read-field.ts';

/** Minimum and maximum length of a text, in characters. */
type Length = { min?: number; max?: number };

/** Maximum length of a free-text answer. */
const MAX_NOTE_LENGTH = 2_000;

function tooLong(name: string, maxLength: number): string {
  return `${name} must be ${maxLength} characters or fewer`;
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

/** Refuse characters that our documents cannot print. */
function printed<Field extends z.ZodType<string | undefined>>(field: Field) {
  return field.superRefine((text, context) => {
    const problem = text === undefined ? undefined : printProblem(text);
    if (problem !== undefined) context.addIssue(problem);
  });
}

/** A required line of text. The message is "{name} is required" when it is shorter than `min`. */
export function textField(name: string, length: Length = {}) {
  return requiredText(`${name} is required`, name, cleanLine, length);
}

/** Like `textField`, for a line that our documents print. */
export function printedTextField(
  name: string,
  { message = `${name} is required`, ...length }: Length & { message?: string } = {},
) {
  return printed(requiredText(message, name, cleanPrintedLine, length));
}

/** An optional line of text. A blank line counts as missing. */
export function optionalTextField(name: string) {
  return optionalText(name, cleanLine, MAX_LINE_LENGTH);
}

/** Like `optionalTextField`, for a line that our documents print. */
export function optionalPrintedTextField(name: string) {
  return printed(optionalText(name, cleanPrintedLine, MAX_LINE_LENGTH));
}

/** A required free-text answer, with its own message. */
export function noteField(name: string, message: string, min = 1) {
  return requiredText(message, name, cleanNote, { min, max: MAX_NOTE_LENGTH });
}

/** An optional free-text answer. */
export function optionalNoteField(name: string) {
  return optionalText(name, cleanNote, MAX_NOTE_LENGTH);
}

/** Like `optionalNoteField`, for text that our documents print. */
export function optionalPrintedNoteField(name: string, max = MAX_NOTE_LENGTH) {
  return printed(optionalText(name, cleanPrintedNote, max));
}
