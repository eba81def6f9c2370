/** Characters that do not change a name and are invisible: every format character of Unicode. */
export const INVISIBLE_CHARACTERS: string[] = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Cf}/u.test(character));

/** Two spellings of one name: the difference, and both spellings. */
export const SAME_NAMES: [what: string, one: string, other: string][] = [
  ['nothing', 'Ada Marsh', 'Ada Marsh'],
  ['capitals', 'Marisol IBÁÑEZ Łuć', 'marisol ibáñez łuć'],
  ['spaces', '  Ada \t Marsh\n', 'Ada Marsh'],
  ['spaces that do not break', 'Ada\u00a0\u202f\u3000Marsh', 'Ada Marsh'],
  ['letters in two parts', 'Ibáñez'.normalize('NFD'), 'Ibáñez'],
  ['a hyphen that does not break', 'Marsh\u2011Lowe', 'Marsh-Lowe'],
  ['the hyphen of a typesetter', 'Marsh\u2010Lowe', 'Marsh-Lowe'],
  ['a hidden mark between a letter and its accent', 'Iban\u200b\u0303ez', 'Ibañez'],
  ['every hidden mark', `Ada${INVISIBLE_CHARACTERS.join('')}Marsh`, 'AdaMarsh'],
];

/** Spellings of two different names. */
export const OTHER_NAMES: [what: string, one: string, other: string][] = [
  ['a word', 'Ada Marsh', 'Ada Marsh Lowe'],
  ['an accent', 'Ibáñez', 'Ibanez'],
  ['a space where there was none', 'Ada Marsh', 'AdaMarsh'],
  ['a dash for a hyphen', 'Marsh\u2013Lowe', 'Marsh-Lowe'],
  ['a point', 'Marsh Inc.', 'Marsh Inc'],
];
