import type { BondSlug } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';

/** What the papers of a bond say. Equal facts give equal papers, byte for byte. */
export type IssuedBond = {
  /** 'MSB-' and eight digits. */
  number: string;
  bondType: BondSlug;
  /** As the catalogue calls it: "Executor Bond". */
  bondName: string;
  stateCode: StateCode;
  principal: string;
  obligee: string;
  /** The penal sum. */
  amount: Cents;
  /** The estate, the project or the plan, where the application named one. */
  matter?: string | undefined;
  /** The day it was signed; the power of attorney has the same. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without it. None: it ends when the obligee releases it. */
  expiryDate?: IsoDate | undefined;
  /** Of a certificate that continues the bond: the term it adds, from its first day to the first day after it. */
  continuation?: { from: IsoDate; to: IsoDate } | undefined;
  /** Where anyone can verify it: `{site}/verify/{verify token}`. */
  verifyUrl: string;
};

/** A bond with the term that a certificate adds to it. */
export type ContinuedBond = IssuedBond & {
  continuation: NonNullable<IssuedBond['continuation']>;
};

/**
 * How far the power of attorney of a bond reaches: to its penal sum. A power is made for one bond, so a lower limit
 * would make it void and a higher one would be of use to nobody but a forger.
 */
export function powerLimit({ amount }: Pick<IssuedBond, 'amount'>): Cents {
  return amount;
}
