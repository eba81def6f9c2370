/** US money as a whole number of cents. Only the screen shows dollars. */
export type Cents = number;

export const CENTS_PER_DOLLAR = 100;

/**
 * Dollars with an optional dollar sign, thousands separated by commas, by spaces or not at all, and
 * up to two decimals.
 */
const MONEY = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)?(?:\.(\d{0,2}))?$/;

const grouped = new Intl.NumberFormat('en-US');

/** Convert dollars to cents. */
export function dollars(amount: number): Cents {
  return Math.round(amount * CENTS_PER_DOLLAR);
}

/**
 * Parse an amount in dollars as people type or paste it ("$1,234.50", "1234.5", "1 234"). Undefined
 * for any other text: a plus or minus sign, "10k", a third decimal, or more than a number can
 * represent exactly.
 */
export function parseMoney(text: string): Cents | undefined {
  const match = MONEY.exec(text.trim());
  const whole = match?.[1] ?? '';
  const fraction = match?.[2] ?? '';
  if (whole === '' && fraction === '') return undefined;

  const cents = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Format an amount with cents: "$1,234.50". */
export function formatMoney(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const size = Math.abs(cents);
  const fraction = String(size % CENTS_PER_DOLLAR).padStart(2, '0');

  return `${sign}$${grouped.format(Math.trunc(size / CENTS_PER_DOLLAR))}.${fraction}`;
}

/** Format an amount: "$1,235" for whole dollars, otherwise as `formatMoney`. */
export function formatWholeMoney(cents: Cents): string {
  const text = formatMoney(cents);

  return cents % CENTS_PER_DOLLAR === 0 ? text.slice(0, -'.00'.length) : text;
}
