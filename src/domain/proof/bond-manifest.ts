import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import { canonicalJson, parseCanonicalJson } from './canonical-json.ts';

/** One paper of a bond: `bond`, `power-of-attorney`, or what was added later, by the SHA-256 of its file. */
export type ManifestPaper = { name: string; sha256: string };

/**
 * What the agency signs of a bond it issued. It goes to browsers and into files that clerks keep, so it is read without
 * zod, and it holds no secret: the verify token is in it as a hash only.
 */
export type BondManifest = {
  version: 1;
  bondNumber: string;
  bondType: string;
  stateCode: string;
  principal: string;
  obligee: string;
  surety: string;
  penalSumCents: Cents;
  /** How far the power of attorney reaches. */
  powerLimitCents: Cents;
  /** The day the papers were signed. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without the bond. Null: it ends when the obligee releases it. */
  expiryDate: IsoDate | null;
  papers: readonly ManifestPaper[];
  /** How many events the application had and the hash of the last. Null: the bond was issued on no application. */
  history: { events: number; head: string } | null;
  /** SHA-256 of the verify token: ties the manifest to one verify address without telling it. */
  verifyIdSha256: string;
  /** Moments in UTC, ISO 8601. */
  issuedAt: string;
  signedAt: string;
  /** Which of the agency's keys signed. */
  keyId: string;
  /** Only in what a demonstration signed: it is no bond, and never becomes one. */
  specimen?: true;
};

const TEXTS = [
  ...(['bondNumber', 'bondType', 'stateCode', 'principal', 'obligee', 'surety'] as const),
  ...(['verifyIdSha256', 'keyId'] as const),
];
const AMOUNTS = ['penalSumCents', 'powerLimitCents'] as const;
const DAYS = ['issuedOn', 'effectiveDate'] as const;
const MOMENTS = ['issuedAt', 'signedAt'] as const;
const KEYS = [
  ...[...TEXTS, ...AMOUNTS, ...DAYS, ...MOMENTS],
  ...['version', 'expiryDate', 'papers', 'history'],
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const SHA256 = /^[0-9a-f]{64}$/;

/** A manifest as the text that is signed. */
export function writeManifest(manifest: BondManifest): string {
  return canonicalJson(manifest);
}

/** Read the text of a manifest; undefined when it is none, or not in its canonical form. */
export function readManifest(text: string): BondManifest | undefined {
  const value: unknown = parseCanonicalJson(text);

  return isManifest(value) ? value : undefined;
}

/** Whether two manifests say the same of a bond, whoever signed them and when. */
export function saysTheSame(one: BondManifest, other: BondManifest): boolean {
  const { signedAt, keyId } = one;

  return writeManifest({ ...other, signedAt, keyId }) === writeManifest(one);
}

function isManifest(value: unknown): value is BondManifest {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    Object.keys(value).length === KEYS.length + ('specimen' in value ? 1 : 0) &&
    (!('specimen' in value) || value['specimen'] === true) &&
    TEXTS.every((key) => typeof value[key] === 'string') &&
    AMOUNTS.every((key) => typeof value[key] === 'number') &&
    DAYS.every((key) => matches(value[key], DAY)) &&
    MOMENTS.every((key) => matches(value[key], MOMENT)) &&
    (value['expiryDate'] === null || matches(value['expiryDate'], DAY)) &&
    isHistory(value['history']) &&
    Array.isArray(value['papers']) &&
    value['papers'].every(isPaper)
  );
}

function isHistory(value: unknown): boolean {
  if (value === null) return true;

  return isRecord(value) && typeof value['events'] === 'number' && matches(value['head'], SHA256);
}

function isPaper(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && matches(value['sha256'], SHA256);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
