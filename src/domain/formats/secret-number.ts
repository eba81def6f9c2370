/** Finds numbers in free text that is kept readable or mailed, where none may stand: SSN, EIN and payment cards. */
import { cardBrand, parseCardNumber } from './card-number.ts';
import { DIGIT_RUN, holdsIdentityNumber, SEPARATOR } from './identity-number.ts';

/** What is said of a text with such a number in it. */
export const LEAVE_NUMBER_OUT =
  'Leave the SSN, EIN, card number or other nine-digit number out: these words are kept readable';

/** Where a card number may begin, and what it would be there: in groups as it is printed, or in a row. */
const PRINTED_CARD = new RegExp(
  `(?<!\\d)(?=(\\d{4}(?:${SEPARATOR}*\\d{4}){3}|\\d{4}${SEPARATOR}*\\d{6}${SEPARATOR}*\\d{5})(?!\\d))`,
  'gu',
);

/** American Express has 15 digits; other networks had cards of 13 and have some of 19, which parcels have as well. */
const CARD_LENGTHS: readonly number[] = [15, 16];

/** Whether a text holds an SSN, an EIN or a card number, however it is written. The database holds notes to the same. */
export function holdsSecretNumber(text: string): boolean {
  if (holdsIdentityNumber(text)) return true;

  const printed = [...text.matchAll(PRINTED_CARD)].map(([, written = '']) => written);
  const runs = [...text.matchAll(DIGIT_RUN)].map(([run]) => run);

  return [...printed, ...runs].some((written) => isCard(written.replace(/\D/gu, '')));
}

function isCard(digits: string): boolean {
  return (
    CARD_LENGTHS.includes(digits.length) &&
    parseCardNumber(digits) !== undefined &&
    cardBrand(digits) !== 'other'
  );
}
