import { digitsLike } from './digits.ts';

/** Parse a NAICS code: 2 to 6 digits, the first from 1 to 9. */
export function parseIndustryCode(text: string): string | undefined {
  return digitsLike(text, /^[1-9]\d{1,5}$/);
}
