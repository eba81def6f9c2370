import { z } from 'zod';
import { yearOf, type IsoDate } from '../dates.ts';
import { choiceField } from '../fields/choice-field.ts';
import { einField } from '../fields/identity-fields.ts';
import { moneyField, wholeNumberField } from '../fields/number-fields.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { optionalReadText } from '../fields/read-field.ts';
import { noteField, optionalTextField, printedTextField } from '../fields/text-field.ts';
import { parseIndustryCode } from '../formats/industry-code.ts';
import { parseWebAddress } from '../formats/web-address.ts';
import type { StateCode } from '../us-states.ts';
import { addressParts } from './address.ts';
import { BUSINESS_TYPES } from './business-types.ts';

/** Spec 1, section 5. */
export const EARLIEST_YEAR_ESTABLISHED = 1800;
const MIN_DESCRIPTION_LENGTH = 10;

/** The business is in the state of the bond: whatever the form holds, that state is the answer (spec 1, section 2). */
function businessAddressSchema(stateCode: StateCode) {
  return z.object({
    ...addressParts,
    state: z
      .string()
      .optional()
      .transform(() => stateCode),
  });
}

/** Answers to step 3 (spec 1, section 5). `stateCode` is the state chosen in step 0. */
export function businessSchema({ today, stateCode }: { today: IsoDate; stateCode: StateCode }) {
  return z
    .object({
      legalName: printedTextField('Legal business name'),
      dbaName: optionalTextField('DBA name'),
      ein: einField(),
      businessType: choiceField(BUSINESS_TYPES, 'Business type is required'),
      yearEstablished: wholeNumberField('Valid year is required', {
        min: EARLIEST_YEAR_ESTABLISHED,
        max: yearOf(today),
      }),
      annualRevenue: moneyField('Annual revenue is required'),
      employeeCount: wholeNumberField('Employee count is required', { min: 1 }),
      businessAddress: businessAddressSchema(stateCode).prefault({}),
      businessDescription: noteField(
        'Business description',
        'Business description is required',
        MIN_DESCRIPTION_LENGTH,
      ),
      industryCode: optionalReadText('Enter a NAICS code of 2 to 6 digits', parseIndustryCode),
      website: optionalReadText(
        'Enter the address of the web site, such as example.com',
        parseWebAddress,
      ),
    })
    .transform(omitBlank);
}

export type Business = z.output<ReturnType<typeof businessSchema>>;
export type BusinessForm = z.input<ReturnType<typeof businessSchema>>;
