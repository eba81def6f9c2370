import { amountInWords } from '../../../../src/domain/papers/amount-in-words.ts';
import { fillForm } from '../../../../src/domain/papers/form-blanks.ts';
import { powerLimit, type IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { stateInFull } from '../../../../src/domain/states/full-name.ts';
import { partyFacts } from './bond-facts.ts';
import {
  finishBondSheet,
  LOOKS,
  startBondSheet,
  TEXT_COLUMN,
  writeAmount,
  writeFacts,
  writeHead,
} from './bond-sheet.ts';
import { blankWords, companionText } from './bond-words.ts';
import { SURETY } from './paper-words.ts';
import type { Paper } from './pdf/paper.ts';
import { beside, gap, stack, text, type Block } from './pdf/stack.ts';
import { signatureBlock } from './signature-block.ts';
import {
  certificateBlock,
  officerRow,
  SEAL_SIZE,
  sealBlock,
  writeBlock,
} from './surety-signatures.ts';

/**
 * Make the power of attorney for a bond or a rider as a PDF: it says who may sign, up to which amount,
 * by which resolution and since when.
 */
export async function makePowerOfAttorneyPaper(bond: IssuedBond): Promise<Uint8Array> {
  const { title, resolution } = SURETY.powerOfAttorney;
  const { text: body } = bond.rider ? SURETY.powerOfAttorney.rider : SURETY.powerOfAttorney;
  const words = blankWords(bond);
  const rider = bond.rider && `rider No. ${bond.rider.number}`;
  const signed = rider ? `${rider} to bond` : 'bond';
  const paper = await startBondSheet(bond, {
    title: `${title} for ${signed} ${bond.number}`,
    subject: `Authority of ${SURETY.attorneyInFact} to sign ${signed} ${bond.number}`,
  });

  const place = rider
    ? `No. ${words.powerNumber}, to be attached to the bond with ${rider}`
    : `No. ${words.powerNumber}, to be attached to the bond it is made for`;
  writeHead(paper, bond, title, place);
  writeFacts(paper, bond, [
    ['Attorney-in-fact', SURETY.attorneyInFact],
    ['NAIC number', SURETY.naicNumber],
    ...partyFacts(bond),
    ['Penal sum', words.penalSum],
    ['Date of the bond', words.bondDate],
    ['Date of this power', words.issueDate],
  ]);
  writeAmount(paper, 'Limit', words.powerLimit, amountInWords(powerLimit(bond)));

  const signing = `Signed and sealed ${words.issueDate}.`;
  for (const paragraph of [
    ...body,
    ...companionText(bond, 'powerOfAttorney'),
    resolution,
    signing,
  ]) {
    paper.space(7);
    paper.write(fillForm(paragraph, words), LOOKS.text, TEXT_COLUMN);
  }
  paper.space(8);
  writeBlock(paper, officers(paper));
  paper.space(10);
  writeBlock(paper, notaryBlock(paper, bond));
  paper.space(14);
  writeBlock(paper, certificate(paper, bond));

  const name = rider ? `Power of attorney, ${rider} to bond` : 'Power of attorney for bond';
  return finishBondSheet(paper, bond, name, SURETY.isSample);
}

const OFFICER_WIDTH = 176;

/** President and secretary sign, with the seal between them and the edge. */
function officers(paper: Paper): Block {
  const { president, secretary } = SURETY;
  const sign = (officer: string, title: string) =>
    stack([
      gap(30),
      signatureBlock(paper, OFFICER_WIDTH, [`${officer}, ${title}`], officer),
      text(paper, SURETY.name, LOOKS.small, OFFICER_WIDTH),
    ]);

  return beside([
    [0, sign(president, 'president')],
    [OFFICER_WIDTH + 14, sign(secretary, 'secretary, attests')],
    [TEXT_COLUMN.width - SEAL_SIZE, sealBlock(paper)],
  ]);
}

function notaryBlock(paper: Paper, bond: IssuedBond): Block {
  const { notary, powerOfAttorney } = SURETY;
  const captions = [
    `${notary.name}, notary public, ${stateInFull(notary.state)}`,
    `My commission expires ${notary.commissionExpires} (seal)`,
  ];
  const venue = `${stateInFull(notary.state)}, County of ${notary.county}`;

  return stack([
    text(paper, 'Acknowledgment of the officers', LOOKS.heading, TEXT_COLUMN.width),
    text(paper, venue, LOOKS.small, TEXT_COLUMN.width),
    gap(2),
    text(
      paper,
      fillForm(powerOfAttorney.acknowledgment, blankWords(bond)),
      LOOKS.text,
      TEXT_COLUMN.width,
    ),
    gap(26),
    signatureBlock(paper, 230, captions, notary.name),
  ]);
}

function certificate(paper: Paper, bond: IssuedBond): Block {
  const words = blankWords(bond);
  const power = bond.rider ? SURETY.powerOfAttorney.rider : SURETY.powerOfAttorney;
  const day = words.issueDate;

  return certificateBlock(
    paper,
    'Certificate of the secretary',
    fillForm(power.certificate, words),
    officerRow(paper, { officer: SURETY.secretary, title: 'secretary', day }),
  );
}
