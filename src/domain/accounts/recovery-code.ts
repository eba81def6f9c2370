/**
 * Recovery codes: what a person keeps on paper for the day the authenticator app is gone. `K7Q2M-9XWRT` is ten characters
 * of Crockford's base 32, which has no letter that looks like a digit, so 50 random bits.
 */
import { z } from 'zod';

/** How many are made at a time. */
export const RECOVERY_CODE_COUNT = 10;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

const GROUP = 5;

/** Make the codes for an account, all different, from random bytes. */
export function makeRecoveryCodes(randomBytes: (length: number) => Uint8Array): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(makeCode(randomBytes));

  return [...codes];
}

/** 256 is a multiple of 32, so no character is likelier than another. */
function makeCode(randomBytes: (length: number) => Uint8Array): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);

  return showRecoveryCode(characters.join(''));
}

/** A code as people read it: two groups of five. */
function showRecoveryCode(characters: string): string {
  return `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}

/**
 * A code as somebody typed or pasted it, as it was made: any case, with or without dashes and blanks. The letters O, I
 * and L, which no code has, read as the digits they look like. Undefined for anything else.
 */
export function readRecoveryCode(text: string): string | undefined {
  const characters = text
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode =
    characters.length === LENGTH &&
    [...characters].every((character) => ALPHABET.includes(character));

  return isCode ? showRecoveryCode(characters) : undefined;
}

/** Longer than any code with blanks between its characters. */
const MAX_TYPED_CHARACTERS = 100;

/** The body of `use-recovery-code`. What is no code is refused like a wrong one. */
export const recoveryCodeRequestSchema = z.object({ code: z.string().max(MAX_TYPED_CHARACTERS) });

export type RecoveryCodeRequest = z.output<typeof recoveryCodeRequestSchema>;

/** Why a recovery code was not taken, with the HTTP status that carries it. */
export const RECOVERY_FAILURE_STATUS = {
  /** The account has no such code, or it was spent. */
  'wrong-code': 422,
} as const;
