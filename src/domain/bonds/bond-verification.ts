import { BOND_STATUSES, type BondStatus } from './bond-status.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import { readSignedManifest, type SignedManifest } from '../proof/signed-manifest.ts';
import { isRecord } from '../is-record.ts';

/** A rider, which is part of the bond from its effective date on. */
export type RiderRecord = {
  number: number;
  effectiveOn: IsoDate;
  sha256: string | null;
  powerSha256: string | null;
  /** The penal sum before and after a rider that changes it. */
  amount?: { before: Cents; after: Cents };
};

/** A power of attorney of the bond: the one that came with it, or that of a rider. */
export type PowerRecord = {
  number: string;
  limit: Cents;
  date: IsoDate;
  /** The number of the rider that brought it. Missing for the one that came with the bond. */
  rider?: number;
};

/** A certificate that continues the bond for a term. The dates are missing while an older version of the function answers. */
export type CertificateRecord = {
  term: number;
  sha256: string;
  startsOn?: IsoDate;
  /** The first day after the term. */
  endsOn?: IsoDate;
  signedOn?: IsoDate;
};

/**
 * The facts that everyone with a bond may see, and no others. They are parsed without Zod, because
 * the verification page has to open fast on a clerk's phone.
 */
export type BondVerification = {
  status: BondStatus;
  number: string;
  /** The principals in one line. */
  principal: string;
  /** The principal's title on the papers: "Personal representative". Missing where the form itself names it. */
  capacity?: string;
  /** "Estate of Mary Smith, Charleston County". Missing for older bonds and bonds without a matter. */
  caption?: string;
  /** The case number that the papers of a court bond print. Missing if the court had not assigned it. */
  caseNumber?: string;
  obligee: string;
  /** Whom the paper names as the obligee, if the law names another than the office where the bond is filed. */
  payee?: string;
  /** The penal sum. */
  amount: Cents;
  /** Its powers of attorney, oldest first. Missing while an older version of the function answers. */
  powers?: readonly PowerRecord[];
  /** The limit of the bond's power of attorney. */
  powerLimit: Cents;
  /** The date of the power of attorney: the bond's, or that of the last rider with its own. */
  powerDate: IsoDate;
  /** The day on which the bond was signed. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without coverage. Null: the bond lasts until the obligee releases it, or until its bid ends. */
  expiryDate: IsoDate | null;
  /** The last day of the term, when the papers name it instead of the first day without coverage. */
  lastDay?: IsoDate;
  /**
   * The first day without coverage of a bond that was cancelled or released. It may be in the
   * future. Null: not cancelled, or unknown.
   */
  cancelledOn: IsoDate | null;
  /** SHA-256 of each document as issued, in hexadecimal. Null: there is no such file. */
  papers: {
    bond: string | null;
    powerOfAttorney: string | null;
    /** The continuation certificates, by the number of their term. */
    continuations: readonly CertificateRecord[];
    /** The riders, with their powers of attorney. A hash is null until its file exists. */
    riders: readonly RiderRecord[];
  };
  /** Only set for a bid bond, which lasts until its bid ends (`at-award`). */
  endsAtAward?: true;
  /** Only set for a bond of the status `cancelled` that ended with its release. */
  isReleased?: true;
  /** Only set for bonds of a demonstration, which are not real bonds. */
  isSpecimen?: true;
  /** Our signed manifest of the bond. Null: there is none. */
  proof: SignedManifest | null;
};

const TEXTS = ['number', 'principal', 'obligee', 'powerDate', 'issuedOn', 'effectiveDate'] as const;
const AMOUNTS = ['amount', 'powerLimit'] as const;

/** Parse the answer of `verify-bond`. Undefined when it is invalid. */
export function readVerification(answer: unknown): BondVerification | undefined {
  if (!isRecord(answer) || !isRecord(answer['papers'])) return undefined;

  const { status, expiryDate, lastDay = null, cancelledOn, caption = null, papers, proof } = answer;
  const { capacity = null, payee = null, caseNumber = null, powers = [] } = answer;
  const isWhole =
    BOND_STATUSES.some((known) => known === status) &&
    TEXTS.every((key) => typeof answer[key] === 'string') &&
    AMOUNTS.every((key) => Number.isSafeInteger(answer[key])) &&
    [expiryDate, lastDay, cancelledOn, capacity, caption, caseNumber, payee].every(isTextOrNull) &&
    arePowers(powers) &&
    isTextOrNull(papers['bond']) &&
    isTextOrNull(papers['powerOfAttorney']) &&
    areContinuations(papers['continuations']) &&
    areRiders(papers['riders']);

  return isWhole
    ? ({ ...answer, proof: readSignedManifest(proof) ?? null } as BondVerification)
    : undefined;
}

function areContinuations(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) &&
        Number.isSafeInteger(each['term']) &&
        typeof each['sha256'] === 'string' &&
        ['startsOn', 'endsOn', 'signedOn'].every((day) => isTextOrNull(each[day] ?? null)),
    )
  );
}

function arePowers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) &&
        typeof each['number'] === 'string' &&
        typeof each['date'] === 'string' &&
        Number.isSafeInteger(each['limit']),
    )
  );
}

function areRiders(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) &&
        Number.isSafeInteger(each['number']) &&
        typeof each['effectiveOn'] === 'string' &&
        isTextOrNull(each['sha256']) &&
        isTextOrNull(each['powerSha256']) &&
        isChange(each['amount']),
    )
  );
}

/** Whether a rider names both penal sums, or none. */
function isChange(amount: unknown): boolean {
  return (
    amount === undefined ||
    (isRecord(amount) && [amount['before'], amount['after']].every(Number.isSafeInteger))
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
