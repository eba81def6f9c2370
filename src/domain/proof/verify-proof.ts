import { fromBase64Url } from './base64url.ts';
import { wasInUse, type BondKey, type BondKeySet } from './bond-keys.ts';
import { readManifest, type BondManifest } from './bond-manifest.ts';
import type { SignedManifest } from './signed-manifest.ts';

/** What a signature turned out to be. */
export type ProofVerdict =
  | { outcome: 'good'; manifest: BondManifest }
  /** The text is no manifest of ours, or names another key than the signature. */
  | { outcome: 'unreadable' }
  /** No key is published, so none can say whether it is one of ours. */
  | { outcome: 'no-keys' }
  /** Keys are published, and none has this id. */
  | { outcome: 'unknown-key'; keyId: string }
  /** The key was not in use on the day that the manifest names. */
  | { outcome: 'key-not-in-use'; keyId: string }
  /** The text was altered, or somebody else signed it. */
  | { outcome: 'bad-signature'; keyId: string }
  /** This browser knows no Ed25519. */
  | { outcome: 'unsupported' };

/** Check a signed manifest with the keys that the agency has published. */
export async function verifyProof(
  { manifest: text, signature, keyId }: SignedManifest,
  { keys }: BondKeySet,
): Promise<ProofVerdict> {
  const manifest = readManifest(text);
  if (manifest?.keyId !== keyId) return { outcome: 'unreadable' };

  if (keys.length === 0) return { outcome: 'no-keys' };

  const key = keys.find(({ kid }) => kid === keyId);
  if (key === undefined) return { outcome: 'unknown-key', keyId };

  const isSigned = await isSignedBy(key, text, signature);
  if (isSigned === undefined) return { outcome: 'unsupported' };
  if (!isSigned) return { outcome: 'bad-signature', keyId };

  return wasInUse(key, manifest.signedAt)
    ? { outcome: 'good', manifest }
    : { outcome: 'key-not-in-use', keyId };
}

/** The name of the paper that a file is, by its SHA-256; undefined when the manifest has no such paper. */
export function signedPaper(
  { papers }: Pick<BondManifest, 'papers'>,
  sha256: string,
): string | undefined {
  return papers.find((paper) => paper.sha256 === sha256)?.name;
}

/** Undefined where Ed25519 is not known. */
async function isSignedBy(
  { x }: BondKey,
  text: string,
  signature: string,
): Promise<boolean | undefined> {
  const [keyBytes, signatureBytes] = [fromBase64Url(x), fromBase64Url(signature)];
  if (keyBytes === undefined || signatureBytes === undefined) return false;

  try {
    const key = await crypto.subtle.importKey('raw', keyBytes, 'Ed25519', false, ['verify']);

    return await crypto.subtle.verify(
      'Ed25519',
      key,
      signatureBytes,
      new TextEncoder().encode(text),
    );
  } catch {
    return undefined;
  }
}
