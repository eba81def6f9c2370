import { digitsLike } from '../formats/digits.ts';
import { parseEin } from '../formats/business-numbers.ts';
import { parseSsn } from '../formats/ssn.ts';
import { dateField } from './date-field.ts';
import { readText } from './read-field.ts';
import { addYears, type IsoDate } from '../dates.ts';
import { MINIMUM_AGE_YEARS } from './adult-age.ts';

/** Social Security numbers and EINs both have nine digits. */
const TAX_ID = /^\d{9}$/;

function taxIdField(
  messages: { required: string; impossible: string },
  parse: (digits: string) => string | undefined,
) {
  return readText(messages.required, (typed) => digitsLike(typed, TAX_ID)).refine(
    (digits) => parse(digits) !== undefined,
    messages.impossible,
  );
}

/**
 * A field for a Social Security number, parsed to nine digits. Numbers that are never issued get
 * their own message.
 */
export function ssnField() {
  return taxIdField(
    {
      required: 'SSN is required',
      impossible: 'Enter the SSN as it appears on the Social Security card',
    },
    parseSsn,
  );
}

/**
 * A field for an EIN, parsed to nine digits. Prefixes that the IRS does not assign get their own
 * message.
 */
export function einField() {
  return taxIdField(
    { required: 'EIN is required', impossible: 'Enter the EIN as it appears on the IRS notice' },
    parseEin,
  );
}

/** A date of birth of an adult. `tooYoung` is the message for a minor. */
export function birthDateField(today: IsoDate, tooYoung: string) {
  return dateField('Date of birth is required', { today, latest: today })
    .refine((date) => date < today, { error: 'Date of birth must be in the past', abort: true })
    .refine((date) => addYears(date, MINIMUM_AGE_YEARS) <= today, tooYoung);
}
