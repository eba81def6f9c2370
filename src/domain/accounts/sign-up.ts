import { z } from 'zod';
import { textField } from '../fields/text-field.ts';
import { confirmationField, isConfirmed, mustMatch } from './confirmed-password.ts';
import { isOwnersSecret, mustNotNameOwner, newPasswordField } from './new-password-field.ts';
import { SIGN_UP_PASSWORD_RULES } from './password-rules.ts';
import { accountEmailField } from './sign-in.ts';

/**
 * The sign-up form. The acceptance of the terms is not part of it, because a toast reports a
 * missing acceptance instead of a field error.
 */
export const signUpSchema = z
  .object({
    firstName: textField('First name'),
    lastName: textField('Last name'),
    email: accountEmailField(),
    password: newPasswordField(SIGN_UP_PASSWORD_RULES),
    confirmPassword: confirmationField,
  })
  .refine(isOwnersSecret, mustNotNameOwner)
  .refine(isConfirmed, mustMatch("Passwords don't match"));

export type SignUp = z.output<typeof signUpSchema>;
