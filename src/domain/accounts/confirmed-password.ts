import { z } from 'zod';

/** The second typing of a new password. Which message it gives is the form's to say. */
export const confirmationField = z.string().default('');

/**
 * The check that both typings agree, for `refine`. It waits for a password that meets its rules, and for nothing
 * else of the form.
 */
export function mustMatch(error: string) {
  return {
    path: ['confirmPassword'],
    error,
    when: ({ value }: z.core.ParsePayload) => hasValidPassword(value),
  };
}

/** Whether both typings of a password are the same. */
export function isConfirmed(form: { password: string; confirmPassword: string }): boolean {
  return form.password === form.confirmPassword;
}

/** Whether the password of a form that is being checked meets its own rules. */
export function hasValidPassword(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'password' in value &&
    typeof value.password === 'string'
  );
}
