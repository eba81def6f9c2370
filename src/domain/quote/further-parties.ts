/** The principals besides the first one: co-executors and co-trustees, or the partners of a joint venture. */
import { z } from 'zod';
import { MAX_FURTHER_PARTIES } from '../bonds/principals.ts';
import type { IsoDate } from '../dates.ts';
import { birthDateField, einField, ssnField } from '../fields/identity-fields.ts';
import { MINIMUM_AGE_YEARS } from '../fields/adult-age.ts';
import { choiceField } from '../fields/choice-field.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import { orOnFile } from '../fields/on-file.ts';
import { optionalReadText } from '../fields/read-field.ts';
import { optionalPrintedTextField, printedTextField } from '../fields/text-field.ts';
import { parseEmail } from '../formats/email.ts';
import { BUSINESS_TYPES } from './business-types.ts';

const TOO_MANY = `A bond names up to ${MAX_FURTHER_PARTIES + 1} principals`;

/** The parts of a legal name, as the papers print them. */
export const personNameParts = {
  firstName: printedTextField('First name'),
  middleName: optionalPrintedTextField('Middle name'),
  lastName: printedTextField('Last name'),
  suffix: optionalPrintedTextField('Suffix'),
};

/** The persons that a bond binds besides the applicant. None is the same as no answer. */
export function furtherPrincipalsSchema(today: IsoDate, mayBeOnFile: boolean) {
  const person = z
    .object({
      ...personNameParts,
      dateOfBirth: orOnFile(
        birthDateField(today, `Each principal must be at least ${MINIMUM_AGE_YEARS} years old`),
        mayBeOnFile,
      ),
      ssn: orOnFile(ssnField(), mayBeOnFile),
      email: optionalReadText('Enter an email address, such as name@example.com', parseEmail),
    })
    .transform(omitBlank);

  return z
    .array(person)
    .max(MAX_FURTHER_PARTIES, TOO_MANY)
    .transform((persons) => (persons.length > 0 ? persons : undefined))
    .optional();
}

/** The businesses that a bond binds besides the first one. None is the same as no answer. */
export function furtherBusinessesSchema(mayBeOnFile: boolean) {
  const business = z.object({
    legalName: printedTextField('Legal business name'),
    ein: orOnFile(einField(), mayBeOnFile),
    businessType: choiceField(BUSINESS_TYPES, 'Business type is required'),
  });

  return z
    .array(business)
    .max(MAX_FURTHER_PARTIES, TOO_MANY)
    .transform((businesses) => (businesses.length > 0 ? businesses : undefined))
    .optional();
}

/**
 * The issues of numbers that two principals share. `numbers` starts with the first principal's,
 * and each issue is reported at the later of the two. No two principals have the same SSN or EIN,
 * so one is mistyped. The server compares the numbers on file.
 */
export function repeatedNumbers(
  numbers: readonly string[],
  part: 'furtherPrincipals' | 'furtherBusinesses',
  field: 'ssn' | 'ein',
) {
  return numbers.flatMap((number, index) =>
    number !== ON_FILE && numbers.indexOf(number) < index
      ? [{ path: [part, index - 1, field], message: 'Another principal has this number already' }]
      : [],
  );
}
