import { z } from 'zod';
import { hasValidPassword } from './confirmed-password.ts';
import { isGuessable } from './guessable-password.ts';
import { LENGTH_RULE, MAX_PASSWORD_BYTES, type PasswordRule } from './password-rules.ts';

/** The error message for an easily guessed password. */
const GUESSABLE =
  'Choose a password that is harder to guess: not a common one, your name or your email';

/**
 * The field for a new password. It reports the first broken rule. Leading and trailing blanks are
 * part of the password. `owner` lists public facts about the person, such as the email address, if
 * the form has no fields for them.
 */
export function newPasswordField(rules: readonly PasswordRule[], owner: readonly string[] = []) {
  return z
    .string({ error: LENGTH_RULE.message })
    .default('')
    .transform((typed, context): string => {
      const broken = rules.find(({ isMet }) => !isMet(typed));
      if (broken) {
        context.addIssue(broken.message);
        return z.NEVER;
      }
      if (new TextEncoder().encode(typed).byteLength > MAX_PASSWORD_BYTES) {
        context.addIssue(`Password must be ${MAX_PASSWORD_BYTES} characters or fewer`);
        return z.NEVER;
      }
      if (isGuessable(typed, owner)) {
        context.addIssue(GUESSABLE);
        return z.NEVER;
      }
      return typed;
    });
}

/**
 * Options of `refine` for a form with fields for the person's names and address: the password must
 * not be made of them.
 */
export const mustNotNameOwner = {
  path: ['password'],
  error: GUESSABLE,
  when: ({ value }: z.core.ParsePayload) => hasValidPassword(value),
};

/** Whether a form's password is not made of the form's names and address. */
export function isOwnersSecret(form: {
  password: string;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}): boolean {
  const owner = [form.email, form.firstName, form.lastName];

  return !isGuessable(
    form.password,
    owner.filter((text) => typeof text === 'string'),
  );
}
