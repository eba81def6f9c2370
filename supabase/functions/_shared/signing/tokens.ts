import { toBase64Url } from '../../../../src/domain/proof/base64url.ts';

const LINK_BYTES = 24;
const SESSION_BYTES = 32;
const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** Numbers above this one would make some codes likelier than others. */
const FAIR_NUMBERS = Math.floor(0x1_0000_0000 / CODES) * CODES;

/** A new token of a link: 192 random bits as 32 characters. */
export function makeLinkToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(LINK_BYTES)));
}

/** A new key of a session: 256 random bits as 43 characters. */
export function makeSessionKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(SESSION_BYTES)));
}

/** A new code of six digits, each code equally likely. */
export function makeCode(): string {
  let number = FAIR_NUMBERS;
  while (number >= FAIR_NUMBERS) number = crypto.getRandomValues(new Uint32Array(1))[0] ?? number;

  return String(number % CODES).padStart(CODE_DIGITS, '0');
}

/** The text whose keyed hash is stored for a code. A code counts for its own link only. */
export function codeText(tokenHash: string, code: string): string {
  return `signing-code:${tokenHash}:${code}`;
}
