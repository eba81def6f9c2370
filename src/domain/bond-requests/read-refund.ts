import { type Cents, moneyProblem, parseMoney } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';

/** Read the final refund that staff type. The failure is a sentence. Zero is no refund. */
export function readRefund(text: string): Result<Cents, string> {
  const refund = parseMoney(text);
  if (refund !== undefined) return ok(refund);

  return fail(text.trim() === '' ? 'Enter the final refund, or 0 for none' : moneyProblem(text));
}
