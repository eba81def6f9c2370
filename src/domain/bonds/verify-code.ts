/** Helps to correct the code of a bond: why a text is none, and its groups. */

const TOKEN_LENGTH = 32;
const BOND_NUMBER = /^MSB-?\d+$/iu;

/** Text that is no code: nothing, the number of a bond, or a text with too few, too many or other characters. */
export type NoCode = { kind: 'empty' | 'number' | 'other' } | { kind: 'length'; count: number };

/** Why a text that was typed or pasted holds no token. */
export function explainNoCode(text: string): NoCode {
  const code = text.replace(/[?#].*$|\s+/gsu, '').replace(/^.*\/(?=.)/su, '');
  if (code === '') return { kind: 'empty' };
  if (BOND_NUMBER.test(code)) return { kind: 'number' };

  return code.length === TOKEN_LENGTH ? { kind: 'other' } : { kind: 'length', count: code.length };
}

/** A token in groups of four characters, to compare it with paper. */
export function groupToken(token: string): string {
  return token.replace(/.{4}(?!$)/gu, '$& ');
}
