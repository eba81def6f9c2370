import { z } from 'zod';

/**
 * The ground of every field: takes what a form holds (typed text, a stored value, or nothing yet) and gives the one
 * canonical value, or the message. `read` answers undefined for what it cannot accept.
 */
export function readField<Typed, Value>(
  typed: z.ZodType<Typed, Typed>,
  message: string,
  read: (typed: Typed) => Value | undefined,
) {
  return typed.optional().transform((given, context): Value => {
    const value = given === undefined ? undefined : read(given);
    if (value !== undefined) return value;

    context.addIssue(message);
    return z.NEVER;
  });
}

/** A field typed as text that has one canonical text. */
export function readText<Value>(message: string, read: (typed: string) => Value | undefined) {
  return readField(z.string({ error: message }), message, read);
}

/** A field typed as text and stored as a number. */
export function readNumber(message: string, read: (typed: string | number) => number | undefined) {
  return readField(z.union([z.string(), z.number()], { error: message }), message, read);
}

/** As `readText`, for a field that may be left out: a blank one counts as left out. */
export function optionalReadText(message: string, read: (typed: string) => string | undefined) {
  return z
    .string({ error: message })
    .transform((typed, context): string | undefined => {
      const text = typed.trim();
      const value = read(text);
      if (value === undefined && text !== '') context.addIssue(message);

      return value;
    })
    .optional();
}
