import { digitsLike } from './digits.ts';

/** Card numbers have 12 to 19 digits and never start with 0 (ISO/IEC 7812). */
const CARD_NUMBER = /^[1-9]\d{11,18}$/;

const BRANDS = [
  { brand: 'amex', pattern: /^3[47]/ },
  { brand: 'visa', pattern: /^4/ },
  { brand: 'mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/ },
] as const;

/** The card networks that we can name. `other` stands for the rest. */
export type CardBrand = (typeof BRANDS)[number]['brand'] | 'other';

/** The Luhn check: every second digit from the right counts double, and the sum ends in 0. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);

  return sum % 10 === 0;
}

/**
 * Parse a payment card number, with or without blanks and hyphens. Undefined when its check digit
 * is wrong.
 */
export function parseCardNumber(text: string): string | undefined {
  const digits = digitsLike(text, CARD_NUMBER);

  return digits && passesLuhn(digits) ? digits : undefined;
}

/** The network of a card number. The first digits are enough. */
export function cardBrand(digits: string): CardBrand {
  return BRANDS.find(({ pattern }) => pattern.test(digits))?.brand ?? 'other';
}

/**
 * Format a card number in groups of four, or 4, 6 and 5 digits for American Express. Also works
 * while the number is being typed.
 */
export function formatCardNumber(digits: string): string {
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);

  return groups.filter((group) => group !== '').join(' ');
}
