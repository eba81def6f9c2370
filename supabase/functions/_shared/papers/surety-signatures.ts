import { LOOKS, placeSeal, TEXT_COLUMN } from './bond-sheet.ts';
import { AGENCY, SURETY } from './paper-words.ts';
import type { Column, Paper } from './pdf/paper.ts';
import { beside, gap, stack, text, type Block } from './pdf/stack.ts';
import { signatureBlock } from './signature-block.ts';

/** Width and height of the seal. */
export const SEAL_SIZE = 80;

/** Height for an electronic signature above its line. */
const SIGNED_ROOM = 26;

/** Two columns for signatures, one at each side of the page. */
export const SIGNING_COLUMNS: readonly [Column, Column] = [
  { x: TEXT_COLUMN.x, width: 210 },
  { x: TEXT_COLUMN.x + TEXT_COLUMN.width - 224, width: 224 },
];

const [LEFT, RIGHT] = SIGNING_COLUMNS;

/** The surety's printed seal. */
export function sealBlock(paper: Paper): Block {
  return {
    height: SEAL_SIZE,
    draw(x, top) {
      placeSeal(paper, x + SEAL_SIZE / 2, top - SEAL_SIZE / 2);
    },
  };
}

/** The signatures of attorney-in-fact and licensed agent with the seal, across the page. */
export function suretyRow(paper: Paper): Block {
  const { attorneyInFact, name } = SURETY;
  const signed = [`${attorneyInFact}, attorney-in-fact of`, name];
  const countersigned = ['Countersigned, licensed agent', AGENCY.legalName];
  const width = RIGHT.width - SEAL_SIZE - 10;

  return beside([
    [0, stack([gap(SIGNED_ROOM), signatureBlock(paper, LEFT.width, signed, attorneyInFact)])],
    [RIGHT.x - LEFT.x, stack([gap(SIGNED_ROOM), signatureBlock(paper, width, countersigned)])],
    [RIGHT.x - LEFT.x + RIGHT.width - SEAL_SIZE, sealBlock(paper)],
  ]);
}

/** The signature of an officer of the surety with the day, across the page. */
export function officerRow(
  paper: Paper,
  { officer, title, day }: { officer: string; title: string; day: string },
): Block {
  const captions = [`${officer}, ${title} of`, SURETY.name];

  return beside([
    [0, stack([gap(SIGNED_ROOM), signatureBlock(paper, LEFT.width, captions, officer)])],
    [
      RIGHT.x - LEFT.x,
      stack([
        gap(SIGNED_ROOM - 16),
        text(paper, day, LOOKS.text, RIGHT.width),
        gap(16 - LOOKS.text.size * LOOKS.text.leading),
        signatureBlock(paper, RIGHT.width, ['Date']),
      ]),
    ],
  ]);
}

/** A heading, a sentence and an officer's signature, which stay on one page. */
export function certificateBlock(
  paper: Paper,
  heading: string,
  words: Parameters<typeof text>[1],
  signature: Block,
): Block {
  return stack([
    text(paper, heading, LOOKS.heading, TEXT_COLUMN.width),
    gap(2),
    text(paper, words, LOOKS.text, TEXT_COLUMN.width),
    signature,
  ]);
}

/** Write a block across the text column, on a new page if this one has no room for it. */
export function writeBlock(paper: Paper, block: Block): void {
  paper.keepTogether(block.height);
  block.draw(TEXT_COLUMN.x, paper.y);
  paper.space(block.height);
}
