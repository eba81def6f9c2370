import { amountInWords } from '../../../../src/domain/papers/amount-in-words.ts';
import { fillForm } from '../../../../src/domain/papers/bond-form.ts';
import { powerLimit, type IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
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
} from './bond-sheet.ts';
import { blankWords } from './bond-words.ts';
import { SURETY } from './paper-words.ts';
import { placeSecretary, signingColumns } from './surety-signatures.ts';

const COLUMNS = signingColumns(196);
/** The certificate and its signature stay on one page. */
const CERTIFICATE_ROOM = 128;

/** The power of attorney that goes with a bond or a rider, as a PDF: who may sign it, up to what, and since when. */
export async function makePowerOfAttorneyPaper(bond: IssuedBond): Promise<Uint8Array> {
  const { title, resolution } = SURETY.powerOfAttorney;
  const { text, certificate } = bond.rider ? SURETY.powerOfAttorney.rider : SURETY.powerOfAttorney;
  const words = blankWords(bond);
  const rider = bond.rider && `rider No. ${bond.rider.number}`;
  const signed = rider ? `${rider} to bond` : 'bond';
  const paper = await startBondSheet(bond, {
    title: `${title} for ${signed} ${bond.number}`,
    subject: `Authority of ${SURETY.attorneyInFact} to sign ${signed} ${bond.number}`,
  });

  const place = rider
    ? `to be attached to the bond with ${rider}`
    : 'to be attached to the bond it is made for';
  writeHead(paper, bond, title, place);
  writeFacts(paper, bond, [
    ['Attorney-in-fact', SURETY.attorneyInFact],
    ['Principal', bond.principal],
    ['Obligee', bond.obligee],
    ['Penal sum', words.penalSum],
    ['Date of the bond', words.bondDate],
    ['Date of this power', words.issueDate],
  ]);
  writeAmount(paper, 'Limit', words.powerLimit, amountInWords(powerLimit(bond)));

  for (const paragraph of [...text, resolution]) {
    paper.space(7);
    paper.write(fillForm(paragraph, words), LOOKS.text, TEXT_COLUMN);
  }
  paper.space(7);
  paper.write(`Signed and sealed ${words.issueDate}.`, LOOKS.text, TEXT_COLUMN);

  const top = paper.y - 37;
  placeSignature(
    paper,
    { ...COLUMNS.left, y: top },
    [`${SURETY.president}, president of`, SURETY.name],
    SURETY.president,
  );
  placeSeal(paper, COLUMNS.right.x + COLUMNS.right.width - 44, top - 4);

  paper.y = top - 48;
  paper.keepTogether(CERTIFICATE_ROOM);
  paper.write('Certificate', LOOKS.heading, TEXT_COLUMN, 'H2');
  paper.space(3);
  paper.write(fillForm(certificate, words), LOOKS.text, TEXT_COLUMN);
  placeSecretary(paper, COLUMNS, paper.y - 40, words.issueDate);

  const name = rider ? `Power of attorney, ${rider} to bond` : 'Power of attorney';
  return finishBondSheet(paper, bond, name, SURETY.isSample);
}
