import { digitsOf } from './digits.ts';

/** Read a bank account's number, with or without blanks and hyphens: 4 to 17 digits, the most an ACH entry holds. */
export function parseAccountNumber(text: string): string | undefined {
  const digits = digitsOf(text) ?? '';

  return /^\d{4,17}$/.test(digits) ? digits : undefined;
}
