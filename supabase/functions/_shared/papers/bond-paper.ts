import { fillForm } from '../../../../src/domain/papers/bond-form.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import {
  finishBondSheet,
  LOOKS,
  placeSeal,
  placeSignature,
  startBondSheet,
  TEXT_COLUMN,
  writeAmount,
  writeFacts,
  writeHead,
  writeNumbered,
} from './bond-sheet.ts';
import { blankWords, formOf } from './bond-words.ts';
import { SURETY } from './paper-words.ts';
import { BLACK, type Column, type Paper } from './pdf/paper.ts';
import { placeAttorneyInFact, placeCountersignature } from './surety-signatures.ts';

const GUTTER = 24;
const HALF = (TEXT_COLUMN.width - GUTTER) / 2;
const LEFT: Column = { x: TEXT_COLUMN.x, width: HALF };
const RIGHT: Column = { x: TEXT_COLUMN.x + HALF + GUTTER, width: HALF };

/** The bond as a PDF: its words on the first page, signatures and acknowledgments on the one that follows. */
export async function makeBondPaper(bond: IssuedBond): Promise<Uint8Array> {
  const form = formOf(bond);
  const words = blankWords(bond);
  const paper = await startBondSheet(bond, {
    title: `${form.title} ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}`,
  });

  writeHead(paper, bond, form.title, `${bond.bondName}  ·  State of ${words.state}`);
  writeFacts(paper, bond, [
    ['Principal', bond.principal],
    ['Obligee', bond.obligee],
    ...(bond.matter === undefined ? [] : [[form.matterLabel, bond.matter] as const]),
    ['Surety', SURETY.name],
    ['Effective date', words.effectiveDate],
    ...(bond.expiryDate === undefined ? [] : [['Expiry date', words.expiryDate] as const]),
  ]);
  writeAmount(paper, 'Penal sum', words.penalSum, words.penalSumInWords);

  const term = bond.expiryDate === undefined ? form.term.continuous : form.term.fixed;
  for (const text of [SURETY.opening, ...form.recitals, form.condition, term]) {
    paper.space(5);
    paper.write(fillForm(text, words), LOOKS.text, TEXT_COLUMN);
  }
  form.provisions.forEach((text, index) => {
    paper.space(4);
    writeNumbered(paper, index + 1, fillForm(text, words));
  });

  writeExecution(paper, bond);
  return finishBondSheet(paper, bond, 'Bond', form.isSample);
}

/** Signatures, acknowledgments and the place for the court or agency, together on one page. */
function writeExecution(paper: Paper, bond: IssuedBond): void {
  const words = blankWords(bond);
  paper.addPage();
  paper.write(`Execution of bond ${bond.number}`, { face: 'display', size: 16 }, TEXT_COLUMN, 'H2');
  paper.write(
    `${bond.principal} to ${bond.obligee}, ${words.penalSum}`,
    { face: 'text', size: 10 },
    TEXT_COLUMN,
  );
  paper.space(6);
  paper.write(fillForm(SURETY.testimonium, words), LOOKS.text, TEXT_COLUMN);

  const top = paper.y - 24;
  const principalEnd = placePrincipal(paper, top, bond);
  const suretyEnd = placeSurety(paper, top);

  const notaries = Math.min(principalEnd, suretyEnd) - 40;
  writeAcknowledgment(paper, LEFT, notaries, 'Acknowledgment of principal', 'principal', bond);
  writeAcknowledgment(paper, RIGHT, notaries, 'Acknowledgment of surety', 'surety', bond);
  paper.y = notaries - 184;
  writeFiling(paper);
}

function placePrincipal(paper: Paper, y: number, { principal }: IssuedBond): number {
  paper.place('Principal', LOOKS.heading, { ...LEFT, y });
  const signed = placeSignature(paper, { ...LEFT, y: y - 42 }, [
    principal,
    'Signature of principal (seal)',
  ]);

  return placeSignature(paper, { ...LEFT, y: Math.min(y - 100, signed - 32) }, [
    'Name and title of who signs for a company',
  ]);
}

function placeSurety(paper: Paper, y: number): number {
  paper.place('Surety', LOOKS.heading, { ...RIGHT, y });
  placeAttorneyInFact(paper, { ...RIGHT, y: y - 42 });
  placeSeal(paper, RIGHT.x + RIGHT.width - 42, y - 108);

  return placeCountersignature(paper, { ...RIGHT, y: y - 100 });
}

function writeAcknowledgment(
  paper: Paper,
  column: Column,
  y: number,
  title: string,
  who: 'principal' | 'surety',
  bond: IssuedBond,
): void {
  paper.place(title, LOOKS.heading, { ...column, y });
  paper.place('State of', LOOKS.small, { ...column, y: y - 20 });
  paper.rule(column.x + 34, y - 21, column.width / 2 - 42, 0.5, BLACK);
  const county = column.x + column.width / 2;
  paper.place('County of', LOOKS.small, { x: county, width: 60, y: y - 20 });
  paper.rule(county + 40, y - 21, column.width / 2 - 40, 0.5, BLACK);

  const text = fillForm(SURETY.acknowledgments[who], blankWords(bond));
  const last = paper.place(
    text,
    { ...LOOKS.small, size: 9, leading: 1.34, emphasis: 'text' },
    { ...column, y: y - 38 },
  );
  placeSignature(paper, { ...column, width: 128, y: last - 40 }, [
    'Notary public (seal)',
    'My commission expires:',
  ]);
  placeSignature(paper, { x: column.x + 140, width: column.width - 140, y: last - 40 }, ['Date']);
}

/** Room for a stamp, as clerks ask for it. */
function writeFiling(paper: Paper): void {
  const height = 132;
  const gap = 12;
  paper.keepTogether(height + gap);
  const y = paper.y - gap;
  paper.structure.artifact.on(paper.page, () => {
    paper.page.drawRectangle({
      ...{ x: TEXT_COLUMN.x, y: y - height, width: TEXT_COLUMN.width, height },
      ...{ borderColor: BLACK, borderWidth: 0.7 },
    });
  });
  const inside: Column = { x: TEXT_COLUMN.x + 10, width: HALF - 20 };
  paper.place('For the court or agency', LOOKS.heading, { ...inside, y: y - 16 });
  placeSignature(paper, { ...inside, y: y - 52 }, ['Approved by']);
  placeSignature(paper, { ...inside, y: y - 92 }, ['Date approved and filed']);
  paper.place('Room for the stamp', LOOKS.label, {
    ...{ x: RIGHT.x, width: RIGHT.width - 10, align: 'right', y: y - 15 },
  });
}
