import { addressLine } from '../formats/postal-address.ts';
import { formatMoney, type Cents } from '../money.ts';
import type { Address } from '../quote/address.ts';
import { amountInWords } from './amount-in-words.ts';

/** The change that a rider makes. `from` is undefined when the bond shows no earlier address. */
export type RiderChange =
  | { kind: 'name-change'; from: string; to: string }
  | { kind: 'address-change'; from: Address | undefined; to: Address }
  | { kind: 'amount-change'; from: Cents; to: Cents };

/**
 * The old and the new value as the rider prints them, amounts in words and figures. `from` is empty
 * when it is unknown.
 */
export function changeWords(change: RiderChange): { from: string; to: string } {
  switch (change.kind) {
    case 'name-change':
      return { from: change.from, to: change.to };
    case 'address-change':
      return { from: change.from ? addressLine(change.from) : '', to: addressLine(change.to) };
    case 'amount-change':
      return { from: sumWords(change.from), to: sumWords(change.to) };
  }
}

function sumWords(amount: Cents): string {
  return `${amountInWords(amount)} (${formatMoney(amount)})`;
}
