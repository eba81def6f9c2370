import { z } from 'zod';
import { textField } from '../fields/text-field.ts';
import { accountEmailField } from './sign-in.ts';

/** The account settings form. A new email address takes effect once its owner has confirmed it. */
export const profileSchema = z.object({
  firstName: textField('First name'),
  lastName: textField('Last name'),
  email: accountEmailField(),
});

export type Profile = z.output<typeof profileSchema>;
