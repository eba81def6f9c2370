import { digitsLike } from './digits.ts';

/** First two digits that the IRS has never assigned to a campus or its online service. */
const UNASSIGNED_PREFIXES: readonly string[] = [
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
];

const PREFIX_DIGITS = 2;

const LAST_FOUR = 4;

/** Parse an employer identification number, with or without the hyphen, to nine digits. */
export function parseEin(text: string): string | undefined {
  const digits = digitsLike(text, /^\d{9}$/);
  if (!digits) return undefined;

  return UNASSIGNED_PREFIXES.includes(digits.slice(0, PREFIX_DIGITS)) ? undefined : digits;
}

/** Format nine digits as an EIN: "12-3456789". */
export function formatEin(digits: string): string {
  return `${digits.slice(0, PREFIX_DIGITS)}-${digits.slice(PREFIX_DIGITS)}`;
}

/** Mask an EIN for display: "••-•••6789". */
export function maskEin(digits: string): string {
  return `••-•••${digits.slice(-LAST_FOUR)}`;
}

/** Parse a NAICS code: 2 to 6 digits, the first from 1 to 9. */
export function parseIndustryCode(text: string): string | undefined {
  // A tax return and the lists of codes name the industry after the code.
  return digitsLike(text.replace(/^(\s*\d{2,6})[\s:,-]+\D+$/u, '$1'), /^[1-9]\d{1,5}$/);
}
