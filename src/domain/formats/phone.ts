import { digitsLike } from './digits.ts';

/**
 * The North American Numbering Plan: area code and exchange start with 2 to 9, neither is a service
 * code such as 911, and no area code has a 9 in the middle.
 */
const US_NUMBER = /^1?(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;

const PHONE_DIGITS = 10;

/** Parse a US phone number, with or without +1 and separators, to ten digits. */
export function parsePhone(text: string): string | undefined {
  return digitsLike(text.trim().replace(/^\+/, ''), US_NUMBER)?.slice(-PHONE_DIGITS);
}

/** The link that dials a US number: "tel:+18035550123". */
export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '').slice(-PHONE_DIGITS)}`;
}

/** Format ten digits as a phone number: "(803) 555-0123". */
export function formatPhone(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
