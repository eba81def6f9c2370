import { describe, expect, it } from 'vitest';
import { printProblem, toPrinted, unprintableCharacters } from '~/domain/papers/printed-text';

describe('toPrinted', () => {
  it('composes letters, so that their typed form does not matter', () => {
    const name = 'Đặng Thị Ngọc Şahin';

    expect(toPrinted(name.normalize('NFD'))).toBe(name);
  });

  it.each([
    ['zero-width blanks and joiners', 'Ada\u200bMarsh\u200c\u200d\u2060\ufeff'],
    ['marks of direction', '\u200eAda\u202eMarsh\u202c\u2069\u200f'],
    ['soft hyphens', 'Ada\u00adMarsh'],
  ])('leaves out invisible characters: %s', (_, text) => {
    expect(toPrinted(text)).toBe('AdaMarsh');
    expect(printProblem(text)).toBeUndefined();
  });

  it("writes a word processor's hyphens as plain ones", () => {
    expect(toPrinted('Marsh\u2011Lowe\u2010Reyes')).toBe('Marsh-Lowe-Reyes');
  });

  it('keeps the lines of a text', () => {
    expect(toPrinted('one\n\ttwo')).toBe('one\n\ttwo');
  });
});

describe('unprintableCharacters', () => {
  it.each([
    'Łucja Çelik-Yıldız & Söhne, Œuvre “Kaʻiulani” d’O’Neill – 50% @ $5 (#2) [a/b] ½ €',
    'Đặng Thị Ngọc, Əliyev, Țepeș, ẞ',
    'Case 24‑CP\n10\u00a0\u3000\t1234',
    '',
  ])('finds no characters in %j', (text) => {
    expect(unprintableCharacters(text)).toEqual([]);
  });

  it.each([
    ['other scripts', 'Ada 王小王 Жук', ['王', '小', 'Ж', 'у', 'к']],
    ['emoji, with what makes them one', '👩\u200d⚖️ Ada 😀', ['👩', '⚖️', '😀']],
    ['a mark that makes no letter of ours', 'Adax\u030c x\u030c', ['x\u030c']],
    ['a mark alone', '\u0301a', ['\u0301']],
    ['ligatures', 'ﬁle', ['ﬁ']],
    ['what is no character', 'a\u0000\uffff\ud800', ['\u0000', '\uffff', '\ud800']],
  ])('finds each character once: %s', (_, text, characters) => {
    expect(unprintableCharacters(text)).toEqual(characters);
  });
});

describe('printProblem', () => {
  it('names the characters and the remedy', () => {
    expect(printProblem('Ada 王')).toBe(
      'Write this with Latin letters: our papers cannot print 王.',
    );
    expect(printProblem('Ada Marsh')).toBeUndefined();
  });

  it('names the first five', () => {
    expect(printProblem('абвгдежз')).toMatch(/cannot print а б в г д\.$/);
  });
});
