import { z } from 'zod';
import { hasValidPassword } from './confirmed-password.ts';
import { isGuessable } from './guessable-password.ts';
import { LENGTH_RULE, MAX_PASSWORD_BYTES, type PasswordRule } from './password-rules.ts';

/** What a form says of a password that others would guess. */
const GUESSABLE =
  'Choose a password that is harder to guess: not a common one, your name or your email';

/**
 * A password to be set; the first rule it breaks is told. Blanks at its ends belong to it. `owner` is what others know of
 * the person, such as the e-mail address, where the form does not ask for it itself.
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

/** The check of a form that asks for the person's names and address beside the password, for `refine`. */
export const mustNotNameOwner = {
  path: ['password'],
  error: GUESSABLE,
  when: ({ value }: z.core.ParsePayload) => hasValidPassword(value),
};

/** Whether a form's password has nothing to do with what else is typed into the form. */
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
