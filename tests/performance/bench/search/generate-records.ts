import type { SearchRecord } from '../../../../src/domain/search/search-record.ts';

/** Guides of another trade have their own vocabulary: its size, and its share of all words. */
const INVENTED_WORDS = 20_000;
const INVENTED_SHARE = 0.04;

const SYLLABLES = 'ba bri co den el fi gar ho in jo ka lor mi nes o pra qui ro sta ter u ven wy za';

/**
 * Generates `count` records. Each part is as long as in a written guide, with words drawn from the
 * written guides and from invented ones. The same arguments give the same records.
 */
export function generateGuideRecords(
  written: readonly SearchRecord[],
  count: number,
): SearchRecord[] {
  const random = randomFrom(count);
  const words = written.flatMap(({ title, line, headings, text }) =>
    [title, line, ...headings, text].join(' ').split(' '),
  );
  const tags = written.flatMap((guide) => guide.tags);
  const invented = inventWords(random);
  // Words near the start of a list are drawn far more often, as in any language.
  const drawFrom = (list: readonly string[], skew = 1) =>
    list[Math.floor(random() ** skew * list.length)] ?? '';
  const drawWord = () => (random() < INVENTED_SHARE ? drawFrom(invented, 3) : drawFrom(words));
  const like = (text: string) => text.split(' ').map(drawWord).join(' ');

  return Array.from({ length: count }, (_, number) => {
    const {
      title,
      line,
      headings,
      tags: own,
      text,
    } = written[number % written.length] as SearchRecord;

    return {
      kind: 'guide',
      path: `/resources/${like('one two three four')
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')}-${number}`,
      title: like(title),
      line: like(line),
      names: [],
      tags: own.map(() => drawFrom(tags)),
      headings: headings.map(like),
      text: like(text),
    };
  });
}

function inventWords(random: () => number): string[] {
  const syllables = SYLLABLES.split(' ');
  const drawSyllable = () => syllables[Math.floor(random() * syllables.length)];

  return Array.from({ length: INVENTED_WORDS }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, drawSyllable).join(''),
  );
}

/** Numbers from 0 to 1 that look random and are the same for a given seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;

    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
