import { isRecord } from '../is-record.ts';

/** A manifest in canonical form, with its Ed25519 signature in base64url. */
export type SignedManifest = { manifest: string; signature: string; keyId: string };

/** Parse a signed manifest from a function's answer. Undefined when it is invalid. */
export function readSignedManifest(value: unknown): SignedManifest | undefined {
  if (!isRecord(value)) return undefined;

  const { manifest, signature, keyId } = value;
  const isWhole =
    typeof manifest === 'string' && typeof signature === 'string' && typeof keyId === 'string';

  return isWhole ? { manifest, signature, keyId } : undefined;
}
