import { digitsLike } from './digits.ts';

/**
 * Parse a bank account number, with or without blanks and hyphens: 4 to 17 digits, which is the
 * limit of ACH.
 */
export function parseAccountNumber(text: string): string | undefined {
  return digitsLike(text, /^\d{4,17}$/);
}
