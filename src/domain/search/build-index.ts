import { PLACES, type SearchIndexFile } from './index-file.ts';
import { encodeNumbers } from './posting-code.ts';
import { LETTERS, type SearchRecord } from './search-record.ts';
import { tellingWords } from './telling-words.ts';
import { wordsIn } from './words.ts';

/** A word of the index with the records that have it: record × `PLACES` + place. */
type Posted = { word: string; postings: number[] };

/** A record's words by their numbers: the places of those that count, and its text as it is. */
type Entry = { places: Map<number, number>; text: Uint32Array };

/** The numbers of the words of a text. */
type Read = (text: string) => number[];

/** The index of these records. Of equal matches the earlier record comes first. */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndexFile {
  const { words, read } = createVocabulary();
  const entries = records.map((record) => toEntry(record, read));
  tellingWords(entries.map(({ text }) => text)).forEach((telling, number) => {
    const { places } = entries[number] as Entry;
    for (const word of telling) places.set(word, PLACES - 1);
  });
  const posted = postWords(words, entries).sort((a, b) => (a.word < b.word ? -1 : 1));

  return {
    kinds: records.map(({ kind }) => LETTERS[kind]).join(''),
    paths: column(records.map(({ path }) => path)),
    titles: column(records.map(({ title }) => title)),
    lines: column(records.map(({ line }) => line)),
    words: column(posted.map(({ word }) => word)),
    postings: column(posted.map(({ postings }) => encodeNumbers(postings))),
  };
}

function toEntry({ title, names, tags, headings, line, text }: SearchRecord, read: Read): Entry {
  const places = new Map<number, number>();
  [[title, ...names], tags, headings].forEach((texts, place) => {
    for (const word of texts.flatMap(read)) {
      if (!places.has(word)) places.set(word, place);
    }
  });

  // Of thousands of guides a list of plain numbers would take much more memory.
  return {
    places,
    text: Uint32Array.from(read(`${line} ${text}`).filter((word) => !places.has(word))),
  };
}

/** The words that are in some record, in any order. */
function postWords(words: readonly string[], entries: readonly Entry[]): Posted[] {
  const posted = words.map((word): Posted => ({ word, postings: [] }));
  entries.forEach(({ places }, number) => {
    for (const [word, place] of places) {
      const { postings } = posted[word] as Posted;
      postings.push(number * PLACES + place);
    }
  });

  return posted.filter(({ postings }) => postings.length > 0);
}

/** Words by number. Each piece of a text is taken apart once: guides share most of theirs. */
function createVocabulary(): { words: string[]; read: Read } {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const pieces = new Map<string, number[]>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? words.push(word) - 1;
    numbers.set(word, number);

    return number;
  };
  const read = (text: string) => {
    const found: number[] = [];
    for (const piece of text.split(' ')) {
      const own = pieces.get(piece) ?? wordsIn(piece).map(numberOf);
      pieces.set(piece, own);
      for (const number of own) found.push(number);
    }

    return found;
  };

  return { words, read };
}

function column(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).join('\n');
}
