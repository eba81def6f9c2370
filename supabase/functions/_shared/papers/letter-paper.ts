import { verifyWords } from '../../../../src/domain/bonds/verify-code.ts';
import { formatDate } from '../../../../src/domain/dates.ts';
import {
  LETTER_TITLE,
  letterAddress,
  letterParagraphs,
  type LetterToPrint,
} from '../../../../src/domain/papers/letter-words.ts';
import { SAMPLE_NOTE } from './bond-words.ts';
import { AGENCY, SURETY } from './paper-words.ts';
import { finishPlainSheet, SHEET_COLUMN, SHEET_LOOKS, startPlainSheet } from './plain-sheet.ts';
import { drawQrCode } from './pdf/qr-code.ts';
import type { Column } from './pdf/paper.ts';

const QR_SIZE = 96;

/** Make a letter of bondability as a PDF. The same letter gives the same bytes. */
export async function makeLetterPaper(
  letter: Omit<LetterToPrint, 'surety' | 'agency'>,
  verifyUrl: string,
): Promise<Uint8Array> {
  const words = { ...letter, surety: SURETY.name, agency: AGENCY.legalName };
  const paper = await startPlainSheet({
    title: `${LETTER_TITLE}: ${letter.contractor}`,
    subject: `Written on ${formatDate(letter.issuedOn)}`,
    date: new Date(`${letter.issuedOn}T12:00:00Z`),
    letters: JSON.stringify(words),
  });
  const { text } = SHEET_LOOKS;

  paper.write(LETTER_TITLE, SHEET_LOOKS.title, SHEET_COLUMN, 'H1');
  paper.space(8);
  paper.write(formatDate(letter.issuedOn), text, SHEET_COLUMN);
  paper.space(14);
  for (const paragraph of [letterAddress(words), ...letterParagraphs(words)]) {
    paper.write(paragraph, text, SHEET_COLUMN);
    paper.space(10);
  }
  paper.write(AGENCY.legalName, { ...text, face: 'strong' }, SHEET_COLUMN);
  paper.write(`${AGENCY.phone}, ${AGENCY.email}`, text, SHEET_COLUMN);
  if (SURETY.isSample) {
    paper.space(10);
    paper.write(SAMPLE_NOTE, { ...SHEET_LOOKS.note, face: 'strong' }, SHEET_COLUMN);
  }

  paper.space(26);
  paper.keepTogether(QR_SIZE);
  const beside: Column = {
    x: SHEET_COLUMN.x + QR_SIZE + 16,
    width: SHEET_COLUMN.width - QR_SIZE - 16,
  };
  const top = paper.y;
  drawQrCode(paper, verifyUrl, { x: SHEET_COLUMN.x, y: top - QR_SIZE, size: QR_SIZE });
  paper.space(24);
  paper.write('See whether this letter is still valid:', { ...text, face: 'strong' }, beside);
  const verify = verifyWords(verifyUrl);
  paper.write(`${verify.page}, code ${verify.code}`, text, beside);

  return finishPlainSheet(paper, LETTER_TITLE);
}
