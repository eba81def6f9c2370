import { digitsLike } from './digits.ts';

/**
 * The North American numbering plan: area and exchange begin with 2 to 9, neither is a service code such as 911,
 * and no area has 9 in the middle.
 */
const US_NUMBER = /^1?(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;

const PHONE_DIGITS = 10;

/** Read a US phone number, with or without +1 and separators, as ten digits. */
export function parsePhone(text: string): string | undefined {
  return digitsLike(text.trim().replace(/^\+/, ''), US_NUMBER)?.slice(-PHONE_DIGITS);
}

/** The address that dials a US number: "tel:+18035550123". */
export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '').slice(-PHONE_DIGITS)}`;
}

/** "(803) 555-0123". */
export function formatPhone(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
