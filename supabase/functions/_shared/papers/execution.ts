import { companionOf } from '../../../../src/domain/bonds/companion.ts';
import { bindsAPerson } from '../../../../src/domain/bonds/principals.ts';
import { fillForm } from '../../../../src/domain/papers/form-blanks.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { attestationBlock } from './attestation.ts';
import { LOOKS, TEXT_COLUMN } from './bond-sheet.ts';
import { blankWords, formOf } from './bond-words.ts';
import { AGENCY, LICENSES, SURETY } from './paper-words.ts';
import type { Column, Look, Paper } from './pdf/paper.ts';
import { beside, gap, line, stack, text, writeGrid, type Block } from './pdf/stack.ts';
import { signatureBlock, SIGNING_ROOM } from './signature-block.ts';
import { SEAL_SIZE, sealBlock, writeBlock } from './surety-signatures.ts';

const GUTTER = 24;
const HALF = (TEXT_COLUMN.width - GUTTER) / 2;
const COLUMNS: readonly [Column, Column] = [
  { x: TEXT_COLUMN.x, width: HALF },
  { x: TEXT_COLUMN.x + HALF + GUTTER, width: HALF },
];
const NOTARY_TEXT: Look = { ...LOOKS.small, size: 9, leading: 1.34, emphasis: 'text' };

/**
 * Write the signatures of all principals and the surety, their acknowledgments and the block for the
 * court or agency.
 */
export function writeExecution(paper: Paper, bond: IssuedBond): void {
  const words = blankWords(bond);
  const signers = bond.principals.map((name, index) => principalBlock(paper, bond, name, index));
  const blocks = [...signers, suretyBlock(paper, bond)];
  startExecution(paper, Math.max(...blocks.slice(0, 2).map(({ height }) => height)));
  // Two bonds of one number are told apart by their names.
  const executed = companionOf(bond.matter) ? bond.bondName.toLowerCase() : 'bond';
  paper.write(
    `Execution of ${executed} ${bond.number}`,
    { face: 'display', size: 16 },
    TEXT_COLUMN,
    'H2',
  );
  const { payee, penalSum: sum } = words;
  const parties = `${bond.principal} to ${payee}, ${sum}`;
  paper.write(parties, { face: 'text', size: 10 }, TEXT_COLUMN);
  paper.space(6);
  paper.write(fillForm(SURETY.testimonium, words), LOOKS.text, TEXT_COLUMN);
  paper.space(12);
  writeGrid(paper, COLUMNS, blocks, { space: 14 });

  const notaries = bond.principals.map((name, index) =>
    acknowledgmentBlock(paper, bond, nameOf('Acknowledgment of principal', bond, index), name),
  );
  const ofSurety = acknowledgmentBlock(paper, bond, 'Acknowledgment of surety');
  const attestation = attestationBlock(paper, formOf(bond), words);
  writeGrid(paper, COLUMNS, [...notaries, ofSurety], {
    space: 14,
    after: attestation?.height ?? 0,
  });
  if (attestation !== undefined) writeBlock(paper, attestation);
}

/** Height of the heading and the text before the signatures. */
const OPENING_ROOM = 90;

/** Continue below the bond's text if the first signatures fit there, otherwise on a new page. */
function startExecution(paper: Paper, signatures: number): void {
  const below = 22;
  const hasRoom = paper.y - below - OPENING_ROOM - signatures >= paper.settings.margins.bottom;
  if (hasRoom) paper.space(below);
  else paper.addPage();
}

function nameOf(title: string, { principals }: IssuedBond, index: number): string {
  return principals.length === 1 ? title : `${title} ${index + 1}`;
}

function principalBlock(paper: Paper, bond: IssuedBond, name: string, index: number): Block {
  const heading = text(paper, nameOf('Principal', bond, index), LOOKS.heading, HALF);
  if (bindsAPerson({ slug: bond.bondType })) {
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

/** The acknowledgment of a principal, or of the surety if no name is given. */
function acknowledgmentBlock(
  paper: Paper,
  bond: IssuedBond,
  title: string,
  signer?: string,
): Block {
  const { principal, company, surety } = SURETY.acknowledgments;
  const ofPrincipal = bindsAPerson({ slug: bond.bondType }) ? principal : company;
  const words = { ...blankWords(bond), signer: signer ?? SURETY.attorneyInFact };
  const certificate = fillForm(signer === undefined ? surety : ofPrincipal, words);

  return stack([
    text(paper, title, LOOKS.heading, HALF),
    gap(6),
    beside([
      [0, venueBlock(paper, 'State of', HALF / 2 - 8)],
      [HALF / 2, venueBlock(paper, 'County of', HALF / 2)],
    ]),
    gap(6),
    text(paper, certificate, NOTARY_TEXT, HALF),
    gap(SIGNING_ROOM),
    beside([
      [0, signatureBlock(paper, 128, ['Notary public (seal)', 'My commission expires:'])],
      [140, signatureBlock(paper, HALF - 140, ['Date'])],
    ]),
  ]);
}

function venueBlock(paper: Paper, label: string, width: number): Block {
  const indent = 42;

  return beside([
    [0, text(paper, label, LOOKS.small, indent)],
    [indent, stack([gap(10), line(paper, width - indent, 0.5)])],
  ]);
}
