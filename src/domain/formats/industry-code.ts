import { digitsOf } from './digits.ts';

/** Read a NAICS code: 2 to 6 digits, the first from 1 to 9 as every sector of the system begins. */
export function parseIndustryCode(text: string): string | undefined {
  const digits = digitsOf(text) ?? '';

  return /^[1-9]\d{1,5}$/.test(digits) ? digits : undefined;
}
