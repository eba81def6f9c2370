import { formatMoney, formatWholeMoney, parseMoney, type Cents } from '../money.ts';
import type { AuthorizedPrice } from '../quote/owed-price.ts';
import type { PricedBond } from '../quote/pricing.ts';
import { offeredPrice, offerLimits } from '../rates/price-offer.ts';
import type { Price } from '../rates/price.ts';
import { fail, ok, type Result } from '../result.ts';
import type { IsoDate } from '../dates.ts';

/** An offered premium with the price that it leads to. */
export type ReadPremium = { premium: Cents; price: Price };

/**
 * Read a typed premium. The failure is the sentence for the underwriter: the limits of the rate plan,
 * or that the price would stay the same.
 */
export function readPremium(
  bond: PricedBond,
  authorized: AuthorizedPrice,
  { text, on }: { text: string; on: IsoDate },
): Result<ReadPremium, string> {
  const premium = parseMoney(text);
  if (premium === undefined) return fail('Enter the premium');

  const offered = offeredPrice(bond, authorized, { premium, on });
  if (offered.ok) return ok({ premium, price: offered.value.price });

  return fail(
    offered.code === 'same-price'
      ? `${formatMoney(authorized.price.total)} was authorized. Enter another premium, or approve.`
      : limitWords(offerLimits(bond, authorized, on)),
  );
}

/** The limits in words: "Enter a premium from $2,316 to $4,632". */
export function limitWords({ min, max }: { min: Cents; max: Cents }): string {
  return `Enter a premium from ${formatWholeMoney(min)} to ${formatWholeMoney(max)}`;
}
