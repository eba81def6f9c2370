/** The code of a bond for people: where papers say to enter it, its groups, and why a text is no code. */
import { withoutGroups, withoutLabel } from './verify-token.ts';

const TOKEN_LENGTH = 32;
/** People often leave the letters out. */
const BOND_NUMBER = /^(?:MSB-?\d+|\d{8})$/iu;

/** Text that is no code: nothing, the number of a bond, letters of one case, or too few, too many or other characters. */
export type NoCode =
  { kind: 'empty' | 'number' | 'one-case' | 'other' } | { kind: 'length'; count: number };

/** Why a text that was typed or pasted holds no token. */
export function explainNoCode(text: string): NoCode {
  const compact = withoutLabel(text).replace(/[?#].*$|\s+/gsu, '');
  const code = withoutGroups(compact.replace(/^.*\/(?=.)/su, ''));
  if (code === '') return { kind: 'empty' };
  if (BOND_NUMBER.test(code)) return { kind: 'number' };

  if (code.length !== TOKEN_LENGTH) return { kind: 'length', count: code.length };

  return isInOneCase(code) ? { kind: 'one-case' } : { kind: 'other' };
}

/** Whether a code was typed without capitals or without small letters. Of ten million codes, one is printed so. */
export function isInOneCase(code: string): boolean {
  return code === code.toLowerCase() || code === code.toUpperCase();
}

/** A token in groups of four characters, to type it and to compare it with paper. */
export function groupToken(token: string): string {
  return token.replace(/.{4}(?!$)/gu, '$& ');
}

/** Where a paper tells its reader to verify it, as people type it, and the code to enter there. */
export function verifyWords(verifyUrl: string): { page: string; code: string } {
  const end = verifyUrl.lastIndexOf('/');
  const page = verifyUrl.slice(0, end).replace(/^https?:\/\//u, '');

  return { page, code: groupToken(verifyUrl.slice(end + 1)) };
}
