import { z } from 'zod';
import { parseEmail } from '../formats/email.ts';
import { readText } from '../fields/read-field.ts';
import { LENGTH_RULE } from './password-rules.ts';

/** The field for the email address of an account. */
export function accountEmailField() {
  return readText('Please enter a valid email address', parseEmail);
}

/** The field for an existing password. Only its length is checked. */
export function knownPasswordField() {
  return readText(LENGTH_RULE.message, (typed) => (LENGTH_RULE.isMet(typed) ? typed : undefined));
}

export const signInSchema = z.object({
  email: accountEmailField(),
  password: knownPasswordField(),
  /** True keeps the session on this device, false in this tab. */
  rememberMe: z.boolean().default(true),
});

export type SignIn = z.output<typeof signInSchema>;

/** The form that requests a reset link. */
export const forgotPasswordSchema = z.object({ email: accountEmailField() });

export type ForgotPassword = z.output<typeof forgotPasswordSchema>;
