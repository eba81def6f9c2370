import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { PlanStamp } from '../rates/rate-plan.ts';
import { canonicalJson, parseCanonicalJson } from './canonical-json.ts';
import { isRecord } from '../is-record.ts';

/**
 * A document of a bond, with the SHA-256 of its file. `name` is `bond`, `power-of-attorney`, or the
 * name of a later document.
 */
export type ManifestPaper = { name: string; sha256: string };

/**
 * The facts of a bond that the agency signs. Browsers load the manifest and clerks store it in
 * files, so it is parsed without Zod and contains no secret: only the hash of the verification
 * token.
 */
export type BondManifest = {
  version: 1;
  bondNumber: string;
  bondType: string;
  stateCode: string;
  principal: string;
  /** Whom the bond's paper names. Older manifests name the office that the bond is filed with. */
  obligee: string;
  surety: string;
  penalSumCents: Cents;
  /** The limit of the power of attorney. */
  powerLimitCents: Cents;
  /** The day on which the documents were signed. */
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** The first day without coverage. Null: the bond lasts until the obligee releases it. */
  expiryDate: IsoDate | null;
  /** The last day of the term, when the papers name it instead of the first day without coverage. */
  lastDay?: IsoDate;
  /** The rate plan of the premium, and its version. Missing in manifests from before there were plans. */
  ratePlan?: PlanStamp;
  papers: readonly ManifestPaper[];
  /**
   * The number of events in the application's history, and the hash of the last one. Null: the bond
   * has no application.
   */
  history: { events: number; head: string } | null;
  /**
   * SHA-256 of the verification token. It ties the manifest to one verification page without
   * revealing its address.
   */
  verifyIdSha256: string;
  /** Times in UTC, ISO 8601. */
  issuedAt: string;
  signedAt: string;
  /** The id of the agency's key that signed the manifest. */
  keyId: string;
  /** Only set in manifests of a demonstration, which are not real bonds. */
  specimen?: true;
};

const TEXTS = [
  'bondNumber',
  'bondType',
  'stateCode',
  'principal',
  'obligee',
  'surety',
  'verifyIdSha256',
  'keyId',
] as const;
const AMOUNTS = ['penalSumCents', 'powerLimitCents'] as const;
const DAYS = ['issuedOn', 'effectiveDate'] as const;
const MOMENTS = ['issuedAt', 'signedAt'] as const;
const KEYS = [
  ...TEXTS,
  ...AMOUNTS,
  ...DAYS,
  ...MOMENTS,
  'version',
  'expiryDate',
  'papers',
  'history',
];

/** Facts that only some manifests contain, and whether a value is one. */
const OPTIONAL: Readonly<Record<string, (value: unknown) => boolean>> = {
  specimen: (value) => value === true,
  lastDay: (value) => matches(value, DAY),
  ratePlan: isPlan,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const SHA256 = /^[0-9a-f]{64}$/;

/** Serialize a manifest to the text that is signed. */
export function writeManifest(manifest: BondManifest): string {
  return canonicalJson(manifest);
}

/** Parse the text of a manifest. Undefined when it is invalid or not in canonical form. */
export function readManifest(text: string): BondManifest | undefined {
  const value: unknown = parseCanonicalJson(text);

  return isManifest(value) ? value : undefined;
}

/** Whether two manifests contain the same facts, regardless of key and time of signature. */
export function saysTheSame(one: BondManifest, other: BondManifest): boolean {
  const { signedAt, keyId } = one;

  return writeManifest({ ...other, signedAt, keyId }) === writeManifest(one);
}

function isManifest(value: unknown): value is BondManifest {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    Object.entries(value).every(
      ([key, entry]) => KEYS.includes(key) || OPTIONAL[key]?.(entry) === true,
    ) &&
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

function isPlan(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.keys(value).length === 2 &&
    typeof value['id'] === 'string' &&
    typeof value['version'] === 'number'
  );
}

function isPaper(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && matches(value['sha256'], SHA256);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}
