import { z } from 'zod';
import { parseEmail } from '../formats/email.ts';
import { readText } from '../fields/read-field.ts';
import { knownPasswordField } from './password-fields.ts';

/** The e-mail address of an account (spec 2, section 5). */
export function accountEmailField() {
  return readText('Please enter a valid email address', parseEmail);
}

/** The sign-in form (spec 2, section 5). */
export const signInSchema = z.object({
  email: accountEmailField(),
  password: knownPasswordField(),
  /** Kept for this browser when true, for this tab when not. */
  rememberMe: z.boolean().default(false),
});

export type SignIn = z.output<typeof signInSchema>;

/** The form that asks for a reset link (spec 2, section 5). */
export const forgotPasswordSchema = z.object({ email: accountEmailField() });

export type ForgotPassword = z.output<typeof forgotPasswordSchema>;
