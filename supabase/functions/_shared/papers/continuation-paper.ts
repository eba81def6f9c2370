import { fillForm } from '../../../../src/domain/papers/form-blanks.ts';
import type { ContinuedBond } from '../../../../src/domain/papers/issued-bond.ts';
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
import { gap, stack, text } from './pdf/stack.ts';
import { certificateBlock, officerRow, suretyRow, writeBlock } from './surety-signatures.ts';

/**
 * Make the certificate that continues a bond for another term, as a PDF. It has the bond's number and is filed with the
 * bond.
 */
export async function makeContinuationPaper(bond: ContinuedBond): Promise<Uint8Array> {
  const { title, fixed, continuous, text: body } = SURETY.continuation;
  const words = blankWords(bond);
  const hasEnd = bond.expiryDate !== undefined;
  const paper = await startBondSheet(bond, {
    title: `${title} for bond ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}, from ${words.continuedFrom}`,
  });

  writeHead(paper, bond, title, `${bond.bondName}  \u00b7  ${words.stateInFull}`);
  writeFacts(paper, bond, [
    ...partyFacts(bond),
    ['Surety', SURETY.name],
    ['In force since', words.effectiveDate],
    ['Continued from', words.continuedFrom],
    [hasEnd ? 'New expiry date' : 'Premium paid to', words.continuedTo],
  ]);
  writeAmount(paper, 'Penal sum', words.penalSum, words.penalSumInWords);

  const ofCompanion = companionText(bond, 'continuation');
  for (const paragraph of [hasEnd ? fixed : continuous, ...ofCompanion, ...body]) {
    paper.space(7);
    paper.write(fillForm(paragraph, words), LOOKS.text, TEXT_COLUMN);
  }

  writeExecution(paper, bond);
  return finishBondSheet(paper, bond, 'Continuation certificate for bond', SURETY.isSample);
}

function powerPlaceOf({ powerRider }: ContinuedBond): keyof typeof SURETY.continuation.testimonium {
  return powerRider === undefined ? 'attached' : 'earlier';
}

/** Write the signatures. The sentence above them and the certificate below them stay on their page. */
function writeExecution(paper: Paper, bond: ContinuedBond): void {
  const words = blankWords(bond);
  const { testimonium, certificate } = SURETY.continuation;
  const place = powerPlaceOf(bond);
  const day = words.issueDate;
  const signature = officerRow(paper, { officer: SURETY.secretary, title: 'secretary', day });
  const certified = fillForm(certificate[place], words);
  paper.space(7);
  writeBlock(
    paper,
    stack([
      text(paper, fillForm(testimonium[place], words), LOOKS.text, TEXT_COLUMN.width),
      gap(14),
      suretyRow(paper),
      gap(8),
      certificateBlock(paper, 'Certificate of the secretary', certified, signature),
    ]),
  );
}
