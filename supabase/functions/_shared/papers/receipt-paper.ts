import {
  receiptAmounts,
  receiptFacts,
  receiptPaymentNote,
  type ApplicationReceipt,
  type ReceiptLine,
} from '../../../../src/domain/papers/application-receipt.ts';
import { AGENCY } from './paper-words.ts';
import { finishPlainSheet, SHEET_COLUMN, SHEET_LOOKS, startPlainSheet } from './plain-sheet.ts';
import { GRAY, GREEN, type Column, type Look, type Paper } from './pdf/paper.ts';

const LABELS: Column = { x: SHEET_COLUMN.x, width: 130 };
const VALUES: Column = { x: SHEET_COLUMN.x + 136, width: SHEET_COLUMN.width - 136 };
const NOT_A_BOND =
  'This receipt is not a bond and proves no coverage. The bond begins when it is issued and signed.';

/** The receipt of an application as a PDF. Equal receipts are equal byte for byte. */
export async function makeReceiptPaper(receipt: ApplicationReceipt): Promise<Uint8Array> {
  const title = `Receipt ${receipt.applicationNumber}`;
  const paper = await startPlainSheet({
    title,
    subject: `Application for ${receipt.bondName}`,
    date: new Date(receipt.submittedAt),
    letters: JSON.stringify(receipt),
  });

  paper.write(title, SHEET_LOOKS.title, SHEET_COLUMN, 'H1');
  paper.space(4);
  paper.write(
    'We have your application. Keep this paper and quote its number when you call.',
    { ...SHEET_LOOKS.text, color: GRAY },
    SHEET_COLUMN,
  );

  writeHeading(paper, 'Application');
  for (const line of receiptFacts(receipt)) writeLine(paper, line);

  writeHeading(paper, 'Payment');
  const amounts = receiptAmounts(receipt);
  amounts.forEach((line, index) => writeAmount(paper, line, index === amounts.length - 1));
  paper.space(12);
  paper.write(receiptPaymentNote(receipt), SHEET_LOOKS.text, SHEET_COLUMN);
  paper.space(14);
  paper.write(NOT_A_BOND, SHEET_LOOKS.note, SHEET_COLUMN);
  paper.write(`Questions? ${AGENCY.phone}, ${AGENCY.email}`, SHEET_LOOKS.note, SHEET_COLUMN);

  return finishPlainSheet(paper, title);
}

function writeHeading(paper: Paper, text: string): void {
  paper.space(20);
  paper.write(text, { ...SHEET_LOOKS.heading, color: GREEN }, SHEET_COLUMN, 'H2');
  paper.space(5);
  paper.rule(SHEET_COLUMN.x, paper.y, SHEET_COLUMN.width, 0.6, GREEN);
}

function writeLine(paper: Paper, [label, value]: ReceiptLine): void {
  const look: Look = { ...SHEET_LOOKS.text, leading: 1.25 };
  paper.space(4);
  paper.keepTogether(paper.heightOf(value, look, VALUES));
  const y = paper.y - look.size * 1.25;
  paper.place(label, { ...look, color: GRAY }, { ...LABELS, y });
  paper.write(value, look, VALUES);
  paper.space(4.5);
  paper.rule(SHEET_COLUMN.x, paper.y, SHEET_COLUMN.width, 0.3, GRAY);
}

function writeAmount(paper: Paper, [label, value]: ReceiptLine, isTotal: boolean): void {
  const look: Look = {
    face: isTotal ? 'strong' : 'text',
    size: isTotal ? 12 : 10.5,
    leading: 1.25,
  };
  paper.space(4);
  const y = paper.y - look.size * 1.25;
  paper.place(label, { ...look, ...(!isTotal && { color: GRAY }) }, { ...LABELS, y });
  paper.write(value, look, { ...SHEET_COLUMN, align: 'right' });
  paper.space(4.5);
  paper.rule(
    SHEET_COLUMN.x,
    paper.y,
    SHEET_COLUMN.width,
    isTotal ? 1 : 0.3,
    isTotal ? GREEN : GRAY,
  );
}
