/** Normalizes text to the words of the search: lower case, singular, no accents. */

/** Common words without meaning for a search. */
const SMALL_WORDS = new Set(
  [
    'a an and are at be by can do does for from get how i if in is it its me much my need of on',
    'or our so that the their there this to was we what when where which who why with you your',
  ]
    .join(' ')
    .split(' '),
);

/** `BMC-84`, `401(k)`, `e-file`: two parts that some people write as one word. */
const TWO_PARTS = /([\p{Letter}\p{Number}]+)[-(]([\p{Letter}\p{Number}]+)/gu;

/** "No will" means the opposite of "will". The trade has a word for it. */
const NO_WILL = /\b(?:no|without(?: a| any)?) will\b/g;

/**
 * The words of a query to search for: "executors of an estate" gives "executor" and "estate", and "died without a will"
 * gives "died" and "intestate". Empty when no word has meaning.
 */
export function wordsToFind(query: string): string[] {
  return normalize(joinThousands(query))
    .replace(NO_WILL, 'intestate')
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map(toSingular);
}

/** Whether a word may be the start of a word without meaning, such as `wh`. */
export function beginsSmallWord(word: string): boolean {
  return [...SMALL_WORDS].some((small) => small.startsWith(word));
}

/**
 * All words of a text that are worth finding, including repetitions. `BMC-84` gives bmc, 84 and
 * bmc84, and `$75,000` gives 75000. Single letters are left out.
 */
export function wordsIn(text: string): string[] {
  const whole = joinThousands(text);
  const joined = [...whole.matchAll(TWO_PARTS)]
    .map(([, ...parts]) => parts)
    .filter((parts) => parts.some(isShortOrNumber))
    .map((parts) => parts.join(''));

  return normalize([whole, ...joined].join(' '))
    .split(' ')
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))
    .map(toSingular);
}

const kept = new Map<string, readonly string[]>();

/** `wordsIn` of a title or a word that a page shows. Each key compares the same ones, so their words are kept. */
export function keptWordsIn(shown: string): readonly string[] {
  const known = kept.get(shown);
  if (known) return known;

  const words = wordsIn(shown);
  kept.set(shown, words);

  return words;
}

/**
 * Lower case, no accents, no apostrophes, and one blank for any other character that is not a
 * letter or digit.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** "$75,000" is one number. */
function joinThousands(text: string): string {
  return text.replace(/(\d),(?=\d{3})/g, '$1');
}

function toSingular(word: string): string {
  if (word.length < 4) return word;

  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

function isShortOrNumber(part: string): boolean {
  return part.length === 1 || /^\d+$/.test(part);
}
