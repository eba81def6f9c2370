import { z } from 'zod';

/** Says what is wrong with a typed text that was not accepted. Undefined where nothing is to add. */
type Explain = (typed: string) => string | undefined;

/**
 * The basis of all fields: it takes the value of a form field (typed text, a stored value, or
 * undefined) and returns the canonical value or the message. `read` returns undefined for values
 * that it does not accept. For a typed text, `explain` may replace the message.
 */
export function readField<Typed, Value>(
  typed: z.ZodType<Typed, Typed>,
  message: string,
  read: (typed: Typed) => Value | undefined,
  explain?: Explain,
) {
  return typed.optional().transform((given, context): Value => {
    const value = given === undefined ? undefined : read(given);
    if (value !== undefined) return value;

    const isTyped = typeof given === 'string' && given.trim() !== '';
    context.addIssue((isTyped ? explain?.(given) : undefined) ?? message);
    return z.NEVER;
  });
}

/** A text field with one canonical value. */
export function readText<Value>(
  message: string,
  read: (typed: string) => Value | undefined,
  explain?: Explain,
) {
  return readField(z.string({ error: message }), message, read, explain);
}

/** A field that is typed as text and stored as a number. */
export function readNumber(
  message: string,
  read: (typed: string | number) => number | undefined,
  explain?: Explain,
) {
  return readField(z.union([z.string(), z.number()], { error: message }), message, read, explain);
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
