import { z } from 'zod';
import { ON_FILE } from './on-file-mark.ts';

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
