import { digitsLike } from './digits.ts';

/** Read a bank account's number, with or without blanks and hyphens: 4 to 17 digits, the most an ACH entry holds. */
export function parseAccountNumber(text: string): string | undefined {
  return digitsLike(text, /^\d{4,17}$/);
}
