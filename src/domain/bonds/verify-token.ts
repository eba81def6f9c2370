const TOKEN_LENGTH = 32;
const TOKEN = /^[\w-]{32}$/;
const BOND_NUMBER = /^MSB-?\d+$/iu;

/** Text that is no code: nothing, the number of a bond, or a text with too few, too many or other characters. */
export type NoCode = { kind: 'empty' | 'number' | 'other' } | { kind: 'length'; count: number };

/**
 * Extract the token from scanned, pasted or typed text: the address of the page, or only the token. Blanks between the
 * characters and the long dashes of phone keyboards do not count.
 */
export function readVerifyToken(text: string): string | undefined {
  const code = codeIn(text);

  return TOKEN.test(code) ? code : undefined;
}

/** Why a text that was typed or pasted holds no token. */
export function explainNoCode(text: string): NoCode {
  const code = codeIn(text);
  if (code === '') return { kind: 'empty' };
  if (BOND_NUMBER.test(code)) return { kind: 'number' };

  return code.length === TOKEN_LENGTH
    ? { kind: 'other' }
    : { kind: 'length', count: [...code].length };
}

/** A token in groups of four characters, to compare it with paper. */
export function groupToken(token: string): string {
  return token.replace(/.{4}(?!$)/gu, '$& ');
}

/** The part after the last slash, without blanks and with the plain signs that a keyboard replaced. */
function codeIn(text: string): string {
  const address = text
    .replace(/[?#].*$/s, '')
    .replace(/\s+/gu, '')
    .replaceAll('—', '--')
    .replaceAll('–', '-');

  return address.replace(/\/+$/, '').split('/').at(-1) ?? '';
}
