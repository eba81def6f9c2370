import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesGuide } from '~/domain/guides/filter-guides';

const GUIDE = {
  title: 'No will: how an administrator gets bonded',
  excerpt: 'Learn what the clerk turns away.',
  tags: ['Form 5500', 'heirs'],
};

describe('matchesGuide', () => {
  it.each([
    ['a part of the title', 'ministrator gets'],
    ['a part of the excerpt', 'turns away'],
    ['a part of a tag', 'm 55'],
    ['another case', 'NO WILL'],
    ['blanks around it', '  clerk '],
    ['nothing', ''],
    ['blanks only', '   '],
  ])('finds the guide by %s', (_, typed) => {
    expect(matchesGuide(typed, GUIDE)).toBe(true);
  });

  it.each([
    ['other words', 'notary'],
    ['the end of one field and the beginning of the next', 'bonded Learn'],
    ['the end of one tag and the beginning of the next', '5500 heirs'],
    ['words in another order', 'will no'],
    ['signs that mean something in a pattern', '.*'],
  ])('does not find it by %s', (_, typed) => {
    expect(matchesGuide(typed, GUIDE)).toBe(false);
  });

  it('finds every guide by any part of its title, in any case', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (title, from, length) => {
        const typed = title.slice(from, from + length).toUpperCase();

        // Some letters change their length with their case, so they are not part of the title any more.
        fc.pre(title.toLowerCase().includes(typed.trim().toLowerCase()));
        expect(matchesGuide(typed, { title, excerpt: '', tags: [] })).toBe(true);
      }),
    );
  });
});
