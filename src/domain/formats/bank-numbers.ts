import { digitsLike } from './digits.ts';

/** Nine digits with a prefix that the Federal Reserve assigns: 01-12, 21-32, 61-72 or 80. */
const ROUTING_NUMBER = /^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/;

/**
 * The checksum of the American Bankers Association: the sum of the digits times these weights is a
 * multiple of ten.
 */
const WEIGHTS = [3, 7, 1];

function passesChecksum(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * Number(WEIGHTS[index % WEIGHTS.length]),
    0,
  );

  return sum % 10 === 0;
}

/**
 * Parse a bank's routing number to nine digits. Undefined when its checksum is wrong. Display it as
 * stored.
 */
export function parseRoutingNumber(text: string): string | undefined {
  const digits = digitsLike(text, ROUTING_NUMBER);

  return digits && passesChecksum(digits) ? digits : undefined;
}

/**
 * Parse a bank account number, with or without blanks and hyphens: 4 to 17 digits, which is the
 * limit of ACH.
 */
export function parseAccountNumber(text: string): string | undefined {
  return digitsLike(text, /^\d{4,17}$/);
}
