/**
 * Finds numbers that must not be in free text, which is stored as plain text or mailed: SSN, EIN
 * and payment card numbers.
 */
import { cardBrand, parseCardNumber } from './card-number.ts';
import { closeUpSeparators, DIGIT_RUN, holdsIdentityNumber } from './identity-number.ts';

/** The error message for a text with such a number. */
export const LEAVE_NUMBER_OUT =
  'Remove the SSN, EIN, card number or other nine-digit number: we don’t encrypt this text';

/** A possible card number: in groups as in print, or without separators. */
const PRINTED_CARD = /(?<!\d)(?=(\d{4}(?:[- ]?\d{4}){3}|\d{4}[- ]?\d{6}[- ]?\d{4,5})(?!\d))/gu;

/**
 * Networks that payments do not distinguish: Diners Club with 14 digits; JCB, Maestro and UnionPay
 * with 16.
 */
const OTHER_NETWORKS =
  /^(?:3(?:0[0-59]|[689]\d)\d{11}|35(?:2[89]|[3-8]\d)\d{12}|(?:5[06-9]|6\d|81)\d{14})$/u;

/** American Express has 15 digits, the other named networks have 16. */
const NAMED_LENGTHS: readonly number[] = [15, 16];

/**
 * Whether a text contains an SSN, an EIN or a payment card number of 14 to 16 digits, also with
 * blanks, dashes, dots, slashes, underscores or brackets between the digits, and commas for cards.
 * Rare shorter and longer card numbers are not found, because tracking numbers look the same. The
 * database applies the same rule to notes.
 */
export function holdsSecretNumber(text: string): boolean {
  if (holdsIdentityNumber(text)) return true;

  // A comma is a separator only in card numbers: in an amount, it could join nine digits that look
  // like an SSN.
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
