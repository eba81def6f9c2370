/** Who signed since the board was loaded before. */
import type { BoardRow } from './board.ts';

type SigningRow = Pick<BoardRow, 'id' | 'title' | 'signing'>;

/** News of the board: the title of a matter and what happened. */
export type SignatureNews = { matterId: string; title: string; words: string };

/** The matters with more signatures than before. A matter that was not there before is no news. */
export function newSignatures(
  before: readonly SigningRow[],
  after: readonly SigningRow[],
): SignatureNews[] {
  const known = new Map(before.map((row) => [row.id, signaturesOf(row)]));

  return after.flatMap((row): SignatureNews[] => {
    const signed = signaturesOf(row);
    const invited = row.signing?.length ?? 0;
    if (signed <= (known.get(row.id) ?? Infinity)) return [];

    const words = invited === 1 ? 'Client signed' : `${signed} of ${invited} people signed`;

    return [{ matterId: row.id, title: row.title, words }];
  });
}

function signaturesOf({ signing = [] }: SigningRow): number {
  return signing.filter((state) => state === 'signed').length;
}
