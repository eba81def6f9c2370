import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { AGENCY, SURETY } from './paper-words.ts';
import { drawBorder, drawCartouche, drawSeal } from './pdf/engraving.ts';
import {
  BLACK,
  GRAY,
  GREEN,
  PAGE,
  Paper,
  type Column,
  type Look,
  type Words,
} from './pdf/paper.ts';
import { drawQrCode } from './pdf/qr-code.ts';
import { givenText, paperMoment, refuseUnprintable } from './bond-words.ts';

/** The text of engraved papers: an inch from both sides, where holes are punched and papers are bound. */
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

/** Printed at the foot of papers whose words no counsel has approved. */
const SAMPLE_NOTE =
  'Sample wording. It has not been approved by counsel and binds nobody until it is.';

/** Start a paper of a bond, on engraved sheets. */
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

/** The head of a paper's first page: the surety, what the paper is, its number and how to verify it. */
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

/** Facts of the bond one below the other, beside the code that verifies it. */
export function writeFacts(
  paper: Paper,
  bond: IssuedBond,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  paper.space(12);
  const top = paper.y;
  const labels: Column = { x: TEXT_COLUMN.x, width: 84 };
  const values: Column = { x: TEXT_COLUMN.x + 88, width: TEXT_COLUMN.width - 88 - QR_SIZE - 12 };

  for (const [label, value] of facts) {
    const element = `${label}:`;
    paper.place(element, LOOKS.label, { ...labels, y: paper.y - 13 });
    paper.write(value, LOOKS.value, values);
    paper.space(3.4);
  }

  const codeX = TEXT_COLUMN.x + TEXT_COLUMN.width - QR_SIZE;
  drawQrCode(paper, bond.verifyUrl, { x: codeX, y: top - QR_SIZE, size: QR_SIZE });
  paper.place('Scan to verify this bond', LOOKS.label, {
    ...{ x: codeX - 12, width: QR_SIZE + 24, align: 'center', y: top - QR_SIZE - 7 },
  });
  paper.y = Math.min(paper.y, top - QR_SIZE - 10);
}

/** A numbered sentence whose lines stand beside its number. */
export function writeNumbered(paper: Paper, number: number, words: Words): void {
  const indent = 16;
  const column: Column = { x: TEXT_COLUMN.x + indent, width: TEXT_COLUMN.width - indent };
  paper.keepTogether(paper.heightOf(words, LOOKS.text, column));
  const y = paper.y - LOOKS.text.size * LOOKS.text.leading;
  paper.place(`${number}.`, LOOKS.text, { ...TEXT_COLUMN, width: indent, y });
  paper.write(words, LOOKS.text, column);
}

/** An amount in figures and words, over a weave. */
export function writeAmount(paper: Paper, label: string, figures: string, words: string): void {
  const height = 40;
  paper.space(8);
  const bottom = paper.y - height;
  const column: Column = { ...TEXT_COLUMN, align: 'center' };
  drawCartouche(paper, { ...TEXT_COLUMN, y: bottom, height });
  paper.rule(TEXT_COLUMN.x, paper.y, TEXT_COLUMN.width, 0.6, GREEN);
  paper.rule(TEXT_COLUMN.x, bottom, TEXT_COLUMN.width, 0.6, GREEN);
  paper.place(`${label}  ${figures}`, { face: 'display', size: 17 }, { ...column, y: bottom + 21 });
  paper.place(words, { face: 'text', size: 10.5 }, { ...column, y: bottom + 7 });
  paper.y = bottom - 4;
}

/**
 * A line to sign on, with what stands below it and, where somebody signed electronically, that. Answers where the
 * next thing below it may begin.
 */
export function placeSignature(
  paper: Paper,
  column: Column & { y: number },
  below: readonly string[],
  signedBy?: string,
): number {
  const { x, width, y } = column;
  if (signedBy !== undefined) {
    paper.place(`/s/ ${signedBy}`, LOOKS.signature, { x: x + 4, width, y: y + 5 });
  }
  paper.rule(x, y, width, 0.7, BLACK);

  return below.reduce(
    (last, text) => paper.place(text, LOOKS.small, { x, width, y: last - 10.5 }),
    y - 0.5,
  );
}

/** The seal of the surety around a point, with its words. */
export function placeSeal(paper: Paper, x: number, y: number): void {
  drawSeal(paper, x, y, 38);
  const column: Column = { x: x - 24, width: 48, align: 'center' };
  const look: Look = { face: 'strong', size: 6.6, color: GREEN, leading: 1.15 };
  paper.place('CORPORATE', look, { ...column, y: y + 5 });
  paper.place('SEAL', look, { ...column, y: y - 3.5 });
  if (SURETY.isSample) paper.place('sample', look, { ...column, y: y - 12 });
}

/** At the foot of every page: which paper it is, how many pages there are, and where to ask. */
export function finishBondSheet(
  paper: Paper,
  bond: IssuedBond,
  name: string,
  isSample: boolean,
): Promise<Uint8Array> {
  const pages = paper.document.getPages();
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
    paper.place(`Verify at ${bond.verifyUrl}`, look, { ...foot, y: 64 });
    if (isSample || SURETY.isSample) {
      paper.place(SAMPLE_NOTE, { ...LOOKS.label, face: 'strong' }, { ...foot, y: 53.5 });
    }
  });

  return paper.finish();
}
