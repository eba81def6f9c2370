import { companionOf } from '../../../../src/domain/bonds/companion.ts';
import { type PrincipalKind, withKinds } from '../../../../src/domain/bonds/principals.ts';
import { fillForm } from '../../../../src/domain/papers/form-blanks.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { principalAcknowledgment, suretyAcknowledgment } from './acknowledgment.ts';
import { attestationBlock } from './attestation.ts';
import { LOOKS, TEXT_COLUMN } from './bond-sheet.ts';
import { blankWords, formOf } from './bond-words.ts';
import { AGENCY, LICENSES, SURETY } from './paper-words.ts';
import type { Column, Look, Paper } from './pdf/paper.ts';
import { beside, gap, stack, text, writeGrid, type Block } from './pdf/stack.ts';
import { signatureBlock, SIGNING_ROOM } from './signature-block.ts';
import { SEAL_SIZE, sealBlock, writeBlock } from './surety-signatures.ts';

const GUTTER = 24;
const HALF = (TEXT_COLUMN.width - GUTTER) / 2;
const COLUMNS: readonly [Column, Column] = [
  { x: TEXT_COLUMN.x, width: HALF },
  { x: TEXT_COLUMN.x + HALF + GUTTER, width: HALF },
];
const HEADING: Look = { face: 'display', size: 16 };
const PARTIES: Look = { face: 'text', size: 10 };

/**
 * Write the signatures of all principals and the surety, their acknowledgments and the block for the
 * court or agency.
 */
export function writeExecution(paper: Paper, bond: IssuedBond): void {
  const words = blankWords(bond);
  const principals = withKinds(bond);
  const signers = principals.map((principal, index) =>
    principalBlock(paper, bond, { ...principal, index }),
  );
  const blocks = [...signers, suretyBlock(paper, bond)];
  // Two bonds of one number are told apart by their names.
  const executed = companionOf(bond.matter) ? bond.bondName.toLowerCase() : 'bond';
  const { payee, penalSum: sum } = words;
  const parties = `${bond.principal} to ${payee}, ${sum}`;
  const testimonium = fillForm(SURETY.testimonium, words);
  const room =
    paper.heightOf(parties, PARTIES, TEXT_COLUMN) +
    paper.heightOf(testimonium, LOOKS.text, TEXT_COLUMN) +
    Math.max(...blocks.slice(0, 2).map(({ height }) => height));
  startExecution(paper, OPENING_ROOM + room);
  paper.write(`Execution of ${executed} ${bond.number}`, HEADING, TEXT_COLUMN, 'H2');
  paper.write(parties, PARTIES, TEXT_COLUMN);
  paper.space(6);
  paper.write(testimonium, LOOKS.text, TEXT_COLUMN);
  paper.space(12);
  writeGrid(paper, COLUMNS, blocks, { space: 14 });

  const notaries = principals.map(({ name, kind }, index) =>
    principalAcknowledgment(paper, bond, {
      title: nameOf('Acknowledgment of principal', bond, index),
      signer: name,
      kind,
      width: HALF,
    }),
  );
  const ofSurety = suretyAcknowledgment(paper, bond, HALF);
  const attestation = attestationBlock(paper, formOf(bond), words);
  writeGrid(paper, COLUMNS, [...notaries, ofSurety], {
    space: 14,
    after: attestation?.height ?? 0,
  });
  if (attestation !== undefined) writeBlock(paper, attestation);
}

/** Height of the heading and the space between the texts before the signatures. */
const OPENING_ROOM = 50;

/** Continue below the bond's text if the opening and the first signatures fit there, otherwise on a new page. */
function startExecution(paper: Paper, room: number): void {
  const below = 22;
  const hasRoom = paper.y - below - room >= paper.settings.margins.bottom;
  if (hasRoom) paper.space(below);
  else paper.addPage();
}

function nameOf(title: string, { principals }: IssuedBond, index: number): string {
  return principals.length === 1 ? title : `${title} ${index + 1}`;
}

function principalBlock(
  paper: Paper,
  bond: IssuedBond,
  { name, kind, index }: { name: string; kind: PrincipalKind; index: number },
): Block {
  const heading = text(paper, nameOf('Principal', bond, index), LOOKS.heading, HALF);
  if (kind === 'person') {
    const signature = signatureBlock(paper, HALF, [name, 'Signature of principal (seal)']);

    return stack([heading, gap(SIGNING_ROOM), signature, ...dateLine(paper)]);
  }

  return stack([
    heading,
    text(paper, name, { ...LOOKS.text, face: 'strong' }, HALF),
    gap(SIGNING_ROOM),
    signatureBlock(paper, HALF, ['Signature of principal (seal)']),
    gap(24),
    signatureBlock(paper, HALF, ['Name and title of who signs for a company']),
    ...dateLine(paper),
  ]);
}

function dateLine(paper: Paper): Block[] {
  return [gap(22), signatureBlock(paper, 128, ['Date'])];
}

function suretyBlock(paper: Paper, { stateCode }: IssuedBond): Block {
  const license = LICENSES[stateCode];
  const signed = `${SURETY.attorneyInFact}, attorney-in-fact`;
  const countersigned = signatureBlock(paper, HALF - SEAL_SIZE - 8, [
    'Countersigned, licensed agent',
    AGENCY.legalName,
    ...(license ? [`License ${license.number}`] : []),
  ]);

  return stack([
    text(paper, 'Surety', LOOKS.heading, HALF),
    text(paper, SURETY.name, { ...LOOKS.text, face: 'strong' }, HALF),
    text(paper, SURETY.address, LOOKS.small, HALF),
    gap(SIGNING_ROOM - 6),
    signatureBlock(paper, HALF, [signed], SURETY.attorneyInFact),
    gap(8),
    beside([
      [0, stack([gap(34), countersigned])],
      [HALF - SEAL_SIZE, sealBlock(paper)],
    ]),
  ]);
}
