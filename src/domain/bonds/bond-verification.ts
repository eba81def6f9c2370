import { BOND_STATUSES, type BondStatus } from '../application-status.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import { readSignedManifest, type SignedManifest } from '../proof/signed-manifest.ts';

/** A rider, which is a part of the bond from its day on. */
export type RiderRecord = {
  number: number;
  effectiveOn: IsoDate;
  sha256: string | null;
  powerSha256: string | null;
};

/**
 * What anyone who holds a bond may know of it, and nothing else. This file goes to a page that must open fast on a
 * clerk's phone, so it reads its answer without zod.
 */
export type BondVerification = {
  status: BondStatus;
  number: string;
  principal: string;
  obligee: string;
  /** The penal sum. */
  amount: Cents;
  /** How far the power of attorney of the bond reaches. */
  powerLimit: Cents;
  /** The day of that power of attorney: that of the bond, or of the last rider that brought one. */
  powerDate: IsoDate;
  /** The day the bond was signed. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without it. Null: it ends when the obligee releases it. */
  expiryDate: IsoDate | null;
  /** The first day without a bond that was cancelled or released; it may lie ahead. Null: not cancelled, or not known. */
  cancelledOn: IsoDate | null;
  /** SHA-256 of each paper as it was issued, in hexadecimal. Null: there is no such file. */
  papers: {
    bond: string | null;
    powerOfAttorney: string | null;
    /** The certificates that continued it, by the number of the term. */
    continuations: readonly { term: number; sha256: string }[];
    /** What changed its words, with the power of attorney that came with it; each hash null until the paper is made. */
    riders: readonly RiderRecord[];
  };
  /** Only of what a demonstration issued: it is no bond. */
  isSpecimen?: true;
  /** What we signed of it. Null: nothing. */
  proof: SignedManifest | null;
};

const TEXTS = [
  ...(['number', 'principal', 'obligee', 'powerDate', 'issuedOn', 'effectiveDate'] as const),
];
const AMOUNTS = ['amount', 'powerLimit'] as const;

/** Read the answer of `verify-bond`; undefined when it is none. */
export function readVerification(answer: unknown): BondVerification | undefined {
  if (!isRecord(answer) || !isRecord(answer['papers'])) return undefined;

  const { status, expiryDate, cancelledOn, papers, proof } = answer;
  const isWhole =
    BOND_STATUSES.some((known) => known === status) &&
    TEXTS.every((key) => typeof answer[key] === 'string') &&
    AMOUNTS.every((key) => Number.isSafeInteger(answer[key])) &&
    [expiryDate, cancelledOn].every(isTextOrNull) &&
    isTextOrNull(papers['bond']) &&
    isTextOrNull(papers['powerOfAttorney']) &&
    areContinuations(papers['continuations']) &&
    areRiders(papers['riders']);

  return isWhole
    ? ({ ...answer, proof: readSignedManifest(proof) ?? null } as BondVerification)
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function areContinuations(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) && Number.isSafeInteger(each['term']) && typeof each['sha256'] === 'string',
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
        isTextOrNull(each['powerSha256']),
    )
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
