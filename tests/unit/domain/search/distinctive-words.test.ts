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
    const three = [...texts, 'heir clerk tax'.split(' ')];

    expect(distinctiveWords(three, 6)).toEqual([
      ['heir', 'bond'],
      ['notary', 'bond'],
      ['clerk', 'tax'],
    ]);
  });

  it('leaves out the words of every text first when room is short', () => {
    expect(distinctiveWords(texts, 2)).toEqual([['heir'], ['notary']]);
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
