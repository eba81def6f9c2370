/**
 * Recovery codes replace a lost authenticator app. `K7Q2M-9XWRT` has ten characters of Crockford's
 * base 32, which has no letters that look like digits. That makes 50 random bits.
 */
import { z } from 'zod';

/** The number of codes per account. */
export const RECOVERY_CODE_COUNT = 10;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

const GROUP = 5;

/** Create the codes for an account from random bytes, without duplicates. */
export function makeRecoveryCodes(randomBytes: (length: number) => Uint8Array): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(makeCode(randomBytes));

  return [...codes];
}

/** Create one code. 256 is a multiple of 32, so all characters are equally likely. */
function makeCode(randomBytes: (length: number) => Uint8Array): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);

  return showRecoveryCode(characters.join(''));
}

/** Format a code as two groups of five. */
function showRecoveryCode(characters: string): string {
  return `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}

/**
 * Normalize a typed or pasted code: any case, with or without dashes and blanks. Codes contain no
 * letters O, I and L, so O is read as 0, and I and L as 1. Undefined for any other text.
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

/** The body of `use-recovery-code`. A text in another format is refused like a wrong code. */
export const recoveryCodeRequestSchema = z.object({ code: z.string().max(MAX_TYPED_CHARACTERS) });

export type RecoveryCodeRequest = z.output<typeof recoveryCodeRequestSchema>;

/** Reasons that a recovery code is refused, with their HTTP status. */
export const RECOVERY_FAILURE_STATUS = {
  /** The account has no such code, or the code is used. */
  'wrong-code': 422,
} as const;
