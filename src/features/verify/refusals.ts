import type { VerificationRefusal } from '~/data/bonds/bond-verification';
import { hasLookAlikes } from '~/domain/bonds/look-alikes';
import { explainNoCode, type NumberOf } from '~/domain/bonds/no-code';
import { groupToken, isInOneCase } from '~/domain/bonds/verify-code';
import { readVerifyToken } from '~/domain/bonds/verify-token';
import type { FailureWords } from './messages';

/** The texts for each answer of the server that is no bond. They load with the first of them. */
export const REFUSALS: Record<VerificationRefusal, FailureWords> = {
  unknown: {
    title: 'No bond matches this code',
    text: 'Compare the code with the bond, letter by letter: capitals count. If it matches, we did not issue that bond: call us before you accept it.',
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

/** The words for an unknown code that may be misread: the bond is not suspect before these characters are compared. */
const MAY_BE_MISREAD =
  'On paper, capital I, small l and 1 look alike, and so do capital O and 0. Your code has one of them: compare it with the paper and try the others, or scan the square code. If no code works, call us before you accept the bond.';

/** The text after the last slash of the page's address. */
function codeInAddress(): string {
  return String(location.pathname.split('/').findLast(Boolean));
}

/** The words for an address that opens no bond. One that ends with the bond's number, or in one case, holds no code. */
export function unknownWords(root: HTMLElement): FailureWords {
  const code = codeInAddress();
  const token = readVerifyToken(code);
  if (token !== undefined && !isInOneCase(token)) {
    return hasLookAlikes(token) ? { ...REFUSALS.unknown, text: MAY_BE_MISREAD } : REFUSALS.unknown;
  }

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

const NUMBERS: Record<NumberOf, string> = {
  bond: 'a bond number',
  power: 'the number of a power of attorney',
  application: 'the number of an application',
};

/** What is wrong with a text that was typed or pasted as a code. `advice` says what to enter. */
export function noCodeWords(text: string, advice: string): string {
  const problem = explainNoCode(text);
  switch (problem.kind) {
    case 'empty':
      return advice;
    case 'number':
      return `That looks like ${NUMBERS[problem.of]}. A bond can’t be looked up by a number here. ${advice}`;
    case 'length':
      return `You entered ${problem.count}${problem.count < 32 ? ' of 32 characters. Dashes and underscores count' : ' characters'}. ${advice}`;
    case 'one-case':
      return 'Every code has capital and small letters. Type them as on the paper, or scan the square code';
    case 'other':
      return 'A code has only letters, digits, - and _. Compare it with the paper';
  }
}
