import { formatWholeNumber } from './formats/whole-number.ts';

/** US money as a whole number of cents. Only the screen shows dollars. */
export type Cents = number;

export const CENTS_PER_DOLLAR = 100;

/**
 * Dollars with an optional dollar sign, thousands separated by commas, by spaces or not at all,
 * decimals, a word for thousands or millions, and the word for dollars.
 */
const MONEY =
  /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)?(?:\.(\d*))?(?:\s?(k|thousand|m|mm|million))?(?:\s?(?:dollars|usd))?$/i;

/** The decimals of a whole cent, and of the amounts that a word multiplies. */
const CENT_DECIMALS = 2;
const THOUSAND_DECIMALS = 3 + CENT_DECIMALS;
const MILLION_DECIMALS = 6 + CENT_DECIMALS;

/** Convert dollars to cents. */
export function dollars(amount: number): Cents {
  return Math.round(amount * CENTS_PER_DOLLAR);
}

/** The whole dollars of an amount, rounded up, as an address carries it. */
export function wholeDollars(amount: Cents): number {
  return Math.ceil(amount / CENTS_PER_DOLLAR);
}

/**
 * Parse an amount in dollars as people type or paste it ("$1,234.50", "1234.5", "1 234", "10k",
 * "1.5 million dollars"). Undefined for any other text: a plus or minus sign, a part of a cent, or more than
 * a number can represent exactly.
 */
export function parseMoney(text: string): Cents | undefined {
  const match = MONEY.exec(text.trim());
  const whole = match?.[1] ?? '';
  const fraction = match?.[2] ?? '';
  const decimals = decimalsOf(match?.[3]);
  if ((whole === '' && fraction === '') || fraction.length > decimals) return undefined;

  const cents = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** How many decimals a typed number has down to whole cents: 5 in thousands of dollars. */
function decimalsOf(word: string | undefined): number {
  if (word === undefined) return CENT_DECIMALS;

  return /^[kt]/i.test(word) ? THOUSAND_DECIMALS : MILLION_DECIMALS;
}

/** What is wrong with a text that is not an amount, and what to do. */
export function moneyProblem(text: string): string {
  return /^\$?\s*[-\p{Pd}\u2212(]/u.test(text.trim())
    ? 'Enter an amount without a minus sign'
    : 'Enter an amount in dollars, such as $10,000';
}

/** Format an amount with cents: "$1,234.50". */
export function formatMoney(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const size = Math.abs(cents);
  const fraction = String(size % CENTS_PER_DOLLAR).padStart(2, '0');
  const whole = formatWholeNumber(Math.trunc(size / CENTS_PER_DOLLAR));

  return `${sign}$${whole}.${fraction}`;
}

/** Format an amount: "$1,235" for whole dollars, otherwise as `formatMoney`. */
export function formatWholeMoney(cents: Cents): string {
  const text = formatMoney(cents);

  return cents % CENTS_PER_DOLLAR === 0 ? text.slice(0, -'.00'.length) : text;
}

/** A typed amount as `formatWholeMoney` writes it: "$10,000" for "10k". Undefined for a text that is no amount. */
export function tidyMoney(typed: string): string | undefined {
  const cents = parseMoney(typed);

  return cents === undefined ? undefined : formatWholeMoney(cents);
}
