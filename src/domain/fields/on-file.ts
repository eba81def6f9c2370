import { z } from 'zod';

/**
 * The answer that stands for a secret number which the server has sealed for the draft. The browser
 * never gets the number back.
 */
export const ON_FILE = 'On file';

/** The field of a secret number. With `mayBeOnFile`, it also accepts `ON_FILE`. */
export function orOnFile<Field extends z.ZodType>(field: Field, mayBeOnFile: boolean): Field {
  if (!mayBeOnFile) return field;

  return z.unknown().transform((answer, context) => {
    if (answer === ON_FILE) return answer;
    const parsed = field.safeParse(answer);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) context.addIssue(message);

    return z.NEVER;
  }) as unknown as Field;
}

/** Mask a secret number for display, or say that it is on file. */
export function maskUnlessOnFile(mask: (number: string) => string): (answer: string) => string {
  return (answer) => (answer === ON_FILE ? ON_FILE : mask(answer));
}
