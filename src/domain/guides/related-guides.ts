/** Selects the related guides below a guide: others with its category, a tag or a state. */
import type { StateCode } from '../us-states.ts';
import type { GuideCategory } from './guide-categories.ts';

/** Maximum number of related guides. */
export const MAX_RELATED_GUIDES = 6;

/** The parts that two guides can share. */
export type RelatableGuide = {
  id: string;
  data: {
    category: GuideCategory;
    tags: readonly string[];
    /** The only states that the guide applies to. */
    states: readonly StateCode[];
    /** The states whose law the guide describes. */
    relatedStates: readonly StateCode[];
  };
};

/** A shared tag counts most. All 50 states together count less than a shared category. */
const WEIGHTS = { tag: 150, category: 100, state: 1 } as const;

/** The newest guides of a large category are enough to choose from. */
const MAX_CANDIDATES_PER_MARK = 60;

/** A part that guides can share, and its weight. */
type Mark = { name: string; weight: number };

/**
 * Index guides, sorted newest first. The returned function finds the guides most similar to a
 * guide: at most six, best first, newest first among equals, and never the guide itself.
 */
export function relateGuides<Guide extends RelatableGuide>(
  guides: readonly Guide[],
): (guide: RelatableGuide) => Guide[] {
  const positions = new Map(guides.map((guide, position) => [guide, position]));
  const sharers = new Map<string, Guide[]>();
  for (const guide of guides) {
    for (const { name } of marksOf(guide)) {
      const known = sharers.get(name) ?? [];
      if (known.length < MAX_CANDIDATES_PER_MARK) known.push(guide);
      sharers.set(name, known);
    }
  }

  return (guide) => {
    const points = new Map<Guide, number>();
    for (const { name, weight } of marksOf(guide)) {
      for (const other of sharers.get(name) ?? []) {
        if (other.id !== guide.id) points.set(other, (points.get(other) ?? 0) + weight);
      }
    }

    return [...points]
      .sort(
        ([a, ofA], [b, ofB]) => ofB - ofA || Number(positions.get(a)) - Number(positions.get(b)),
      )
      .slice(0, MAX_RELATED_GUIDES)
      .map(([other]) => other);
  };
}

function marksOf({ data }: RelatableGuide): Mark[] {
  const { category, tags, states, relatedStates } = data;
  const tagNames = new Set(tags.map((tag) => `tag ${tag.toLowerCase()}`));
  const stateNames = new Set([...states, ...relatedStates].map((code) => `state ${code}`));

  return [
    { name: `category ${category}`, weight: WEIGHTS.category },
    ...[...tagNames].map((name) => ({ name, weight: WEIGHTS.tag })),
    ...[...stateNames].map((name) => ({ name, weight: WEIGHTS.state })),
  ];
}
