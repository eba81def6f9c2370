import type { AmountLimits } from '../bonds/bond-rules.ts';
import { parseMoney, type Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import { priceBond, type Price } from './pricing.ts';

/** What a bond of this amount costs when the credit check is authorized. */
export type Estimate = { amount: Cents; price: Price };

/** Why there is no price: nothing typed, no amount of money, or outside what we write. */
export type EstimateFailure = 'blank' | 'unreadable' | 'too-small' | 'too-large';

/** The price of an amount as somebody typed it, before anything else is known of them. */
export function estimateBond(
  text: string,
  { min, max }: AmountLimits,
): Result<Estimate, EstimateFailure> {
  if (text.trim() === '') return fail('blank');

  const amount = parseMoney(text);
  if (amount === undefined) return fail('unreadable');
  if (amount < min) return fail('too-small');
  if (amount > max) return fail('too-large');

  return ok({ amount, price: priceBond({ amount, creditCheck: 'authorized' }) });
}
