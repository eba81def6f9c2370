import { BOND_STATUSES, type BondStatus } from '../application-status.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

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
  /** The day the bond and its power of attorney were signed. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without it. Null: it ends when the obligee releases it. */
  expiryDate: IsoDate | null;
  /** SHA-256 of each paper as it was issued, in hexadecimal. Null: there is no such file. */
  papers: { bond: string | null; powerOfAttorney: string | null };
};

/** What a bond is worth to who holds it today. */
export type Verdict = {
  tone: 'good' | 'caution' | 'bad';
  title: string;
  text: string;
};

const TEXTS = ['number', 'principal', 'obligee', 'issuedOn', 'effectiveDate'] as const;
const AMOUNTS = ['amount', 'powerLimit'] as const;
const TOKEN_AT_END = /(?:^|\/)([\w-]{32})\/*$/;

/** The token in what a person scans, pastes or types: the address of the page, or the code alone. */
export function readVerifyToken(text: string): string | undefined {
  const address = text.trim().replace(/[?#].*$/, '');

  return TOKEN_AT_END.exec(address)?.[1];
}

/** Read the answer of `verify-bond`; undefined when it is none. */
export function readVerification(answer: unknown): BondVerification | undefined {
  if (!isRecord(answer) || !isRecord(answer['papers'])) return undefined;

  const { status, expiryDate, papers } = answer;
  const isWhole =
    BOND_STATUSES.some((known) => known === status) &&
    TEXTS.every((key) => typeof answer[key] === 'string') &&
    AMOUNTS.every((key) => Number.isSafeInteger(answer[key])) &&
    isTextOrNull(expiryDate) &&
    isTextOrNull(papers['bond']) &&
    isTextOrNull(papers['powerOfAttorney']);

  return isWhole ? (answer as BondVerification) : undefined;
}

/** What a clerk is told first. A bond past its last day has expired, whether or not the night has recorded it. */
export function verdictOn(bond: BondVerification, today: IsoDate): Verdict {
  const { status, effectiveDate, expiryDate } = bond;

  if (status === 'cancelled') {
    return {
      tone: 'bad',
      title: 'This bond was cancelled',
      text: 'Do not accept it for anything new. It may still answer for what happened while it was in force.',
    };
  }
  if (status === 'expired' || (expiryDate !== null && expiryDate <= today)) {
    return {
      tone: 'bad',
      title: 'This bond has expired',
      text: `${expiryDate === null ? 'It' : `On ${formatDate(expiryDate)} it`} ended. Ask the principal for a new bond or a continuation certificate.`,
    };
  }
  if (status === 'pending') {
    return {
      tone: 'caution',
      title: 'This bond is not in force yet',
      text: 'It has a number, but its papers are still being made. Look again in a few minutes, or call us.',
    };
  }
  if (effectiveDate > today) {
    return {
      tone: 'caution',
      title: 'This bond is genuine and takes effect later',
      text: `We issued it. It is in force from ${formatDate(effectiveDate)}.`,
    };
  }

  return {
    tone: 'good',
    title: 'This bond is genuine and in force',
    text: 'We issued it. Compare the facts below with the paper in your hand: each of them must agree.',
  };
}

/** Which paper of a bond a file is, by its SHA-256; undefined when it is none of them. */
export function paperWithHash(
  { papers }: Pick<BondVerification, 'papers'>,
  hash: string,
): keyof BondVerification['papers'] | undefined {
  if (papers.bond === hash) return 'bond';

  return papers.powerOfAttorney === hash ? 'powerOfAttorney' : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
