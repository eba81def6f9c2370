import { describe, expect, it } from 'vitest';
import { relateGuides, type RelatableGuide } from '~/domain/guides/related-guides';

/** This many guides that share everything, and how often each was compared. */
function library(size: number): { guides: RelatableGuide[]; looks: () => number } {
  let looks = 0;
  const guides = Array.from({ length: size }, (_, index) => ({
    get id() {
      looks += 1;
      return `guide-${index}`;
    },
    data: {
      category: 'pricing' as const,
      tags: ['premium', 'refund'],
      states: ['SC' as const],
      relatedStates: ['NC' as const],
    },
  }));

  return { guides, looks: () => looks };
}

function looksToRelateOne(size: number): number {
  const { guides, looks } = library(size);
  const findRelated = relateGuides(guides);
  const before = looks();
  const [first] = guides;
  if (first) findRelated(first);

  return looks() - before;
}

describe('a library of thousands', () => {
  it('compares each guide with as many others as a library of hundreds does', () => {
    expect(looksToRelateOne(200)).toBeGreaterThan(0);
    expect(looksToRelateOne(5000)).toBe(looksToRelateOne(200));
  });
});
