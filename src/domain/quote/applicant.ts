import { z } from 'zod';
import type { IsoDate } from '../dates.ts';
import { MINIMUM_AGE_YEARS } from '../fields/adult-age.ts';
import { birthDateField, ssnField } from '../fields/identity-fields.ts';
import { yesNoField } from '../fields/choice-field.ts';
import { NOT_A_WHOLE_NUMBER, wholeNumberField } from '../fields/number-fields.ts';
import { addIssues } from '../fields/add-issues.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { orOnFile } from '../fields/on-file.ts';
import { readText } from '../fields/read-field.ts';
import { optionalTextField } from '../fields/text-field.ts';
import { parseEmail } from '../formats/email.ts';
import { parsePhone } from '../formats/phone.ts';
import { addressSchema } from './address.ts';
import { furtherPrincipalsSchema, personNameParts, repeatedNumbers } from './further-parties.ts';

const TOO_YOUNG = `You must be at least ${MINIMUM_AGE_YEARS} years old to apply`;

/** Nobody has worked longer than this. */
const MAX_YEARS_IN_BUSINESS = 80;

const experienceSchema = z
  .object({
    yearsInBusiness: wholeNumberField(
      'Years in business is required',
      {},
      NOT_A_WHOLE_NUMBER,
    ).refine(
      (years) => years <= MAX_YEARS_IN_BUSINESS,
      `Enter your own years in this work, up to ${MAX_YEARS_IN_BUSINESS}`,
    ),
    previousBonds: yesNoField('Answer whether you have had bonds before'),
    licenseNumber: optionalTextField('License number'),
  })
  .transform(omitBlank);

/**
 * The answers to step 2: the applicant, contact details, and experience. `furtherPrincipals` sign
 * the bond with the applicant, such as co-executors. With `mayBeOnFile`, the server may have the
 * secret numbers.
 */
export function applicantSchema({
  today,
  mayBeOnFile = false,
}: {
  today: IsoDate;
  mayBeOnFile?: boolean | undefined;
}) {
  return z
    .object({
      ...personNameParts,
      email: readText('Valid email is required', parseEmail),
      phone: readText('Valid phone number is required', parsePhone),
      dateOfBirth: orOnFile(birthDateField(today, TOO_YOUNG), mayBeOnFile),
      ssn: orOnFile(ssnField(), mayBeOnFile),
      furtherPrincipals: furtherPrincipalsSchema(today, mayBeOnFile),
      address: addressSchema.prefault({}),
      experience: experienceSchema.prefault({}),
    })
    .superRefine(({ ssn, furtherPrincipals = [] }, context) => {
      const numbers = [ssn, ...furtherPrincipals.map((person) => person.ssn)];
      addIssues(context, repeatedNumbers(numbers, 'furtherPrincipals', 'ssn'));
    })
    .transform(omitBlank);
}

export type Applicant = z.output<ReturnType<typeof applicantSchema>>;
export type ApplicantForm = z.input<ReturnType<typeof applicantSchema>>;
