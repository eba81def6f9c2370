import type { RiderKind } from '../../../../src/domain/bond-requests/request-kinds.ts';
import type { Cents } from '../../../../src/domain/money.ts';
import type { RiderChange } from '../../../../src/domain/papers/rider-change.ts';
import type { Address } from '../../../../src/domain/quote/address.ts';

/** The facts of a bond that a rider can change. The address is null if it was never changed. */
export type Changeable = { principal: string; amount: Cents; address: Address | null };

/** The change that a rider makes, from the bond's facts before and after it. */
export function toRiderChange(kind: RiderKind, before: Changeable, after: Changeable): RiderChange {
  switch (kind) {
    case 'name-change':
      return { kind, from: before.principal, to: after.principal };
    case 'amount-change':
      return { kind, from: before.amount, to: after.amount };
    case 'address-change':
      if (after.address === null) throw new Error('[issuing] A rider changes the address to none');

      return { kind, from: before.address ?? undefined, to: after.address };
  }
}
