import { z } from 'zod';
import { textField } from '../fields/text-field.ts';
import { accountEmailField } from './sign-in.ts';

/** The account settings (spec 2, section 5). Another e-mail address counts once its owner has confirmed it. */
export const profileSchema = z.object({
  firstName: textField('First name'),
  lastName: textField('Last name'),
  email: accountEmailField(),
});

export type Profile = z.output<typeof profileSchema>;
