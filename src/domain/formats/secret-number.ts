/** Finds numbers in free text that is kept readable or mailed, where none may stand: SSN, EIN and payment cards. */
import { cardBrand, parseCardNumber } from './card-number.ts';
import { closeUpSeparators, DIGIT_RUN, holdsIdentityNumber } from './identity-number.ts';

/** What is said of a text with such a number in it. */
export const LEAVE_NUMBER_OUT =
  'Leave the SSN, EIN, card number or other nine-digit number out: these words are kept readable';

/** Where a card number may begin, and what it would be there: in groups as it is printed, or in a row. */
const PRINTED_CARD = /(?<!\d)(?=(\d{4}(?:[- ]?\d{4}){3}|\d{4}[- ]?\d{6}[- ]?\d{4,5})(?!\d))/gu;

/** Networks that a payment need not tell apart: Diners Club has 14 digits; JCB, Maestro and UnionPay have 16. */
const OTHER_NETWORKS =
  /^(?:3(?:0[0-59]|[689]\d)\d{11}|35(?:2[89]|[3-8]\d)\d{12}|(?:5[06-9]|6\d|81)\d{14})$/u;

/** American Express has 15 digits, the others that we name have 16. */
const NAMED_LENGTHS: readonly number[] = [15, 16];

/**
 * Whether a text holds an SSN, an EIN or a payment card's number of 14 to 16 digits, also with blanks, dashes, dots,
 * slashes, low lines or brackets between the digits, and those of a card with commas. The few cards that are shorter or
 * longer are not found: parcels have such numbers as well. The database holds notes to the same.
 */
export function holdsSecretNumber(text: string): boolean {
  if (holdsIdentityNumber(text)) return true;

  // Between the digits of a card a comma may stand as well; in an amount it would make an SSN of nine digits.
  const listed = closeUpSeparators(text.replaceAll(',', ' '));
  const printed = [...listed.matchAll(PRINTED_CARD)].map(([, written = '']) => written);
  const runs = [closeUpSeparators(text), listed].flatMap((words) => words.match(DIGIT_RUN) ?? []);

  return [...printed, ...runs].some((written) => isCard(written.replace(/\D/gu, '')));
}

function isCard(digits: string): boolean {
  return (
    parseCardNumber(digits) !== undefined &&
    (OTHER_NETWORKS.test(digits) ||
      (NAMED_LENGTHS.includes(digits.length) && cardBrand(digits) !== 'other'))
  );
}
