import { wordsIn } from './words.ts';

/** A piece of a text, marked where the search found it. */
export type MarkedPiece = { text: string; isMarked: boolean };

/** A word as it is read, with what hangs together by signs: `BMC-84`, `401(k)`, `$75,000`. */
const READ_WORD = /[\p{Letter}\p{Number}]+(?:[-(,'’][\p{Letter}\p{Number}]+\)?)*/gu;

/** A text in pieces, whose marked ones hold one of the words. Joined they are the text again. */
export function markWords(text: string, words: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { 0: read, index } of text.matchAll(READ_WORD)) {
    if (!wordsIn(read).some((word) => words.has(word))) continue;

    pieces.push({ text: text.slice(end, index), isMarked: false }, { text: read, isMarked: true });
    end = index + read.length;
  }
  pieces.push({ text: text.slice(end), isMarked: false });

  return pieces.filter(({ text: piece }) => piece !== '');
}
