import type { BondSlug } from '../../../../src/domain/bonds/bond-types.ts';
import { bindsAPerson, bindsEither } from '../../../../src/domain/bonds/principals.ts';
import { fillForm } from '../../../../src/domain/papers/form-blanks.ts';
import { powerPlace, type RiderBond } from '../../../../src/domain/papers/issued-bond.ts';
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
import { gap, gridRows, stack, text, type Block } from './pdf/stack.ts';
import { signatureBlock, SIGNING_ROOM } from './signature-block.ts';
import {
  certificateBlock,
  officerRow,
  SIGNING_COLUMNS,
  suretyRow,
  writeBlock,
} from './surety-signatures.ts';

/** Make the rider that changes a bond, as a PDF. It has the bond's number and is attached to the bond. */
export async function makeRiderPaper(bond: RiderBond): Promise<Uint8Array> {
  const { title, attached, text: body } = SURETY.rider;
  const { number } = bond.rider;
  const words = blankWords(bond);
  const paper = await startBondSheet(bond, {
    title: `${title} No. ${number} to bond ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}, from ${words.changeDate}`,
  });

  writeHead(paper, bond, `${title} No. ${number}`, `${bond.bondName}  ·  ${words.stateInFull}`);
  writeFacts(paper, bond, [
    ...partyFacts(bond),
    ['Surety', SURETY.name],
    ['Date of the bond', words.bondDate],
    ['Effective date', words.changeDate],
  ]);
  if (bond.rider.change.kind === 'amount-change') {
    writeAmount(paper, 'Penal sum', words.penalSum, words.penalSumInWords);
  }

  const changes = [attached, changeText(bond), ...companionText(bond, 'rider'), ...body];
  for (const paragraph of changes) {
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

/** Height above the first signature lines: the seal already leaves empty paper above them. */
const ROOM_BELOW_SEAL = 7;

/** Write the signatures. The sentence above them and the certificate below them stay on their page. */
function writeExecution(paper: Paper, bond: RiderBond): void {
  const words = blankWords(bond);
  const { testimonium, certificate } = SURETY.rider;
  const place = powerPlace(bond);
  const signers = bond.principals.map((name, index) =>
    principalSignature(paper, bond, name, index < 2 ? ROOM_BELOW_SEAL : SIGNING_ROOM),
  );
  const day = words.issueDate;
  const signature = officerRow(paper, { officer: SURETY.secretary, title: 'secretary', day });
  const certified = fillForm(certificate[place], words);
  paper.space(4);
  writeBlock(
    paper,
    stack([
      text(paper, fillForm(testimonium[place], words), LOOKS.text, TEXT_COLUMN.width),
      gap(5),
      suretyRow(paper),
      ...gridRows(SIGNING_COLUMNS, signers).flatMap((row) => [row, gap(6)]),
      certificateBlock(paper, 'Certificate of the secretary', certified, signature),
    ]),
  );
}

function principalSignature(
  paper: Paper,
  { bondType }: RiderBond,
  name: string,
  room: number,
): Block {
  const { width } = SIGNING_COLUMNS[0];
  const captions = [name, `Signature of principal (seal)${titleWords(bondType)}`];

  return stack([gap(room), signatureBlock(paper, width, captions)]);
}

/** Whose name and title the line asks for. A rider is made without the application, which says who gives an appeal bond. */
function titleWords(bondType: BondSlug): string {
  const bond = { slug: bondType };
  if (!bindsAPerson(bond)) return ', with name and title of who signs';

  return bindsEither(bond) ? ', with name and title of who signs for a company' : '';
}
