import { capitalized } from './capitalized.ts';

/** A word with its digits: "3b" and "2nd" stay as typed. The part after an apostrophe is in a group. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]([\p{L}\p{M}]+))?/gu;

/** Words that stay in lower case inside a name: "Probate Court of Davidson County". */
const SMALL_WORDS = new Set(['and', 'for', 'in', 'of', 'the']);

/** The suffixes of a third to fourth person with the same name. */
const NUMERALS = new Set(['ii', 'iii', 'iv']);

/** "O'Neil" has a capital letter after the apostrophe, "Walter's" has none. */
const PREFIX_LENGTH = 1;
const MIN_STEM_LENGTH = 2;

/**
 * The name of a person, a court or a place, typed without capital letters, with them: "Walter J. Simmons-Reed Sr" of
 * "walter j. simmons-reed sr". A name with a capital letter stays as typed, because its owner chose them.
 */
export function capitalizeName(typed: string): string {
  if (typed !== typed.toLowerCase()) return typed;

  return typed.replace(WORD, (word: string, stem: string | undefined, offset: number) => {
    if (NUMERALS.has(word)) return word.toUpperCase();
    if (SMALL_WORDS.has(word) && typed.slice(0, offset).trim() !== '') return word;
    if (stem === undefined || stem.length < MIN_STEM_LENGTH) return capitalized(word);

    const prefix = word.slice(0, -stem.length);

    return prefix.length === PREFIX_LENGTH + 1
      ? capitalized(prefix) + capitalized(stem)
      : capitalized(word);
  });
}
