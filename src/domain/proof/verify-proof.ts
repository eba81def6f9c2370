import { fromBase64Url } from './base64url.ts';
import { wasInUse, type BondKey, type BondKeySet } from './bond-keys.ts';
import { readManifest, type BondManifest } from './bond-manifest.ts';
import type { SignedManifest } from './signed-manifest.ts';

/** The result of verifying a signature. */
export type ProofVerdict =
  | { outcome: 'good'; manifest: BondManifest }
  /** The text is not one of our manifests, or names another key than the signature. */
  | { outcome: 'unreadable' }
  /** No keys are published, so the signature cannot be verified. */
  | { outcome: 'no-keys' }
  /** No published key has this id. */
  | { outcome: 'unknown-key'; keyId: string }
  /** The key was not in use on the day in the manifest. */
  | { outcome: 'key-not-in-use'; keyId: string }
  /** The text was altered, or signed with another key. */
  | { outcome: 'bad-signature'; keyId: string }
  /** This browser does not support Ed25519. */
  | { outcome: 'unsupported' };

/** Verify a signed manifest with the agency's published keys. */
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

/**
 * The name of a document by the SHA-256 of its file. Undefined when the manifest does not list it.
 */
export function signedPaper(
  { papers }: Pick<BondManifest, 'papers'>,
  sha256: string,
): string | undefined {
  return papers.find((paper) => paper.sha256 === sha256)?.name;
}

/** Whether the key signed the text. Undefined when the browser does not support Ed25519. */
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
