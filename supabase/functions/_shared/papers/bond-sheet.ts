import { verifyWords } from '../../../../src/domain/bonds/verify-code.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { AGENCY, SURETY } from './paper-words.ts';
import { CARTOUCHE, drawBorder, drawCartouche, drawSeal } from './pdf/engraving.ts';
import { PAGE } from './pdf/page-size.ts';
import { BLACK, GRAY, GREEN, Paper, type Column, type Look, type Words } from './pdf/paper.ts';
import { drawQrCode } from './pdf/qr-code.ts';
import { givenText, paperMoment, refuseUnprintable, SAMPLE_NOTE } from './bond-words.ts';

/** The text column of engraved papers. It leaves an inch on both sides for punched holes and binding. */
export const TEXT_COLUMN: Column = { x: 74, width: PAGE.width - 148 };

export const LOOKS = {
  title: { face: 'display', size: 25, leading: 1.1 },
  heading: { face: 'strong', size: 10.5 },
  text: { face: 'text', size: 10, leading: 1.36 },
  label: { face: 'text', size: 8, color: GRAY, leading: 1.25 },
  value: { face: 'strong', size: 10.5, leading: 1.25 },
  small: { face: 'text', size: 8, leading: 1.3 },
  signature: { face: 'display', size: 13 },
} as const satisfies Record<string, Look>;

const QR_SIZE = 84;

/** Start a paper of a bond with engraved pages. Throws if the paper cannot print a name. */
export function startBondSheet(
  bond: IssuedBond,
  { title, subject }: { title: string; subject: string },
): Promise<Paper> {
  refuseUnprintable(bond);

  return Paper.start({
    title,
    subject,
    author: AGENCY.legalName,
    date: paperMoment(bond),
    letters: givenText(bond),
    margins: { top: 62, bottom: 90 },
    decorate: drawBorder,
  });
}

/** Write the head of a paper's first page: the surety, the title and the bond number. */
export function writeHead(paper: Paper, bond: IssuedBond, title: string, subtitle: string): void {
  const center: Column = { ...TEXT_COLUMN, align: 'center' };
  paper.write(
    SURETY.name.toUpperCase(),
    { face: 'strong', size: 9.5, tracking: 0.7, color: GREEN },
    center,
  );
  paper.write(
    `${SURETY.address}  ·  NAIC ${SURETY.naicNumber}  ·  a corporation of ${SURETY.stateOfIncorporation}`,
    LOOKS.label,
    center,
  );
  paper.space(10);
  paper.write(title, LOOKS.title, center, 'H1');
  paper.space(2);
  paper.write(subtitle, { face: 'text', size: 11.5 }, center);
  paper.space(4);
  paper.write(`Bond number ${bond.number}`, { face: 'strong', size: 11.5 }, center);
}

/** Space below a fact. */
const FACT_GAP = 2.4;

/**
 * Write facts of the bond as a list, beside the QR code that verifies it. A fact stays on one page with its label. A list
 * that is longer than its page goes on at the top of the next one.
 */
export function writeFacts(
  paper: Paper,
  bond: IssuedBond,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  paper.space(12);
  const { page: firstPage, y: top } = paper;
  const labels: Column = { x: TEXT_COLUMN.x, width: 84 };
  const values: Column = { x: TEXT_COLUMN.x + 88, width: TEXT_COLUMN.width - 88 - QR_SIZE - 12 };

  for (const [label, value] of facts) {
    paper.keepTogether(paper.heightOf(value, LOOKS.value, values));
    const element = `${label}:`;
    const lastOfLabel = paper.place(element, LOOKS.label, { ...labels, y: paper.y - 13 });
    paper.write(value, LOOKS.value, values);
    paper.y = Math.min(paper.y, lastOfLabel) - FACT_GAP;
  }

  const { page: lastPage } = paper;
  paper.page = firstPage;
  placeCode(paper, bond, top);
  paper.page = lastPage;
  if (lastPage === firstPage) paper.y = Math.min(paper.y, top - QR_SIZE - 10);
}

/** Place the QR code that verifies the bond at the right of the text column. */
function placeCode(paper: Paper, { verifyUrl }: IssuedBond, top: number): void {
  const x = TEXT_COLUMN.x + TEXT_COLUMN.width - QR_SIZE;
  drawQrCode(paper, verifyUrl, { x, y: top - QR_SIZE, size: QR_SIZE });
  paper.place('Scan to verify this bond', LOOKS.label, {
    x: x - 12,
    width: QR_SIZE + 24,
    align: 'center',
    y: top - QR_SIZE - 7,
  });
}

/** Write a numbered sentence with hanging indentation. */
export function writeNumbered(paper: Paper, number: number, words: Words): void {
  const indent = 16;
  const column: Column = { x: TEXT_COLUMN.x + indent, width: TEXT_COLUMN.width - indent };
  paper.keepTogether(paper.heightOf(words, LOOKS.text, column));
  const y = paper.y - LOOKS.text.size * LOOKS.text.leading;
  paper.place(`${number}.`, LOOKS.text, { ...TEXT_COLUMN, width: indent, y });
  paper.write(words, LOOKS.text, column);
}

/** Write an amount in figures and words over an engraved pattern. Words too long for one line are printed smaller. */
export function writeAmount(paper: Paper, label: string, figures: string, words: string): void {
  paper.space(8);
  paper.keepTogether(CARTOUCHE.height);
  const bottom = paper.y - CARTOUCHE.height;
  const column: Column = { ...TEXT_COLUMN, align: 'center' };
  drawCartouche(paper, TEXT_COLUMN.x, bottom);
  paper.rule(TEXT_COLUMN.x, paper.y, TEXT_COLUMN.width, 0.6, GREEN);
  paper.rule(TEXT_COLUMN.x, bottom, TEXT_COLUMN.width, 0.6, GREEN);
  paper.place(`${label}  ${figures}`, { face: 'display', size: 17 }, { ...column, y: bottom + 21 });
  paper.place(words, onOneLine(paper, words, AMOUNT_WORDS), { ...column, y: bottom + 7 });
  paper.y = bottom - 4;
}

const AMOUNT_WORDS: Look = { face: 'text', size: 10.5 };

/** The look of a text that has one line of the text column, smaller if the text is longer. */
function onOneLine({ fonts }: Paper, words: string, look: Look): Look {
  const width = fonts.widthOf(words, look.face, look.size);

  return width <= TEXT_COLUMN.width
    ? look
    : { ...look, size: Math.floor((look.size * 10 * TEXT_COLUMN.width) / width) / 10 };
}

/** Place the surety's seal around a point, with its text. */
export function placeSeal(paper: Paper, x: number, y: number): void {
  drawSeal(paper, x, y);
  const column: Column = { x: x - 24, width: 48, align: 'center' };
  const look: Look = { face: 'strong', size: 6.6, color: GREEN, leading: 1.15 };
  paper.place('CORPORATE', look, { ...column, y: y + 5 });
  paper.place('SEAL', look, { ...column, y: y - 3.5 });
  if (SURETY.isSample) paper.place('sample', look, { ...column, y: y - 12 });
}

/** Write the footer of every page with the paper's name, the page count and our contact, and return the PDF. */
export function finishBondSheet(
  paper: Paper,
  bond: IssuedBond,
  name: string,
  isSample: boolean,
): Promise<Uint8Array> {
  const pages = paper.document.getPages();
  const verify = verifyWords(bond.verifyUrl);
  const foot: Column = { ...TEXT_COLUMN, align: 'center' };
  pages.forEach((page, index) => {
    paper.page = page;
    const where = `${name} ${bond.number}  ·  page ${index + 1} of ${pages.length}`;
    paper.rule(TEXT_COLUMN.x, 85, TEXT_COLUMN.width, 0.4, GREEN);
    const look = { ...LOOKS.label, color: BLACK };
    paper.place(
      `${where}  ·  ${AGENCY.legalName}, ${AGENCY.phone}`,
      look,
      { ...foot, y: 74.5 },
      paper.structure.artifact,
    );
    paper.place(`Verify at ${verify.page}  ·  code ${verify.code}`, look, { ...foot, y: 64 });
    if (isSample || SURETY.isSample) {
      paper.place(SAMPLE_NOTE, { ...LOOKS.label, face: 'strong' }, { ...foot, y: 53.5 });
    }
  });

  return paper.finish();
}
