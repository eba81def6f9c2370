import { describe, expect, it } from 'vitest';
import { TEXT_WORDS_IN_ALL, tellingWords } from '~/domain/search/telling-words';

const texts = ['bond bond court heir heir heir'.split(' '), 'bond bond court notary'.split(' ')];

describe('tellingWords', () => {
  it('are all the words, each once, while there is room', () => {
    expect(tellingWords(texts)).toEqual([
      ['bond', 'court', 'heir'],
      ['bond', 'court', 'notary'],
    ]);
  });

  it('are the frequent and the rare ones when there is not', () => {
    expect(tellingWords(texts, 4)).toEqual([
      ['heir', 'bond'],
      ['bond', 'notary'],
    ]);
    expect(tellingWords(texts, 2)).toEqual([['heir'], ['bond']]);
  });

  it('are none of no texts', () => {
    expect(tellingWords([])).toEqual([]);
  });

  it('leave room for sixty words of each of 5,000 guides', () => {
    expect(TEXT_WORDS_IN_ALL / 5_000).toBe(60);
  });
});
