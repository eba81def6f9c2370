/** The amounts of bid, performance and payment bonds for a contract. */
import type { Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  downToDollar,
  percentOf,
  upToDollar,
  type WorksheetAmount,
  type WorksheetGap,
  type WorksheetResult,
} from './worksheet-result.ts';

/** The parameters of federal construction contracts (FAR 28.101-2 and 28.102-1). */
export type FederalRule = {
  /** The smallest bid guarantee, as a share of the bid, and its cap. */
  bidPercent: number;
  bidCap: Cents;
  /** At or below this price, no bonds. */
  noneUpTo: Cents;
  /** At or below this price, two or more other payment protections instead of bonds. */
  otherProtectionUpTo: Cents;
  /** The share of performance and payment bonds. */
  percent: number;
};

/** Percentages that another owner asks for. A missing one means that the owner asks for no bond. */
export type AskedPercents = {
  bid?: number | undefined;
  performance?: number | undefined;
  payment?: number | undefined;
};

/** The amounts for a federal construction contract of a price. */
export function federalContract(
  rule: FederalRule,
  price: Cents | undefined,
): Result<WorksheetResult, WorksheetGap> {
  if (price === undefined) return fail('incomplete');
  if (price <= rule.noneUpTo) return fail('no-bonds');
  if (price <= rule.otherProtectionUpTo) return fail('other-protection');

  const share = upToDollar(percentOf(price, rule.bidPercent));
  const { percent, bidCap } = rule;
  const bid: WorksheetAmount = {
    label:
      share > bidCap ? 'Bid bond, at the cap' : `Bid bond, ${rule.bidPercent}% of the bid at least`,
    amount: Math.min(share, downToDollar(bidCap)),
    bond: 'bid-bond',
  };

  return toResult(price, [
    bid,
    ...contractBonds(price, { performance: percent, payment: percent }),
  ]);
}

/** The amounts by the percentages that the owner asks for, in whole dollars, rounded up. */
export function askedContract(
  price: Cents | undefined,
  { bid, ...others }: AskedPercents,
): Result<WorksheetResult, WorksheetGap> {
  if (price === undefined) return fail('incomplete');

  return toResult(price, [
    ...(bid
      ? [
          {
            label: `Bid bond, ${bid}% of the bid`,
            amount: upToDollar(percentOf(price, bid)),
            bond: 'bid-bond' as const,
          },
        ]
      : []),
    ...contractBonds(price, others),
  ]);
}

/** A payment bond in the same amount comes with the performance bond, whose application asks for it. */
function contractBonds(
  price: Cents,
  { performance, payment }: Omit<AskedPercents, 'bid'>,
): WorksheetAmount[] {
  const amount = (percent: number) => upToDollar(percentOf(price, percent));
  const isIncluded = performance === payment;

  return [
    ...(performance
      ? [
          {
            label: `Performance bond, ${performance}% of the price`,
            amount: amount(performance),
            bond: 'performance-bond' as const,
          },
        ]
      : []),
    ...(payment
      ? [
          {
            label: `Payment bond, ${payment}% of the price${isIncluded ? ', included in the same application' : ''}`,
            amount: amount(payment),
            ...(!isIncluded && { bond: 'payment-bond' as const }),
          },
        ]
      : []),
  ];
}

function toResult(
  price: Cents,
  [first, ...others]: WorksheetAmount[],
): Result<WorksheetResult, WorksheetGap> {
  if (!first) return fail('incomplete');

  return ok({
    lines: [{ label: 'Bid or contract price', amount: price }],
    amounts: [first, ...others],
  });
}
