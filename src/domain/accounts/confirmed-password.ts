import { z } from 'zod';
import { isRecord } from '../is-record.ts';

/** The confirmation of a new password. The form chooses the error message. */
export const confirmationField = z.string().default('');

/**
 * Options of `refine` that compare both passwords. The check runs as soon as the password meets its
 * rules, even while other fields are invalid.
 */
export function mustMatch(error: string) {
  return {
    path: ['confirmPassword'],
    error,
    when: ({ value }: z.core.ParsePayload) => hasValidPassword(value),
  };
}

/** Whether both passwords of a form are the same. */
export function isConfirmed(form: { password: string; confirmPassword: string }): boolean {
  return form.password === form.confirmPassword;
}

/** Whether the password of a form passed its own rules during validation. */
export function hasValidPassword(value: unknown): boolean {
  return isRecord(value) && typeof value['password'] === 'string';
}
