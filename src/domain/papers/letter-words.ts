/** The words of a letter of bondability. */
import type { BondabilityLetter } from '../contractors/bondability-letter.ts';
import { formatDate } from '../dates.ts';
import { formatMoney } from '../money.ts';

/** A letter as it is printed. `surety` and `agency` are the names on our other papers. */
export type LetterToPrint = Pick<
  BondabilityLetter,
  'contractor' | 'project' | 'single' | 'aggregate' | 'issuedOn' | 'validUntil'
> & { addressedTo: string; surety: string; agency: string };

/** The title of every letter. */
export const LETTER_TITLE = 'Letter of bondability';

/** The paragraphs of a letter: what the line allows, what the letter is not, and when it ends. */
export function letterParagraphs(letter: LetterToPrint): string[] {
  const { contractor, project, surety, agency } = letter;

  return [
    `${contractor} has a bonding line with ${agency}, which signs bonds for ${surety}.`,
    `On ${formatDate(letter.issuedOn)}, the line allows bonds for a single job of up to ${formatMoney(letter.single)} and for all jobs together of up to ${formatMoney(letter.aggregate)}.`,
    ...(project === ''
      ? []
      : [`The contractor has asked us about bonds for this project: ${project}.`]),
    'This letter is not a bond, and it does not commit us or the surety to issue one. We decide on each bond when the contractor asks for it, by the contract, the bond form, the owner’s financing and the contractor’s condition at that time. That decision is between us and the contractor. This letter gives you no claim against us or the surety.',
    `This letter is valid until ${formatDate(letter.validUntil)}. It ends earlier when the line is suspended or lowered below the amounts above. Use the code below to see whether the letter is still valid before you rely on it.`,
  ];
}

/** How the letter begins. */
export function letterAddress({ addressedTo }: Pick<LetterToPrint, 'addressedTo'>): string {
  return addressedTo === '' ? 'To whom it may concern:' : `To ${addressedTo}:`;
}

/** The file name of a letter: "marshline-letter-2026-11-24.pdf". */
export function letterFileName(issuedOn: string): string {
  return `marshline-letter-${issuedOn}.pdf`;
}
