import { addressLine } from '../formats/address-line.ts';
import { formatMoney, type Cents } from '../money.ts';
import type { Address } from '../quote/address.ts';
import { amountInWords } from './amount-in-words.ts';

/** What a rider changes of a bond. An address may not have been changed before: then none is known. */
export type RiderChange =
  | { kind: 'name-change'; from: string; to: string }
  | { kind: 'address-change'; from: Address | undefined; to: Address }
  | { kind: 'amount-change'; from: Cents; to: Cents };

/** What a rider changes from and to, as it prints it: an amount in words and figures. From nothing where none is known. */
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
