import { toBase64Url } from '../../../../src/domain/proof/base64url.ts';
import { fromBase64 } from '../encoding.ts';

/** The key that currently signs manifests, and its published id. */
export type SigningKey = { id: string; key: CryptoKey };

/** Import an Ed25519 key given as PKCS #8 in base64. Throws if the key is invalid. */
export async function importSigningKey(id: string, pkcs8: string): Promise<SigningKey> {
  const key = await crypto.subtle.importKey('pkcs8', fromBase64(pkcs8), 'Ed25519', false, ['sign']);

  return { id, key };
}

/** The Ed25519 signature of a UTF-8 text, in base64url. */
export async function signText({ key }: SigningKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text));

  return toBase64Url(new Uint8Array(signature));
}
