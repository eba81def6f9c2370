import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakLines,
  type Line,
  type Piece,
} from '../../../../supabase/functions/_shared/papers/pdf/break-lines.ts';

type Face = 'plain' | 'bold';

/** Bold letters are twice as wide. */
const measure = (text: string, face: Face) => text.length * (face === 'bold' ? 2 : 1);
const textOf = (lines: Line<Face>[]) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
const plain = (text: string): Piece<Face> => ({ text, face: 'plain' });
const bold = (text: string): Piece<Face> => ({ text, face: 'bold' });

const anyPieces = fc.array(
  fc.record<Piece<Face>>({
    text: fc.stringMatching(/^[a-z .]{0,30}$/),
    face: fc.constantFrom('plain', 'bold'),
  }),
);

describe('breakLines', () => {
  it('breaks at spaces', () => {
    expect(textOf(breakLines([plain('know all persons')], 8, measure))).toEqual([
      'know all',
      'persons',
    ]);
  });

  it('fills a line completely', () => {
    expect(textOf(breakLines([plain('ab cd')], 5, measure))).toEqual(['ab cd']);
    expect(textOf(breakLines([plain('ab cde')], 5, measure))).toEqual(['ab', 'cde']);
  });

  it('keeps a comma with the bold name before it', () => {
    expect(textOf(breakLines([bold('Okafor'), plain(', as principal')], 13, measure))).toEqual([
      'Okafor,',
      'as principal',
    ]);
  });

  it('cuts a word that is longer than a line', () => {
    expect(textOf(breakLines([plain('aaaaaaa bb')], 3, measure))).toEqual([
      'aaa',
      'aaa',
      'a',
      'bb',
    ]);
  });

  it('returns no line for an empty text', () => {
    expect(breakLines([plain(''), plain('  ')], 10, measure)).toEqual([]);
  });

  it('loses no letter and stays within the width', () => {
    fc.assert(
      fc.property(anyPieces, fc.integer({ min: 2, max: 40 }), (pieces, width) => {
        const lines = breakLines(pieces, width, measure);
        const letters = (texts: string[]) => texts.join('').replace(/\s/g, '');

        expect(letters(textOf(lines))).toBe(letters(pieces.map(({ text }) => text)));
        for (const line of lines) {
          const drawn = line.pieces.reduce((sum, { text, face }) => sum + measure(text, face), 0);
          expect(line.width).toBe(drawn);
          expect(drawn).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});
