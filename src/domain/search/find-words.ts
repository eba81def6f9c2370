import { editDistance } from '../edit-distance.ts';
import type { SearchIndex } from './search-index.ts';
import { synonymsOf } from './synonyms.ts';

/** A word of the index that a typed word may mean, and how surely: 1 when it is the same. */
export type FoundWord = { number: number; closeness: number };

/** What another word for the typed one is worth. */
const SYNONYM = 0.4;

/** What one and two mistakes leave. */
const ONE_MISTAKE = 0.9;
const TWO_MISTAKES = 0.7;

/** Words shorter than this are taken as they are typed: each would be near too many others. */
const SHORTEST_CORRECTED = 4;
const SHORTEST_WITH_TWO_MISTAKES = 7;

/**
 * The words of the index that a typed word may mean: itself, words that begin with it, other words
 * for it. Only when there is none of these is it taken for misspelled, and the nearest are given.
 * With `isBegun` the visitor may still be typing it.
 */
export function findWords(index: SearchIndex, typed: string, isBegun: boolean): FoundWord[] {
  const meant = [...findBeginnings(index, typed), ...findSynonyms(index, typed)];

  return meant.length > 0 ? meant : findNearest(index, typed, isBegun);
}

function findBeginnings({ words }: SearchIndex, typed: string): FoundWord[] {
  const found: FoundWord[] = [];
  for (let number = firstAtOrAfter(words, typed); words[number]?.startsWith(typed); number += 1) {
    const { length } = words[number] as string;
    const isSame = length === typed.length;
    found.push({ number, closeness: isSame ? 1 : 0.4 + (0.4 * typed.length) / length });
  }

  return found;
}

function findSynonyms({ words }: SearchIndex, typed: string): FoundWord[] {
  return synonymsOf(typed)
    .map((word) => ({ word, number: firstAtOrAfter(words, word) }))
    .filter(({ word, number }) => words[number] === word)
    .map(({ number }) => ({ number, closeness: SYNONYM }));
}

function findNearest({ words }: SearchIndex, typed: string, isBegun: boolean): FoundWord[] {
  if (typed.length < SHORTEST_CORRECTED) return [];

  let most = typed.length < SHORTEST_WITH_TWO_MISTAKES ? 1 : 2;
  let nearest: number[] = [];
  for (const [number, word] of words.entries()) {
    const distance = editDistance(typed, word, { most, isBegun });
    if (distance < most) {
      most = distance;
      nearest = [];
    }
    if (distance === most) nearest.push(number);
  }

  return nearest.map((number) => ({ number, closeness: most === 1 ? ONE_MISTAKE : TWO_MISTAKES }));
}

/** Where a word is, or would be, in the list. */
function firstAtOrAfter(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }

  return low;
}
