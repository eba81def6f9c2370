import { addYears, parseDate, type IsoDate } from '../dates.ts';
import { readText } from './read-field.ts';

/** Younger people cannot sign an indemnity agreement. */
export const MINIMUM_AGE_YEARS = 18;

/** A date of birth of an adult. `tooYoung` is the message for a minor. */
export function birthDateField(today: IsoDate, tooYoung: string) {
  return readText('Date of birth is required', parseDate)
    .refine((date) => date < today, { error: 'Date of birth must be in the past', abort: true })
    .refine((date) => addYears(date, MINIMUM_AGE_YEARS) <= today, tooYoung);
}
