/** The number of digits in a code. */
export const MFA_CODE_LENGTH = 6;

/** Extract the digits from typed or pasted text, at most as many as a code has: six, if it comes from an app. */
export function codeDigits(typed: string, length = MFA_CODE_LENGTH): string {
  return typed.replace(/\D/g, '').slice(0, length);
}

/** Whether a code is complete: exactly its number of digits, six if it comes from an app. */
export function isCompleteCode(code: string, length = MFA_CODE_LENGTH): boolean {
  return new RegExp(`^\\d{${length}}$`).test(code);
}

const GROUP_LENGTH = 4;

/** Format the secret of an authenticator app in groups of four, so that it is easy to type. */
export function groupSecret(secret: string): string {
  return secret.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? '';
}
