import { z } from 'zod';
import { readText } from '../fields/read-field.ts';
import { LENGTH_RULE, MAX_PASSWORD_BYTES, type PasswordRule } from './password-rules.ts';

/** A password of somebody who has one already: only its length is looked at. */
export function knownPasswordField() {
  return readText(LENGTH_RULE.message, (typed) => (LENGTH_RULE.isMet(typed) ? typed : undefined));
}

/** A password to be set; the first rule it breaks is told. Blanks at its ends belong to it. */
export function newPasswordField(rules: readonly PasswordRule[]) {
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
      return typed;
    });
}
