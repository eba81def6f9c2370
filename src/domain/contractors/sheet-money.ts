/** Amounts as spreadsheets write them. */
import { CENTS_PER_DOLLAR, formatMoney, type Cents } from '../money.ts';
import { MAX_FIGURE } from '../money-limits.ts';

const DIGITS = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Parse dollars with commas, a dollar sign, and a minus sign or parentheses for negative amounts: "$1,234.50", "(75)". A
 * lone dash is zero, as accounting formats show it. Further decimals are rounded to cents. Undefined for any other text.
 */
export function parseSheetMoney(text: string): Cents | undefined {
  const bare = text.replace(/[\s$\u00a0]/gu, '').replace(/[\u2212\u2013]/gu, '-');
  if (bare === '-' || bare === '(-)') return 0;

  const inside = /^\((.*)\)$/.exec(bare)?.[1] ?? (bare.startsWith('-') ? bare.slice(1) : undefined);
  const digits = inside ?? bare;
  if (!DIGITS.test(digits)) return undefined;

  const cents = Math.round(Number(digits.replaceAll(',', '')) * CENTS_PER_DOLLAR);
  if (cents > MAX_FIGURE) return undefined;

  return inside === undefined ? cents : 0 - cents;
}

/** Format an amount as accountants do: "$1,234.50", "($75.00)". Whole dollars without cents. */
export function formatSheetMoney(cents: Cents): string {
  const text = formatMoney(Math.abs(cents)).replace(/\.00$/, '');

  return cents < 0 ? `(${text})` : text;
}
