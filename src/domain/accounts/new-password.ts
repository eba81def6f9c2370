import { z } from 'zod';
import { confirmationField, isConfirmed, mustMatch } from './confirmed-password.ts';
import { newPasswordField } from './new-password-field.ts';
import { MAX_PASSWORD_BYTES, NEW_PASSWORD_RULES } from './password-rules.ts';

/**
 * The form behind a reset link (spec 2, section 5, with one minimum length for all forms). `owner` is what others know of
 * the person: the password may not be made of it.
 */
export function resetPasswordSchema(owner: readonly string[] = []) {
  return z
    .object({
      password: newPasswordField(NEW_PASSWORD_RULES, owner),
      confirmPassword: confirmationField,
    })
    .refine(isConfirmed, mustMatch("Passwords don't match"));
}

export type ResetPassword = z.output<ReturnType<typeof resetPasswordSchema>>;

/**
 * The form of somebody signed in (spec 2, section 5). The current password is asked for as well, so that an
 * unlocked screen is not enough.
 */
export function changePasswordSchema(owner: readonly string[] = []) {
  return z
    .object({
      currentPassword: z
        .string()
        .min(1, 'Enter your current password')
        .max(MAX_PASSWORD_BYTES, 'Enter your current password'),
      password: newPasswordField(NEW_PASSWORD_RULES, owner),
      confirmPassword: confirmationField,
    })
    .refine(isConfirmed, mustMatch('Passwords do not match'));
}

export type ChangePassword = z.output<ReturnType<typeof changePasswordSchema>>;
