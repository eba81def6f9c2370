import { PLACES, type SearchIndexFile } from './index-file.ts';
import { encodeNumbers } from './posting-code.ts';
import { LETTERS, type SearchRecord } from './search-record.ts';
import { tellingWords } from './telling-words.ts';
import { wordsIn } from './words.ts';

/** The index of these records. Of equal matches the earlier record comes first. */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndexFile {
  const wordsOf = rememberWords();
  const entries = records.map((record) => ({ record, places: namedPlaces(record, wordsOf) }));
  const texts = tellingWords(
    entries.map(({ record: { line, text }, places }) => () => {
      return wordsOf(`${line} ${text}`).filter((word) => !places.has(word));
    }),
  );
  entries.forEach(({ places }, number) => {
    for (const word of texts[number] as string[]) places.set(word, PLACES - 1);
  });
  const postings = [...toPostings(entries.map(({ places }) => places))].sort(byWord);

  return {
    kinds: records.map(({ kind }) => LETTERS[kind]).join(''),
    paths: column(records.map(({ path }) => path)),
    titles: column(records.map(({ title }) => title)),
    lines: column(records.map(({ line }) => line)),
    words: column(postings.map(([word]) => word)),
    postings: column(postings.map(([, numbers]) => encodeNumbers(numbers))),
  };
}

/** The words of a record with the weightiest place of each, without its text. */
function namedPlaces(
  { title, names, tags, headings }: SearchRecord,
  wordsOf: (text: string) => string[],
): Map<string, number> {
  const places = new Map<string, number>();
  [[title, ...names], tags, headings].forEach((texts, place) => {
    for (const word of texts.flatMap(wordsOf)) {
      if (!places.has(word)) places.set(word, place);
    }
  });

  return places;
}

/** `wordsIn`, which here takes each piece of text apart once: guides share most of theirs. */
function rememberWords(): (text: string) => string[] {
  const known = new Map<string, string[]>();

  return (text) => {
    const words: string[] = [];
    for (const piece of text.split(/\s+/)) {
      const own = known.get(piece) ?? wordsIn(piece);
      known.set(piece, own);
      words.push(...own);
    }

    return words;
  };
}

function toPostings(placed: readonly ReadonlyMap<string, number>[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  placed.forEach((places, record) => {
    for (const [word, place] of places) {
      const posting = record * PLACES + place;
      const known = postings.get(word);
      if (known) known.push(posting);
      else postings.set(word, [posting]);
    }
  });

  return postings;
}

/** By the numbers of their letters, as the search compares them. */
function byWord([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function column(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).join('\n');
}
