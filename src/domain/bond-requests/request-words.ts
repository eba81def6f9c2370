/** A request in words, the same for the customer and the staff. */
import { formatDate } from '../dates.ts';
import { addressLine } from '../formats/address-line.ts';
import { formatMoney, formatWholeMoney, type Cents } from '../money.ts';
import type { Address } from '../quote/address.ts';
import type { StoredRequest } from './stored-request.ts';

type Wish = Pick<StoredRequest, 'newName' | 'newAddress' | 'newAmount' | 'endsOn'>;

/** What a bond says of what a request would change. */
type BondBefore = { principal: string; principalAddress: Address | undefined; amount: Cents };

/** What a request is for, in a line: the new name, address or amount, or the day the bond ends. */
export function requestLine({ newName, newAddress, newAmount, endsOn }: Wish): string {
  if (newName !== undefined) return `To ${newName}`;
  if (newAmount !== undefined) return `To ${formatWholeMoney(newAmount)}`;
  if (newAddress) return `To ${addressLine(newAddress)}`;

  return endsOn === undefined ? '' : `First day without the bond: ${formatDate(endsOn)}`;
}

/** What the bond says before a request changes it, in a line; undefined where it says nothing of it. */
export function lineBefore(wish: Wish, bond: BondBefore): string | undefined {
  const { newName, newAddress, newAmount } = wish;
  if (newName !== undefined) return `From ${bond.principal}`;
  if (newAmount !== undefined) return `From ${formatWholeMoney(bond.amount)}`;

  return newAddress && bond.principalAddress && `From ${addressLine(bond.principalAddress)}`;
}

/** What a request does to the premium; undefined where that cannot be told. */
export function estimateLine({
  estimate,
  newAmount,
}: Pick<StoredRequest, 'estimate' | 'newAmount'>): string | undefined {
  if (estimate === undefined) return undefined;
  const amount = formatMoney(estimate);

  return newAmount === undefined
    ? `Estimated to come back: ${amount}`
    : `Estimated additional premium: ${amount}`;
}
