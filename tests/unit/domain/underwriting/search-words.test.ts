import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_WORDS, searchWords } from '~/domain/underwriting/search-words';

describe('searchWords', () => {
  it('splits a text into words in lower case, without accents and apostrophes', () => {
    expect(searchWords('  José  O’Driscoll,O\'Hara & "Sons" ')).toEqual([
      'jose',
      'odriscoll',
      'ohara',
      'sons',
    ]);
  });

  it('keeps a number and an email address whole', () => {
    expect(searchWords('APP-123456 Ada.Lee@Example.com')).toEqual([
      'app-123456',
      'ada.lee@example.com',
    ]);
  });

  it('returns each word once, up to a limit', () => {
    expect(searchWords('a A b c d e f')).toHaveLength(MAX_SEARCH_WORDS);
    expect(searchWords('a A')).toEqual(['a']);
  });

  it('shortens a word to 100 characters and finds no word in blanks', () => {
    expect(searchWords('x'.repeat(101))).toEqual(['x'.repeat(100)]);
    expect(searchWords('  ,;  ')).toEqual([]);
  });
});
