/** The number of digits in a code. */
export const MFA_CODE_LENGTH = 6;

/** Extract the digits from typed or pasted text, at most as many as a code has. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, MFA_CODE_LENGTH);
}

/** Whether a code is complete: exactly six digits. */
export function isCompleteCode(code: string): boolean {
  return new RegExp(`^\\d{${MFA_CODE_LENGTH}}$`).test(code);
}

const GROUP_LENGTH = 4;

/** Format the secret of an authenticator app in groups of four, so that it is easy to type. */
export function groupSecret(secret: string): string {
  return secret.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? '';
}
