import { z } from 'zod';
import { addYears, parseDate, type IsoDate } from '../dates.ts';
import { yesNoField } from '../fields/choice-field.ts';
import { ssnField } from '../fields/identity-fields.ts';
import { wholeNumberField } from '../fields/number-fields.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { readText } from '../fields/read-field.ts';
import { optionalTextField, printedTextField } from '../fields/text-field.ts';
import { parseEmail } from '../formats/email.ts';
import { parsePhone } from '../formats/phone.ts';
import { addressSchema } from './address.ts';

/** Nobody younger can sign an indemnity agreement. */
export const MINIMUM_AGE_YEARS = 18;

function dateOfBirthField(today: IsoDate) {
  const message = `You must be at least ${MINIMUM_AGE_YEARS} years old to apply`;

  return readText('Date of birth is required', parseDate)
    .refine((date) => date < today, { error: 'Date of birth must be in the past', abort: true })
    .refine((date) => addYears(date, MINIMUM_AGE_YEARS) <= today, message);
}

const experienceSchema = z
  .object({
    yearsInBusiness: wholeNumberField('Years in business is required'),
    previousBonds: yesNoField('Answer whether you have had bonds before'),
    licenseNumber: optionalTextField('License number'),
  })
  .transform(omitBlank);

/** Answers to step 2 (spec 1, section 5): who applies, how to reach them, and their experience. */
export function applicantSchema({ today }: { today: IsoDate }) {
  return z.object({
    firstName: printedTextField('First name'),
    lastName: printedTextField('Last name'),
    email: readText('Valid email is required', parseEmail),
    phone: readText('Valid phone number is required', parsePhone),
    dateOfBirth: dateOfBirthField(today),
    ssn: ssnField(),
    address: addressSchema.prefault({}),
    experience: experienceSchema.prefault({}),
  });
}

export type Applicant = z.output<ReturnType<typeof applicantSchema>>;
export type ApplicantForm = z.input<ReturnType<typeof applicantSchema>>;
