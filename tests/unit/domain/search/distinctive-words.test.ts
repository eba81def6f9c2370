import { describe, expect, it } from 'vitest';
import { distinctiveWords } from '~/domain/search/distinctive-words';

const texts = ['bond bond court heir heir heir'.split(' '), 'bond bond court notary'.split(' ')];

describe('distinctiveWords', () => {
  it('includes all words once while there is room', () => {
    expect(distinctiveWords(texts)).toEqual([
      ['bond', 'court', 'heir'],
      ['bond', 'court', 'notary'],
    ]);
  });

  it('includes the most frequent and the rarest words when room is short', () => {
    expect(distinctiveWords(texts, 4)).toEqual([
      ['heir', 'bond'],
      ['bond', 'notary'],
    ]);
    expect(distinctiveWords(texts, 2)).toEqual([['heir'], ['bond']]);
  });

  it('gives long texts the room that short ones do not need', () => {
    const [long = [], short] = distinctiveWords(['a b c d e'.split(' '), ['f']], 4);

    expect(long).toHaveLength(3);
    expect(short).toEqual(['f']);
  });

  it('returns no words for no texts', () => {
    expect(distinctiveWords([])).toEqual([]);
  });
});
