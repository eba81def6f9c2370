import { fillForm } from '../../../../src/domain/papers/bond-form.ts';
import { powerPlace, type RiderBond } from '../../../../src/domain/papers/issued-bond.ts';
import {
  finishBondSheet,
  LOOKS,
  placeSignature,
  startBondSheet,
  TEXT_COLUMN,
  writeAmount,
  writeFacts,
  writeHead,
} from './bond-sheet.ts';
import { blankWords } from './bond-words.ts';
import { SURETY } from './paper-words.ts';
import type { Paper } from './pdf/paper.ts';
import { placeSecretary, placeSuretySignatures, signingColumns } from './surety-signatures.ts';

const COLUMNS = signingColumns(210);

/** Signatures and what the secretary certifies stay on one page. */
const EXECUTION_ROOM = 226;

/** The rider that changes what a bond says, as a PDF: attached to the bond, whose number it has. */
export async function makeRiderPaper(bond: RiderBond): Promise<Uint8Array> {
  const { title, attached, text, testimonium } = SURETY.rider;
  const { number } = bond.rider;
  const words = blankWords(bond);
  const paper = await startBondSheet(bond, {
    title: `${title} No. ${number} to bond ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}, from ${words.issueDate}`,
  });

  writeHead(paper, bond, `${title} No. ${number}`, `${bond.bondName}  ·  State of ${words.state}`);
  writeFacts(paper, bond, [
    ['Principal', bond.principal],
    ['Obligee', bond.obligee],
    ['Surety', SURETY.name],
    ['Date of the bond', words.bondDate],
    ['Effective date', words.issueDate],
  ]);
  if (bond.rider.change.kind === 'amount-change') {
    writeAmount(paper, 'Penal sum', words.penalSum, words.penalSumInWords);
  }

  for (const paragraph of [attached, changeText(bond), ...text, testimonium[powerPlace(bond)]]) {
    paper.space(4);
    paper.write(fillForm(paragraph, words), LOOKS.text, TEXT_COLUMN);
  }

  writeExecution(paper, bond);
  return finishBondSheet(paper, bond, `${title} No. ${number} to bond`, SURETY.isSample);
}

function changeText({ rider: { change } }: RiderBond): string {
  const { name, address, firstAddress, amount } = SURETY.rider.change;
  if (change.kind === 'name-change') return name;
  if (change.kind === 'amount-change') return amount;

  return change.from ? address : firstAddress;
}

function writeExecution(paper: Paper, bond: RiderBond): void {
  const { change } = bond.rider;
  const words = blankWords(bond);
  paper.keepTogether(EXECUTION_ROOM);
  const top = paper.y - 34;
  placeSuretySignatures(paper, COLUMNS, top);

  const second = top - 53;
  const principal = change.kind === 'name-change' ? change.to : bond.principal;
  const signed = placeSignature(paper, { ...COLUMNS.left, y: second }, [
    principal,
    'Signature of principal (seal)',
  ]);
  placeSignature(paper, { ...COLUMNS.right, y: second }, [
    'Name and title of who signs for a company',
  ]);

  paper.y = signed - 10;
  paper.write('Certificate of the secretary', LOOKS.heading, TEXT_COLUMN, 'H2');
  paper.space(2);
  const certificate = SURETY.rider.certificate[powerPlace(bond)];
  paper.write(fillForm(certificate, words), LOOKS.text, TEXT_COLUMN);
  placeSecretary(paper, COLUMNS, paper.y - 28, words.issueDate);
}
