import type { BondSlug } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { RiderChange } from './rider-change.ts';

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
  /** The day the paper was signed; the power of attorney that goes with it has the same. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without it. None: it ends when the obligee releases it. */
  expiryDate?: IsoDate | undefined;
  /** Of a certificate that continues the bond: the term it adds, from its first day to the first day after it. */
  continuation?: { from: IsoDate; to: IsoDate } | undefined;
  /**
   * Of a rider: which one it is and what it changes of the bond. The principal above is named as before it, and the
   * penal sum is the one after it.
   */
  rider?: { number: number; bondIssuedOn: IsoDate; change: RiderChange } | undefined;
  /**
   * Of a rider or a certificate: which rider brought the power of attorney under which it is signed, maybe itself. None:
   * the one that is attached to the bond.
   */
  powerRider?: number | undefined;
  /** Where anyone can verify it: `{site}/verify/{verify token}`. */
  verifyUrl: string;
};

/** A bond with the term that a certificate adds to it. */
export type ContinuedBond = IssuedBond & {
  continuation: NonNullable<IssuedBond['continuation']>;
};

/** A bond with a rider that changes it. */
export type RiderBond = IssuedBond & { rider: NonNullable<IssuedBond['rider']> };

/** Where the power of attorney is under which a paper is signed: with the bond, with that paper, with an earlier rider. */
export type PowerPlace = 'attached' | 'brought' | 'earlier';

/** Where the power of attorney is under which a rider is signed. */
export function powerPlace({
  rider,
  powerRider,
}: Pick<RiderBond, 'rider' | 'powerRider'>): PowerPlace {
  if (powerRider === undefined) return 'attached';

  return powerRider === rider.number ? 'brought' : 'earlier';
}

/**
 * How far the power of attorney of a bond or of a rider reaches: to the penal sum. A power is made for one bond, so a
 * lower limit would make it void and a higher one would be of use to nobody but a forger.
 */
export function powerLimit({ amount }: Pick<IssuedBond, 'amount'>): Cents {
  return amount;
}
