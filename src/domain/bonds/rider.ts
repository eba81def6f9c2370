import type { RiderKind } from '../bond-requests/request-kinds.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

/** A rider to a bond. Its papers may still be made. */
export type Rider = {
  number: number;
  kind: RiderKind;
  /** The penal sum before it, and from it on. */
  amountBefore: Cents;
  amount: Cents;
  effectiveOn: IsoDate;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  hasFile: boolean;
  /** Whether a power of attorney came with it. */
  hasPoaFile: boolean;
};
