/** Why a text is no code of a bond. It loads with the first such text, not with the page. */
import { isInOneCase } from './verify-code.ts';
import { TOKEN_LENGTH, withHyphens, withoutGroups, withoutLabel } from './verify-token.ts';

/**
 * The number of a bond, with or without words around it. People type another sign for the hyphen, the letters O, I and l for
 * 0 and 1, or only the eight digits.
 */
const BOND_NUMBER = /\bMSB[\W_]*[OIL]*\d|^\D*(?:[\dOIL]\W?){8}\W*$/iu;

/** The numbers of other papers, which people take for that of the bond. */
const OTHER_NUMBERS = { power: /\bMSP[\W_]*[OIL]*\d/iu, application: /\bAPP[\W_]*[OIL]*\d/iu };

/** What a number names: a bond, a power of attorney or an application. */
export type NumberOf = 'bond' | keyof typeof OTHER_NUMBERS;

/** Text that is no code: nothing, the number of a bond, letters of one case, or too few, too many or other characters. */
export type NoCode =
  | { kind: 'empty' | 'one-case' | 'other' }
  | { kind: 'number'; of: NumberOf }
  | { kind: 'length'; count: number };

/** Why a text that was typed or pasted holds no token. */
export function explainNoCode(text: string): NoCode {
  const entered = withHyphens(withoutLabel(text));
  const compact = entered.replace(/[?#].*$|\s+/gsu, '');
  const code = withoutGroups(compact.replace(/^.*\/(?=.)/su, ''));
  const of = numberIn(entered) ?? numberIn(code);
  if (of) return { kind: 'number', of };
  if (code === '') return { kind: 'empty' };

  if (code.length !== TOKEN_LENGTH) return { kind: 'length', count: code.length };

  return isInOneCase(code) ? { kind: 'one-case' } : { kind: 'other' };
}

/** What the number in a text names. Undefined for a text without one. */
function numberIn(text: string): NumberOf | undefined {
  if (OTHER_NUMBERS.power.test(text)) return 'power';
  if (OTHER_NUMBERS.application.test(text)) return 'application';

  return BOND_NUMBER.test(text) ? 'bond' : undefined;
}
