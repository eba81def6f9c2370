import {
  receiptAmounts,
  receiptFacts,
  receiptLead,
  receiptParties,
  receiptPaymentNote,
  receiptRecipients,
  type ApplicationReceipt,
  type ReceiptLine,
  type ReceiptParties,
} from '../../../../src/domain/papers/application-receipt.ts';
import { AGENCY, LICENSES, SURETY, TERMS } from './paper-words.ts';
import { finishPlainSheet, SHEET_COLUMN, SHEET_LOOKS, startPlainSheet } from './plain-sheet.ts';
import { GRAY, GREEN, type Column, type Look, type Paper } from './pdf/paper.ts';

const LABELS: Column = { x: SHEET_COLUMN.x, width: 130 };
const VALUES: Column = { x: SHEET_COLUMN.x + 136, width: SHEET_COLUMN.width - 136 };
/** The names of charges, such as a tax with its rate, are longer than labels. Amounts leave them this much room. */
const CHARGES: Column = { x: SHEET_COLUMN.x, width: SHEET_COLUMN.width - 90 };
/** Height that must be left below a heading for its first rows. */
const HEADING_ROOM = 70;
/** Space above and below the text of a row, so that an ordinary receipt is one page. */
const ROW_GAP = 1.7;
const NOT_A_BOND =
  'This receipt is not a bond and proves no coverage. Only the issued and signed bond does, from its effective date.';

/** Make the receipt of an application as a PDF. Equal receipts give equal bytes. */
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
    `${receiptLead(receipt)}. Keep this receipt and give its number when you call.`,
    { ...SHEET_LOOKS.text, color: GRAY },
    SHEET_COLUMN,
  );

  writeHeading(paper, 'Application');
  for (const line of receiptFacts(receipt)) writeLine(paper, line);
  const parties = partiesOf(receipt);
  for (const line of receiptParties(parties)) writeLine(paper, line);

  writeHeading(paper, 'Payment');
  const amounts = receiptAmounts(receipt);
  amounts.forEach((line, index) => writeAmount(paper, line, index === amounts.length - 1));
  paper.space(8);
  for (const note of [receiptPaymentNote(receipt), receiptRecipients(parties), refundRule()]) {
    paper.write(note, { ...SHEET_LOOKS.text, size: 10, leading: 1.35 }, SHEET_COLUMN);
    paper.space(4);
  }
  paper.space(5);
  paper.write(NOT_A_BOND, SHEET_LOOKS.note, SHEET_COLUMN);

  return finishPlainSheet(paper, title);
}

function partiesOf({ stateCode }: ApplicationReceipt): ReceiptParties {
  return { surety: SURETY.name, agency: AGENCY.legalName, license: LICENSES[stateCode] };
}

/** The refund rule in the words of our terms. */
function refundRule(): string {
  const section = TERMS.sections.find(({ id }) => id === 'cancellation');
  if (section?.plain === undefined) throw new Error('[papers] The terms have no refund rule');

  return `Refunds: ${section.plain} Section "${section.title}" of the terms of use has the rule.`;
}

function writeHeading(paper: Paper, text: string): void {
  paper.space(10);
  paper.keepTogether(HEADING_ROOM);
  paper.write(text, { ...SHEET_LOOKS.heading, color: GREEN }, SHEET_COLUMN, 'H2');
  paper.space(5);
  paper.rule(SHEET_COLUMN.x, paper.y, SHEET_COLUMN.width, 0.6, GREEN);
}

function writeLine(paper: Paper, [label, value]: ReceiptLine): void {
  const look: Look = { ...SHEET_LOOKS.text, leading: 1.25 };
  paper.space(ROW_GAP);
  paper.keepTogether(paper.heightOf(value, look, VALUES));
  const y = paper.y - look.size * 1.25;
  paper.place(label, { ...look, color: GRAY }, { ...LABELS, y });
  paper.write(value, look, VALUES);
  paper.space(ROW_GAP);
  paper.rule(SHEET_COLUMN.x, paper.y, SHEET_COLUMN.width, 0.3, GRAY);
}

function writeAmount(paper: Paper, [label, value]: ReceiptLine, isTotal: boolean): void {
  const look: Look = {
    face: isTotal ? 'strong' : 'text',
    size: isTotal ? 12 : 10.5,
    leading: 1.25,
  };
  paper.space(ROW_GAP);
  paper.keepTogether(look.size * 1.25 + ROW_GAP);
  const y = paper.y - look.size * 1.25;
  paper.place(label, { ...look, ...(!isTotal && { color: GRAY }) }, { ...CHARGES, y });
  paper.write(value, look, { ...SHEET_COLUMN, align: 'right' });
  paper.space(ROW_GAP);
  paper.rule(
    SHEET_COLUMN.x,
    paper.y,
    SHEET_COLUMN.width,
    isTotal ? 1 : 0.3,
    isTotal ? GREEN : GRAY,
  );
}
