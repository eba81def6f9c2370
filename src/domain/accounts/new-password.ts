import { z } from 'zod';
import { confirmationField, isConfirmed, mustMatch } from './confirmed-password.ts';
import { newPasswordField } from './new-password-field.ts';
import { MAX_PASSWORD_BYTES, NEW_PASSWORD_RULES } from './password-rules.ts';

/**
 * The password form behind a reset link. `owner` lists public facts about the person, and the
 * password must not be made of them.
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
 * The form for changing the password of a signed-in user. It also asks for the current password,
 * because an unlocked screen is not enough.
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
