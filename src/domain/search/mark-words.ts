import { keptWordsIn } from './words.ts';

/** A part of a text, marked when the search matched it. */
export type MarkedPiece = { text: string; isMarked: boolean };

/** A word with the parts that symbols connect: `BMC-84`, `401(k)`, `$75,000`. */
const READ_WORD = /[\p{Letter}\p{Number}]+(?:[-(,'’][\p{Letter}\p{Number}]+\)?)*/gu;

/**
 * Split a text into parts and mark those that contain one of the words. The parts joined give the
 * text.
 */
export function markWords(text: string, words: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { 0: read, index } of text.matchAll(READ_WORD)) {
    if (!keptWordsIn(read).some((word) => words.has(word))) continue;

    pieces.push({ text: text.slice(end, index), isMarked: false }, { text: read, isMarked: true });
    end = index + read.length;
  }
  pieces.push({ text: text.slice(end), isMarked: false });

  return pieces.filter(({ text: piece }) => piece !== '');
}
