import type { IsoDate } from '../dates.ts';
import { readText } from './read-field.ts';
import { latestTypedDay, parseTypedDate, typedDateProblem } from './typed-date.ts';

/**
 * A field for a date. The message is for a missing date; a text that is not a date gets the words of
 * `typedDateProblem`. A two-digit year means a day on or before `latest`, by default a few years
 * after `today`.
 */
export function dateField(
  message: string,
  { today, latest = latestTypedDay(today) }: { today: IsoDate; latest?: IsoDate },
) {
  return readText(
    message,
    (typed) => parseTypedDate(typed, latest),
    (typed) => typedDateProblem(typed, today),
  );
}
