import type { BondSlug } from '../bonds/bond-types.ts';
import type { PrincipalKind } from '../bonds/principals.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { RiderChange } from './rider-change.ts';

/** What later papers of a bond take from the form that its first paper follows. */
export type StatedForm = {
  /**
   * The number of the obligee's own form, or bond, state and the start of the hash of our text. Missing for a bond from
   * before it was stored.
   */
  id?: string | undefined;
  /** Who the bond runs to: "the Governor of the State of Texas". */
  payee: string;
  /** The label of the matter: "In the matter of". Missing as `id` is. */
  matterLabel?: string | undefined;
};

/** The contents of a bond's documents. Equal facts give equal documents, byte for byte. */
export type IssuedBond = {
  /** 'MSB-' and eight digits. */
  number: string;
  bondType: BondSlug;
  /** The name in the catalog: "Executor Bond". */
  bondName: string;
  stateCode: StateCode;
  /** The principals in one line: "A, B and C". */
  principal: string;
  /**
   * Each principal's name exactly as typed; the applicant is the first. For a rider, the names
   * after it.
   */
  principals: readonly string[];
  /** What the first principal is, when the application says it. Missing on a rider. */
  firstPrincipal?: PrincipalKind | undefined;
  /** The address and phone of the first principal, for a form that prints them. */
  principalAddress?: string | undefined;
  principalPhone?: string | undefined;
  obligee: string;
  /** The form as it was when the bond was issued. Missing before: the form of today counts. */
  form?: StatedForm | undefined;
  /** The penal sum. */
  amount: Cents;
  /** The estate, contract, license or plan, as printed. Empty for a bond from before we asked. */
  matter: Readonly<Record<string, string>>;
  /** "Estate of Mary Ann Smith, Charleston County". */
  caption?: string | undefined;
  /** The principal's title, as the state calls it. Missing when the form names it. */
  capacity?: string | undefined;
  /** The answer to "Purpose". */
  purpose?: string | undefined;
  /** The day on which the document and its power of attorney were signed. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without coverage. Missing when the bond lasts until the obligee releases it. */
  expiryDate?: IsoDate | undefined;
  /** Whether the papers name the last day of the term instead of `expiryDate`. */
  endsWithLastDay?: boolean | undefined;
  /**
   * For a continuation certificate: the added term, from its first day to the first day after it.
   */
  continuation?: { from: IsoDate; to: IsoDate } | undefined;
  /**
   * For a rider: its number and its change of the bond. `principal` is the name before the rider,
   * and `amount` the penal sum after it.
   */
  rider?: { number: number; bondIssuedOn: IsoDate; change: RiderChange } | undefined;
  /**
   * For a rider or certificate: the number of the rider that brought its power of attorney,
   * possibly the rider itself. Missing when it is the power of attorney attached to the bond.
   */
  powerRider?: number | undefined;
  /** The address for verifying the bond: `{site}/verify/{verify token}`. */
  verifyUrl: string;
};

/** A bond with the term that a continuation certificate adds. */
export type ContinuedBond = IssuedBond & { continuation: NonNullable<IssuedBond['continuation']> };

/** A bond with a rider. */
export type RiderBond = IssuedBond & { rider: NonNullable<IssuedBond['rider']> };

/**
 * The place of a document's power of attorney: attached to the bond, brought by the document, or
 * brought by an earlier rider.
 */
export type PowerPlace = 'attached' | 'brought' | 'earlier';

/** The place of a rider's power of attorney. */
export function powerPlace({
  rider,
  powerRider,
}: Pick<RiderBond, 'rider' | 'powerRider'>): PowerPlace {
  if (powerRider === undefined) return 'attached';

  return powerRider === rider.number ? 'brought' : 'earlier';
}

/**
 * The limit of the power of attorney of a bond or rider, which is the penal sum. A power of
 * attorney covers one bond: with a lower limit it would be void, and a higher limit would only help
 * a forger.
 */
export function powerLimit({ amount }: Pick<IssuedBond, 'amount'>): Cents {
  return amount;
}

/**
 * The number of the power of attorney that comes with a bond or rider: 'MSP-' and the digits of the
 * bond, and the rider's number.
 */
export function powerNumber({
  number,
  rider,
}: {
  number: string;
  rider?: { number: number } | undefined;
}): string {
  const ofBond = number.replace(/^MSB/, 'MSP');

  return rider ? `${ofBond}-${rider.number}` : ofBond;
}
