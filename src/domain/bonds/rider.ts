import type { RiderKind } from '../bond-requests/request-kinds.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

/** A rider to a bond. Its documents may not exist yet. */
export type Rider = {
  number: number;
  kind: RiderKind;
  /** The penal sum before and after the rider. */
  amountBefore: Cents;
  amount: Cents;
  effectiveOn: IsoDate;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  hasFile: boolean;
  /** Whether the rider has its own power of attorney. */
  hasPoaFile: boolean;
  /** Whether the customer ticked the rider as filed. */
  isFiled: boolean;
};

/** Why nobody takes a rider to a notary: ours has lines for the principal and the surety only. */
export const RIDER_NOTARY = 'The rider has no notary block.';
