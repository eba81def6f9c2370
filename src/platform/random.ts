import { toBase64Url } from '~/domain/proof/base64url';

const KEY_BYTES = 32;
const TOKEN_BYTES = 24;

/** A new version 4 UUID. */
export function randomId(): string {
  return crypto.randomUUID();
}

/** 256 random bits as 43 base64url characters: a key that nobody can guess. */
export function randomKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/** 192 random bits as 32 base64url characters: a token for an address. */
export function randomToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}
