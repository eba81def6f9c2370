import { fillForm } from '../../../../src/domain/papers/bond-form.ts';
import type { ContinuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import {
  finishBondSheet,
  LOOKS,
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
const EXECUTION_ROOM = 190;

/** The certificate that continues a bond for another term, as a PDF: filed with the bond, whose number it has. */
export async function makeContinuationPaper(bond: ContinuedBond): Promise<Uint8Array> {
  const { title, fixed, continuous, text } = SURETY.continuation;
  const words = blankWords(bond);
  const hasEnd = bond.expiryDate !== undefined;
  const paper = await startBondSheet(bond, {
    title: `${title} for bond ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}, from ${words.continuedFrom}`,
  });

  writeHead(paper, bond, title, `${bond.bondName}  \u00b7  State of ${words.state}`);
  writeFacts(paper, bond, [
    ['Principal', bond.principal],
    ['Obligee', bond.obligee],
    ['Surety', SURETY.name],
    ['In force since', words.effectiveDate],
    ['Continued from', words.continuedFrom],
    [hasEnd ? 'New expiry date' : 'Premium paid to', words.continuedTo],
  ]);
  writeAmount(paper, 'Penal sum', words.penalSum, words.penalSumInWords);

  const signing = SURETY.continuation.testimonium[powerPlaceOf(bond)];
  for (const paragraph of [hasEnd ? fixed : continuous, ...text, signing]) {
    paper.space(7);
    paper.write(fillForm(paragraph, words), LOOKS.text, TEXT_COLUMN);
  }

  writeExecution(paper, bond);
  return finishBondSheet(paper, bond, 'Continuation certificate', SURETY.isSample);
}

function powerPlaceOf({ powerRider }: ContinuedBond): keyof typeof SURETY.continuation.testimonium {
  return powerRider === undefined ? 'attached' : 'earlier';
}

function writeExecution(paper: Paper, bond: ContinuedBond): void {
  paper.keepTogether(EXECUTION_ROOM);
  const top = paper.y - 40;
  placeSuretySignatures(paper, COLUMNS, top);

  paper.y = top - 46;
  paper.write('Certificate of the secretary', LOOKS.heading, TEXT_COLUMN, 'H2');
  paper.space(3);
  const words = blankWords(bond);
  const certificate = SURETY.continuation.certificate[powerPlaceOf(bond)];
  paper.write(fillForm(certificate, words), LOOKS.text, TEXT_COLUMN);
  placeSecretary(paper, COLUMNS, paper.y - 34, words.issueDate);
}
