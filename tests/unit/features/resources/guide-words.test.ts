import { describe, expect, it } from 'vitest';
import { toGuideEntry } from '~/features/resources/guide-entry';
import { articleCount } from '~/features/resources/guide-words';

describe('articleCount', () => {
  it.each([
    [0, '0 articles'],
    [1, '1 article'],
    [12, '12 articles'],
  ])('writes %d as "%s"', (count, words) => {
    expect(articleCount(count)).toBe(words);
  });
});

describe('toGuideEntry', () => {
  it("returns the text of a guide's card", () => {
    const guide = {
      id: 'erisa-fidelity-guide',
      updatedOn: '2026-11-20',
      data: {
        title: 'The ERISA fidelity bond',
        excerpt: 'Ten percent of the funds handled.',
        category: 'erisa',
        reader: 'sponsor',
        tags: ['ERISA', '401(k)'],
        readingMinutes: 5,
      },
    } as const;

    expect(toGuideEntry(guide)).toEqual({
      slug: 'erisa-fidelity-guide',
      category: 'ERISA Bonds',
      title: 'The ERISA fidelity bond',
      excerpt: 'Ten percent of the funds handled.',
      tags: ['ERISA', '401(k)'],
      reader: 'For plan sponsors',
      minutes: '5 min',
      updatedOn: '2026-11-20',
      updated: 'November 20, 2026',
    });
  });
});
