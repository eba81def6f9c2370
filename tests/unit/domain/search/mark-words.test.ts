import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from '~/domain/search/mark-words';

const marked = (text: string, ...words: string[]) =>
  markWords(text, new Set(words))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markWords', () => {
  it.each([
    ['Executor Bond', ['executor'], '[Executor] Bond'],
    ['For executors’ bonds.', ['executor', 'bond'], 'For [executors]’ [bonds].'],
    ['The BMC-84 form', ['bmc84'], 'The [BMC-84] form'],
    ['A 401(k) plan', ['401'], 'A [401(k)] plan'],
    ['From $75,000 up', ['75000'], 'From $[75,000] up'],
    ['Nothing here', ['executor'], 'Nothing here'],
    ['', ['executor'], ''],
  ])('in %j marks %j', (text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected);
  });

  it('never changes a text', () => {
    const word = fc.constantFrom('bond', '401(k)', '-', 'Étude', '<b>', '$1,000', ' ');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        const pieces = markWords(text, new Set(['bond', 'etude', '401']));

        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
