import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { GUIDE_CATEGORIES, GUIDE_READERS } from '../../../../src/domain/guides/guide-categories.ts';
import { countWords } from '../../../../src/domain/guides/reading-minutes.ts';

/** The parts of a written guide. */
type Guide = {
  slug: string;
  data: { title: string; tags: string[]; sources: object[] };
  opening: string;
  /** Each starts with its heading. */
  sections: string[];
};

/** Draws one of `values`. */
type Draw = <T>(values: readonly T[]) => T;

/** Minimum words in a generated guide. With the last section the average is 1,100. */
const WORDS = 990;
const STATES = 'al az ca co ct fl ga il ma md mi mn nc nj nm ny oh or pa sc tn tx va wa wi'.split(
  ' ',
);

/**
 * Fills a folder with `count` guides: links to the written ones of another folder, then
 * unique mixtures of their sections. The same arguments write the same files.
 */
export async function generateGuides(options: {
  from: string;
  to: string;
  count: number;
}): Promise<void> {
  const { from, to, count } = options;
  const files = (await readdir(from)).filter((file) => /^[^_].*\.mdx$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(`${from}/${file}`, 'utf8')));
  const written = files.map((file, index) => takeApart(file, texts[index] ?? ''));

  await mkdir(to, { recursive: true });
  await Promise.all(files.map((file, index) => writeFile(`${to}/${file}`, texts[index] ?? '')));
  for (let number = written.length + 1; number <= count; number += 1) {
    await writeFile(`${to}/${slugOf(number)}.mdx`, composeGuide(number, written));
  }
}

function takeApart(file: string, text: string): Guide {
  const [, frontmatter = '', body = ''] = text.split(/^---$/m);
  const [opening = '', ...sections] = body.trim().split(/^(?=## )/m);

  return { slug: file.replace(/\.mdx$/, ''), data: parse(frontmatter), opening, sections };
}

function composeGuide(number: number, written: readonly Guide[]): string {
  const draw = drawFrom(number);
  const base = draw(written);
  const neighbour = number - 1 > written.length ? slugOf(number - 1) : base.slug;
  const opening = `${base.opening}\nThis is case ${number}; [the one before](/resources/${neighbour}) is much like it.\n`;
  const last = base.sections.at(-1) ?? '';
  const sections = drawSections(draw, written, WORDS - countWords(opening + last), last);
  const data = {
    ...base.data,
    title: `${base.slug.replaceAll('-', ' ')}, case ${number} in ${draw(STATES).toUpperCase()}`,
    category: draw(GUIDE_CATEGORIES),
    reader: draw(GUIDE_READERS),
    states: [[], [], [draw(STATES)]][number % 3],
    tags: [...new Set([draw(base.data.tags), draw(draw(written).data.tags)])],
    updatedAt: `2026-${10 + (number % 2)}-${10 + (number % 10)}`,
    featured: false,
    relatedProducts: [...new Set([draw(BOND_SLUGS), draw(BOND_SLUGS)])],
    relatedStates: [...new Set([draw(STATES), draw(STATES), draw(STATES)])],
  };

  return `---\n${stringify(data)}---\n\n${[opening, ...sections, last].join('\n')}`;
}

/** Sections of random guides with at least this many words and no repeated heading. */
function drawSections(
  draw: Draw,
  written: readonly Guide[],
  words: number,
  last: string,
): string[] {
  const headings = new Set([headingOf(last)]);
  const drawn: string[] = [];

  for (let missing = words; missing > 0;) {
    const section = draw(draw(written).sections.slice(0, -1));
    if (headings.has(headingOf(section))) continue;

    headings.add(headingOf(section));
    drawn.push(section);
    missing -= countWords(section);
  }

  return drawn;
}

function headingOf(section: string): string {
  return section.slice(0, section.indexOf('\n'));
}

function slugOf(number: number): string {
  return `case-${String(number).padStart(4, '0')}`;
}

/** Draws that look random and are the same for a given seed (mulberry32). */
function drawFrom(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1);

  return <T>(values: readonly T[]) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    const share = ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;

    return values[Math.floor(share * values.length)] as T;
  };
}
