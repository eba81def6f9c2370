import { z } from 'zod';
import { readField, readText } from './read-field.ts';

export const YES_NO = ['yes', 'no'] as const;

export type YesNo = (typeof YES_NO)[number];

/**
 * A field for one of several fixed values. Any other value and a missing choice give the message.
 */
export function choiceField<Value extends string>(values: readonly Value[], message: string) {
  return readText(message, (typed) => values.find((value) => value === typed));
}

/** A field for yes or no. */
export function yesNoField(message: string) {
  return choiceField(YES_NO, message);
}

/** A checkbox that has to be checked. */
export function acceptedField(message: string) {
  return readField(z.boolean({ error: message }), message, (ticked) => ticked || undefined);
}
