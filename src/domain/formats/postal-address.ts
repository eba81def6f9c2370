import { digitsLike } from './digits.ts';

const ZIP_DIGITS = 5;

/** The lowest ZIP code in use, in Holtsville, New York. */
const LOWEST_ZIP = '00501';

/** Whether digits are a ZIP code that can exist: 00000 does not. */
export function isPossibleZip(digits: string): boolean {
  return digits.slice(0, ZIP_DIGITS) >= LOWEST_ZIP;
}

/** Parse a ZIP code of five or nine digits, with or without the hyphen, to its digits. */
export function parseZip(text: string): string | undefined {
  return digitsLike(text, /^(\d{5}|\d{9})$/);
}

/** Format the digits of a ZIP code: "29401" or "29401-1234". */
export function formatZip(digits: string): string {
  if (digits.length === ZIP_DIGITS) return digits;

  return `${digits.slice(0, ZIP_DIGITS)}-${digits.slice(ZIP_DIGITS)}`;
}

/** An address in one line, such as "9 Elm St, Oakland, CA 94601". */
export function addressLine({
  street,
  city,
  state,
  zipCode,
}: Record<'street' | 'city' | 'state' | 'zipCode', string>): string {
  return `${street}, ${city}, ${state} ${formatZip(zipCode)}`;
}
