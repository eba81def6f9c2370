/** A request in words, for both customers and staff. */
import { formatDate } from '../dates.ts';
import { addressLine } from '../formats/postal-address.ts';
import { formatMoney, formatWholeMoney, type Cents } from '../money.ts';
import type { Address } from '../quote/address.ts';
import { endsBond, type RequestKind } from './request-kinds.ts';
import type { StoredRequest } from './stored-request.ts';

type Wish = Pick<StoredRequest, 'newName' | 'newAddress' | 'newAmount' | 'endsOn'>;

/** The parts of a bond that requests change. */
type BondBefore = { principal: string; principalAddress: Address | undefined; amount: Cents };

/** One line about a request: the new name, address or amount, or the day on which the bond ends. */
export function requestLine({ newName, newAddress, newAmount, endsOn }: Wish): string {
  if (newName !== undefined) return `To ${newName}`;
  if (newAmount !== undefined) return `To ${formatWholeMoney(newAmount)}`;
  if (newAddress) return `To ${addressLine(newAddress)}`;

  return endsOn === undefined ? '' : `First day without the bond: ${formatDate(endsOn)}`;
}

/** One line about the bond before the change. Undefined when the bond does not have the value. */
export function lineBefore(wish: Wish, bond: BondBefore): string | undefined {
  const { newName, newAddress, newAmount } = wish;
  if (newName !== undefined) return `From ${bond.principal}`;
  if (newAmount !== undefined) return `From ${formatWholeMoney(bond.amount)}`;

  return newAddress && bond.principalAddress && `From ${addressLine(bond.principalAddress)}`;
}

/** One line about the effect of a request on the premium. Undefined when there is no estimate. */
export function estimateLine({
  estimate,
  newAmount,
}: Pick<StoredRequest, 'estimate' | 'newAmount'>): string | undefined {
  if (estimate === undefined) return undefined;
  const estimated = formatMoney(estimate);

  return newAmount === undefined
    ? `Estimated refund: ${estimated}`
    : `Estimated additional premium: ${estimated}`;
}

/** What follows an estimate that is approved. */
export const FINAL_FIGURE = 'We will email you the final figure.';

/** What a higher and a lower amount cost. */
export const AMOUNT_RULE =
  'For a higher amount, you pay your bond’s rate on the increase for the rest of the term. A lower amount costs nothing and brings no refund: your next renewal is priced on the new amount.';

/** What makes the estimate of a request final, and when. Undefined where nothing is charged. */
export function finalPriceWords(kind: RequestKind, estimate: Cents): string | undefined {
  if (endsBond(kind)) return 'An estimate: the underwriter sets the final figure.';

  return estimate > 0
    ? 'An estimate. Once the underwriter approves the change, we email you the final figure. You pay nothing before then.'
    : undefined;
}

/** Why an end brings no refund. */
export const FIRST_YEAR_EARNED =
  'The first year’s premium is earned in full. After that, we refund premium for the days that remain.';

/** One line about the final refund. Undefined until it is set. */
export function refundLine({
  refund,
  estimate,
}: Pick<StoredRequest, 'refund' | 'estimate'>): string | undefined {
  if (refund === undefined) return undefined;

  return refund > 0 ? `Final refund: ${formatMoney(refund)}` : noRefundWords(estimate);
}

/** That an end brings no refund. The reason is known if the estimate was zero. */
export function noRefundWords(estimate: Cents | undefined): string {
  return estimate === 0 ? `There is no refund. ${FIRST_YEAR_EARNED}` : 'There is no refund.';
}

/** What happens to the estimate of a request: who decides, or what follows. Undefined when it no longer counts. */
export function afterEstimate({
  status,
  estimate,
  refund,
  newAmount,
}: Pick<StoredRequest, 'status' | 'estimate' | 'refund' | 'newAmount'>): string | undefined {
  if (status === 'requested') return 'The underwriter decides.';
  if (status !== 'approved' || refund !== undefined) return undefined;

  if (estimate === 0) return newAmount === undefined ? FIRST_YEAR_EARNED : undefined;

  return FINAL_FIGURE;
}
