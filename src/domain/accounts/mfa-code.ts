/** How many digits a code has (spec 2, section 9). */
export const MFA_CODE_LENGTH = 6;

/** The digits of what was typed or pasted, at most as many as a code has. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, MFA_CODE_LENGTH);
}

/** Whether a code can be sent: digits only, exactly six (spec 2, section 5). */
export function isCompleteCode(code: string): boolean {
  return new RegExp(`^\\d{${MFA_CODE_LENGTH}}$`).test(code);
}
