/** Finds guides to offer in place of a missing one, by the words in its address. */
import { MAX_RELATED_GUIDES } from './related-guides.ts';

/** The parts of a guide to compare with the words of the address. */
export type NamedGuide = { slug: string; title: string; tags: readonly string[] };

/**
 * A word in the guide's address counts more than one in its title, and a word in the title more
 * than a tag.
 */
const WEIGHTS = { slug: 3, title: 2, tag: 1 } as const;

/** The minimum length for matching "executors" with "executor". Shorter prefixes match too much. */
const SHORTEST_STEM = 4;

/** Words that say nothing about a guide's subject. */
const SMALL_WORDS = new Set(
  'a an and article at by for guide guides how in is of on or the to what with your'.split(' '),
);

/** The guides that share words with an address, at most six, best match first. */
export function guidesLikeSlug<Guide extends NamedGuide>(
  slug: string,
  guides: readonly Guide[],
): Guide[] {
  const wanted = [...new Set(wordsOf(slug))];

  return guides
    .map((guide) => ({ guide, points: countPoints(wanted, guide) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_RELATED_GUIDES)
    .map(({ guide }) => guide);
}

function countPoints(wanted: readonly string[], { slug, title, tags }: NamedGuide): number {
  const places = [
    { words: wordsOf(slug), weight: WEIGHTS.slug },
    { words: wordsOf(title), weight: WEIGHTS.title },
    { words: wordsOf(tags.join(' ')), weight: WEIGHTS.tag },
  ];
  const best = wanted.map(
    (word) => places.find(({ words }) => words.some((known) => areAlike(word, known)))?.weight ?? 0,
  );

  return best.reduce<number>((sum, weight) => sum + weight, 0);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
}

/** Whether two words are the same or one starts with the other. */
function areAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];

  return short === long || (short.length >= SHORTEST_STEM && long.startsWith(short));
}
