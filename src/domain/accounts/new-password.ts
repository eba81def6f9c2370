import { z } from 'zod';
import { confirmationField, isConfirmed, mustMatch } from './confirmed-password.ts';
import { newPasswordField } from './password-fields.ts';
import { MAX_PASSWORD_BYTES, NEW_PASSWORD_RULES } from './password-rules.ts';

/** The form behind a reset link (spec 2, section 5, with one minimum length for all forms). */
export const resetPasswordSchema = z
  .object({ password: newPasswordField(NEW_PASSWORD_RULES), confirmPassword: confirmationField })
  .refine(isConfirmed, mustMatch("Passwords don't match"));

export type ResetPassword = z.output<typeof resetPasswordSchema>;

/**
 * The form of somebody signed in (spec 2, section 5). The current password is asked for as well, so that an
 * unlocked screen is not enough.
 */
export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string()
      .min(1, 'Enter your current password')
      .max(MAX_PASSWORD_BYTES, 'Enter your current password'),
    password: newPasswordField(NEW_PASSWORD_RULES),
    confirmPassword: confirmationField,
  })
  .refine(isConfirmed, mustMatch('Passwords do not match'));

export type ChangePassword = z.output<typeof changePasswordSchema>;
