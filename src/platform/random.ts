import { toBase64Url } from '~/domain/proof/base64url';

const KEY_BYTES = 32;

/** A new version 4 UUID. */
export function randomId(): string {
  return crypto.randomUUID();
}

/** 256 random bits as 43 base64url characters: a key that nobody can guess. */
export function randomKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}
