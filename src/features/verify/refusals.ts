import type { VerificationRefusal } from '~/data/bonds/bond-verification';
import { explainNoCode } from '~/domain/bonds/no-code';
import { groupToken, isInOneCase } from '~/domain/bonds/verify-code';
import { readVerifyToken } from '~/domain/bonds/verify-token';
import type { FailureWords } from './messages';

/** The texts for each answer of the server that is no bond. They load with the first of them. */
export const REFUSALS: Record<VerificationRefusal, FailureWords> = {
  unknown: {
    title: 'No bond matches this code',
    text: 'Compare the code with the bond, letter by letter: capitals count, and 0 and O or 1, l and I look alike. If it matches, we did not issue that bond: call us before you accept it.',
    mayRetry: false,
  },
  'rate-limited': {
    title: 'Too many bonds were looked up from here',
    text: 'Wait a few minutes, then try again. In a hurry, call us with the bond number.',
    mayRetry: true,
  },
  busy: {
    title: 'We are busy right now',
    text: 'This bond has not been checked yet. Wait a minute, then try again. In a hurry, call us with the bond number.',
    mayRetry: true,
  },
};

/** The text after the last slash of the page's address. */
function codeInAddress(): string {
  return String(location.pathname.split('/').findLast(Boolean));
}

/** The words for an address that opens no bond. One that ends with the bond's number, or in one case, holds no code. */
export function unknownWords(root: HTMLElement): FailureWords {
  const code = codeInAddress();
  const token = readVerifyToken(code);
  if (token !== undefined && !isInOneCase(token)) return REFUSALS.unknown;

  const advice = String(root.querySelector<HTMLElement>('[data-error]')?.dataset['error']);
  return { ...REFUSALS.unknown, text: `${noCodeWords(code, advice)}.` };
}

/** Show the code that was looked up in groups, and let the visitor correct it without typing it again. */
export function offerCorrection(root: HTMLElement, ask: () => void): void {
  const typed = codeInAddress();
  const code = readVerifyToken(typed) === undefined ? typed : groupToken(typed);
  const shown = root.querySelector<HTMLElement>('[data-typed-code]');
  const another = root.querySelector<HTMLAnchorElement>('a[data-another]');
  const field = root.querySelector('textarea');
  if (!shown || !another || !field) return;

  shown.hidden = false;
  shown.textContent = code;
  another.textContent = 'Correct the code';
  another.onclick = (event) => {
    event.preventDefault();
    field.value = code;
    ask();
    field.focus();
  };
}

/** What is wrong with a text that was typed or pasted as a code. `advice` says what to enter. */
export function noCodeWords(text: string, advice: string): string {
  const problem = explainNoCode(text);
  switch (problem.kind) {
    case 'empty':
      return advice;
    case 'number':
      return `That looks like a bond number. A bond can’t be looked up by its number here. ${advice}`;
    case 'length':
      return `You entered ${problem.count}${problem.count < 32 ? ' of 32 characters. Dashes and underscores count' : ' characters'}. ${advice}`;
    case 'one-case':
      return 'Every code has capital and small letters. Type them as on the paper, or scan the square code';
    case 'other':
      return 'A code has only letters, digits, - and _. Compare it with the paper';
  }
}
