import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from '~/domain/guides/reading-minutes';

const words = (count: number) => Array.from({ length: count }, () => 'bond').join(' ');

describe('readingMinutes', () => {
  it.each([
    ['no word', 0, 1],
    ['one word', 1, 1],
    ['238 words, which is one minute', 238, 1],
    ['239 words', 239, 2],
    ['1,800 words, the longest guide', 1800, 8],
  ])('rounds up for %s', (_, count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it('never falls when words are added', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (count, more) => {
        expect(readingMinutes(words(count + more))).toBeGreaterThanOrEqual(
          readingMinutes(words(count)),
        );
      }),
    );
  });
});

describe('countWords', () => {
  it.each([
    ['words and numbers', 'A bond of $50,000 costs 1.5%.', 6],
    ['words with an apostrophe or a hyphen once', "The surety's co-executor", 3],
    ['no marks of Markdown', '## What **it** costs\n\n- 1\n- *two*', 5],
    ['the words of a link and not its address', 'See [the price](/products/notary) first', 4],
    ['no tags and none of their words', '<Note title="Good to know">\n\nText.\n\n</Note>', 1],
    ['the cells of a table without its lines', '| State | Bond |\n| --- | :-: |\n| SC | $1 |', 4],
    ['letters with accents', 'Peña résumé', 2],
    ['nothing in an empty text', ' \n', 0],
  ])('counts %s', (_, text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
