import type { IsoDate } from '../dates.ts';
import { fromBase64Url } from './base64url.ts';
import { isRecord } from '../is-record.ts';

/** The path of the agency's published keys for verifying manifests. */
export const BOND_KEYS_PATH = '/.well-known/marshline-bond-keys.json';

/** A public key of the agency, as a JSON Web Key (RFC 8037) with its period of use. */
export type BondKey = {
  kty: 'OKP';
  crv: 'Ed25519';
  kid: string;
  /** The key: 32 bytes in base64url. */
  x: string;
  /** The first day of use. */
  validFrom: IsoDate;
  /** The last day of use. Null: it is still in use. Its signatures stay valid afterwards. */
  retired: IsoDate | null;
};

/** A JSON Web Key Set. */
export type BondKeySet = { keys: readonly BondKey[] };

const KEY_BYTES = 32;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parse a key set. Undefined unless it contains only complete public keys with different ids. */
export function readBondKeys(value: unknown): BondKeySet | undefined {
  if (!isRecord(value) || !Array.isArray(value['keys'])) return undefined;

  const keys: unknown[] = value['keys'];
  if (!keys.every(isBondKey)) return undefined;

  const ids = new Set(keys.map(({ kid }) => kid));

  return ids.size === keys.length ? { keys } : undefined;
}

/** Whether a key was in use at a moment (ISO 8601, UTC). */
export function wasInUse({ validFrom, retired }: BondKey, moment: string): boolean {
  const day = moment.slice(0, 'YYYY-MM-DD'.length);

  return validFrom <= day && (retired === null || day <= retired);
}

function isBondKey(value: unknown): value is BondKey {
  return (
    isRecord(value) &&
    value['kty'] === 'OKP' &&
    value['crv'] === 'Ed25519' &&
    !('d' in value) && // the private part must never be published
    typeof value['kid'] === 'string' &&
    typeof value['x'] === 'string' &&
    fromBase64Url(value['x'])?.length === KEY_BYTES &&
    isDay(value['validFrom']) &&
    (value['retired'] === null || isDay(value['retired']))
  );
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && DAY.test(value);
}
