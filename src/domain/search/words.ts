/** The words of a text as a search sees them: small letters, no plural, no accents. */

/** Words people type that say nothing about what they want. */
const SMALL_WORDS = new Set(
  [
    'a an and are at be by can do does for from get how i if in is it its me much my need of on',
    'or our so that the their there this to was we what when where which who why with you your',
  ]
    .join(' ')
    .split(' '),
);

/** `BMC-84`, `401(k)`, `e-file`: two parts that some people write as one. */
const TWO_PARTS = /([\p{Letter}\p{Number}]+)[-(]([\p{Letter}\p{Number}]+)/gu;

/**
 * The words to look for in what a visitor typed: "executors of an estate" looks for "executor" and
 * "estate". Empty when every word says nothing.
 */
export function wordsToFind(query: string): string[] {
  return normalize(query)
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map(toSingular);
}

/** Whether a word may become one that says nothing: `wh`. */
export function beginsSmallWord(word: string): boolean {
  return [...SMALL_WORDS].some((small) => small.startsWith(word));
}

/**
 * Every word of a text worth finding, repeated where it is. `BMC-84` gives bmc, 84 and bmc84, and
 * `$75,000` gives 75000. Single letters are left out.
 */
export function wordsIn(text: string): string[] {
  const whole = text.replace(/(\d),(?=\d{3})/g, '$1');
  const joined = [...whole.matchAll(TWO_PARTS)]
    .map(([, ...parts]) => parts)
    .filter((parts) => parts.some(isShortOrNumber))
    .map((parts) => parts.join(''));

  return normalize([whole, ...joined].join(' '))
    .split(' ')
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))
    .map(toSingular);
}

/**
 * Lower case, no accents, no apostrophes, one blank for anything else that is not a letter or a
 * digit.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

function toSingular(word: string): string {
  if (word.length < 4) return word;

  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

function isShortOrNumber(part: string): boolean {
  return part.length === 1 || /^\d+$/.test(part);
}
