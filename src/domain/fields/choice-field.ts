import { z } from 'zod';
import { readField, readText } from './read-field.ts';

/** The two answers to a question that only has two. */
export const YES_NO = ['yes', 'no'] as const;

export type YesNo = (typeof YES_NO)[number];

/** One of a fixed set of values; anything else, and a choice not made, gives the message. */
export function choiceField<Value extends string>(values: readonly Value[], message: string) {
  return readText(message, (typed) => values.find((value) => value === typed));
}

/** Yes or no. */
export function yesNoField(message: string) {
  return choiceField(YES_NO, message);
}

/** A box that has to be ticked. */
export function acceptedField(message: string) {
  return readField(z.boolean({ error: message }), message, (ticked) => ticked || undefined);
}
