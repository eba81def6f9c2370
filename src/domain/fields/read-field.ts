import { z } from 'zod';

/**
 * The basis of all fields: it takes the value of a form field (typed text, a stored value, or
 * undefined) and returns the canonical value or the message. `read` returns undefined for values
 * that it does not accept.
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

/** A text field with one canonical value. */
export function readText<Value>(message: string, read: (typed: string) => Value | undefined) {
  return readField(z.string({ error: message }), message, read);
}

/** A field that is typed as text and stored as a number. */
export function readNumber(message: string, read: (typed: string | number) => number | undefined) {
  return readField(z.union([z.string(), z.number()], { error: message }), message, read);
}

/** Like `readText`, for an optional field. A blank value counts as missing. */
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
