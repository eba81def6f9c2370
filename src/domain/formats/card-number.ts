import { digitsLike } from './digits.ts';

/** Card numbers have 12 to 19 digits and never begin with 0 (ISO/IEC 7812). */
const CARD_NUMBER = /^[1-9]\d{11,18}$/;

const BRANDS = [
  { brand: 'amex', pattern: /^3[47]/ },
  { brand: 'visa', pattern: /^4/ },
  { brand: 'mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/ },
] as const;

/** The card networks we can name; `other` for the rest. */
export type CardBrand = (typeof BRANDS)[number]['brand'] | 'other';

/** The Luhn check: from the right, every second digit counts double, and the sum ends in 0. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);

  return sum % 10 === 0;
}

/** Read a payment card's number, with or without blanks and hyphens, as digits. Undefined when one is mistyped. */
export function parseCardNumber(text: string): string | undefined {
  const digits = digitsLike(text, CARD_NUMBER);

  return digits && passesLuhn(digits) ? digits : undefined;
}

/** The network a card number belongs to; the first digits are enough. */
export function cardBrand(digits: string): CardBrand {
  return BRANDS.find(({ pattern }) => pattern.test(digits))?.brand ?? 'other';
}

/** Groups of four; an American Express number in groups of 4, 6 and 5. Works on a number still being typed. */
export function formatCardNumber(digits: string): string {
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);

  return groups.filter((group) => group !== '').join(' ');
}
