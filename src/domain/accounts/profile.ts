import { z } from 'zod';
import { optionalTextField, textField } from '../fields/text-field.ts';
import { accountEmailField } from './sign-in.ts';
import { optionalReadText } from '../fields/read-field.ts';
import { parsePhone } from '../formats/phone.ts';

/** The account settings form. A new email address takes effect once its owner has confirmed it. */
export const profileSchema = z.object({
  firstName: textField('First name'),
  lastName: textField('Last name'),
  email: accountEmailField(),
});

export type Profile = z.output<typeof profileSchema>;

/**
 * The profile form on the Account & Security page. Both fields are optional. The phone number is
 * parsed to ten digits.
 */
export const accountProfileSchema = z.object({
  displayName: optionalTextField('Display Name'),
  phone: optionalReadText('Enter a US phone number, such as (803) 555-0123', parsePhone),
});

export type AccountProfile = z.output<typeof accountProfileSchema>;
