/** Reads what a visitor searches for: "notary texas 10000" names a bond, a state and an amount. */
import { isOneEditAway } from '../closest-word.ts';
import { parseMoney, type Cents } from '../money.ts';
import { SYNONYMS } from '../search/synonyms.ts';
import { parseStateCode, STATE_OPTIONS, type StateCode } from '../us-states.ts';

/** The words of the states' names in lower case. */
const NAME_WORDS = STATE_OPTIONS.flatMap(({ label }) => label.toLowerCase().split(' '));

/** The words that name a bond, and the state and the amount in cents if the search names them. */
export type Sought = { words: string; state?: StateCode; amount?: Cents };

/** Smaller numbers are parts of names, as in BMC-84. */
const MIN_AMOUNT: Cents = 100_00;

/** Codes of states that are also words. They count only in capitals. */
const WORDS = new Set('al co de hi id in la ma me mo oh ok or pa'.split(' '));

/** Shorter names are one letter away from other words. */
const SHORTEST_MISTYPED = 6;

/** Shorter beginnings of a state's name are also those of other words: "car" and Carolina. */
const SHORTEST_BEGINNING = 4;

/** "West Virginia" comes before "Virginia". */
const NAMES = STATE_OPTIONS.toSorted((one, other) => other.label.length - one.label.length).map(
  ({ value, label }) => ({
    value,
    pattern: new RegExp(`(?<![\\p{L}\\d])${label}(?![\\p{L}\\d])`, 'iu'),
  }),
);

/**
 * Read a search. Beginnings of a state's name and names with a typing error are no words either, but
 * only a complete name counts as the state.
 */
export function readSought(query: string): Sought {
  const named = NAMES.find(({ pattern }) => pattern.test(query));
  const withoutName = named ? query.replace(named.pattern, ' ') : query;
  const tokens = withoutName.split(/\s+/).filter((token) => token !== '');
  const code = named ? undefined : tokens.find(isStateCode);
  const amountToken = tokens.find((token) => readAmount(token) !== undefined);
  const words = tokens.filter(
    (token) => token !== code && token !== amountToken && !beginsStateName(token),
  );
  const state = parseStateCode(named?.value ?? code ?? '');
  const amount = readAmount(amountToken ?? '');
  // The last word may be incomplete, but only if the query ends with it.
  const isBegun = /\S$/.test(query) && query.endsWith(words.at(-1) ?? ' ');

  return {
    words: words.join(' ') + (isBegun ? '' : ' '),
    ...(state && { state }),
    ...(amount !== undefined && { amount }),
  };
}

/** Whether a visitor is typing the name of a state, or mistyped it. */
function beginsStateName(token: string): boolean {
  const word = token.toLowerCase();
  if (word.length < SHORTEST_BEGINNING) return false;

  return NAME_WORDS.some((name) => name.startsWith(word) || isMistyped(word, name));
}

function isMistyped(word: string, name: string): boolean {
  return name.length >= SHORTEST_MISTYPED && isOneEditAway(word, name);
}

function isStateCode(token: string): boolean {
  if (token.length !== 2 || !parseStateCode(token)) return false;

  return token === token.toUpperCase() || !WORDS.has(token.toLowerCase());
}

/** The amount of a token. "401k" and "5500" name a plan. */
function readAmount(token: string): Cents | undefined {
  const amount = SYNONYMS.has(token.toLowerCase()) ? undefined : parseMoney(token);

  return amount !== undefined && amount >= MIN_AMOUNT ? amount : undefined;
}
