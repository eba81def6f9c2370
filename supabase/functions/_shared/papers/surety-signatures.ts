import { LOOKS, placeSeal, placeSignature, TEXT_COLUMN } from './bond-sheet.ts';
import { AGENCY, SURETY } from './paper-words.ts';
import type { Column, Paper } from './pdf/paper.ts';

/** Two columns at the sides of a paper, in which it is signed. */
export type SigningColumns = { left: Column; right: Column };

type Place = Column & { y: number };

/** The columns of blocks that are so wide. */
export function signingColumns(width: number): SigningColumns {
  return {
    left: { x: TEXT_COLUMN.x, width },
    right: { x: TEXT_COLUMN.x + TEXT_COLUMN.width - width, width },
  };
}

/** The surety signs by its attorney-in-fact. */
export function placeAttorneyInFact(paper: Paper, place: Place): number {
  return placeSignature(
    paper,
    place,
    [`${SURETY.attorneyInFact}, attorney-in-fact of`, SURETY.name],
    SURETY.attorneyInFact,
  );
}

/** The line on which a licensed agent countersigns, with room for the seal beside it. */
export function placeCountersignature(paper: Paper, { width, ...place }: Place): number {
  return placeSignature(paper, { ...place, width: width - 92 }, [
    'Countersigned, licensed agent',
    AGENCY.legalName,
  ]);
}

/** All signatures of the surety side by side, with its seal. */
export function placeSuretySignatures(
  paper: Paper,
  { left, right }: SigningColumns,
  y: number,
): void {
  placeAttorneyInFact(paper, { ...left, y });
  placeCountersignature(paper, { ...right, y });
  placeSeal(paper, right.x + right.width - 42, y - 4);
}

/** The secretary signs what stands above, on a day. */
export function placeSecretary(
  paper: Paper,
  { left, right }: SigningColumns,
  y: number,
  day: string,
): void {
  placeSignature(
    paper,
    { ...left, y },
    [`${SURETY.secretary}, secretary of`, SURETY.name],
    SURETY.secretary,
  );
  placeSignature(paper, { ...right, y }, ['Date']);
  paper.place(day, LOOKS.text, { ...right, y: y + 5 });
}
