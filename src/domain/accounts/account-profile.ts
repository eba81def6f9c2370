import { z } from 'zod';
import { optionalReadText } from '../fields/read-field.ts';
import { optionalTextField } from '../fields/text-field.ts';
import { parsePhone } from '../formats/phone.ts';

/**
 * The profile form on the Account & Security page. Both fields are optional. The phone number is
 * parsed to ten digits.
 */
export const accountProfileSchema = z.object({
  displayName: optionalTextField('Display Name'),
  phone: optionalReadText('Enter a US phone number, such as (803) 555-0123', parsePhone),
});

export type AccountProfile = z.output<typeof accountProfileSchema>;
