import { digitsLike } from './digits.ts';

/**
 * Excludes numbers that the Social Security Administration never issues: area 000, 666 or 9xx,
 * group 00, serial 0000.
 */
const ISSUED = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

const LAST_FOUR = 4;

/** Parse a Social Security number, with or without separators, to nine digits. */
export function parseSsn(text: string): string | undefined {
  return digitsLike(text, ISSUED);
}

/** Format nine digits as an SSN: "123-45-6789". */
export function formatSsn(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** Mask an SSN for display: "•••-••-6789". */
export function maskSsn(digits: string): string {
  return `•••-••-${digits.slice(-LAST_FOUR)}`;
}
