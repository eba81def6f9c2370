import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUIDE_CATEGORIES } from '~/domain/guides/guide-categories';
import { relateGuides, type RelatableGuide } from '~/domain/guides/related-guides';
import { STATE_CODES } from '~/domain/us-states';

function guide(id: string, data: Partial<RelatableGuide['data']> = {}): RelatableGuide {
  return { id, data: { category: 'pricing', tags: [], states: [], relatedStates: [], ...data } };
}

function relatedIds(asked: RelatableGuide, others: readonly RelatableGuide[]): string[] {
  return relateGuides([asked, ...others])(asked).map(({ id }) => id);
}

const ALL_STATES = { states: STATE_CODES.slice(0, 25), relatedStates: STATE_CODES.slice(25) };

describe('relateGuides', () => {
  const asked = guide('asked', { category: 'probate', tags: ['Will', 'heirs'], states: ['SC'] });

  it.each([
    ['its category', { category: 'probate' }],
    ['a tag, however it is written', { tags: ['will'] }],
    ['a state both apply to', { states: ['SC'] }],
    ['a state whose law the other describes', { relatedStates: ['SC'] }],
  ] as const)('finds a guide that shares %s', (_, data) => {
    expect(relatedIds(asked, [guide('other', data)])).toEqual(['other']);
  });

  it('finds no guide that shares nothing, and never the guide itself', () => {
    expect(relatedIds(asked, [guide('other', { tags: ['wills'], states: ['NC'] })])).toEqual([]);
  });

  it('ranks a shared tag before the category, and the category before all states together', () => {
    const everywhere = guide('asked', { category: 'probate', tags: ['will'], ...ALL_STATES });

    expect(
      relatedIds(everywhere, [
        guide('states', ALL_STATES),
        guide('category', { category: 'probate' }),
        guide('tag', { tags: ['will'] }),
      ]),
    ).toEqual(['tag', 'category', 'states']);
  });

  it('adds up shared properties: two tags before one, category and tag before a tag', () => {
    expect(
      relatedIds(asked, [
        guide('one tag', { tags: ['will'] }),
        guide('category and tag', { category: 'probate', tags: ['will'] }),
        guide('two tags', { tags: ['heirs', 'will'] }),
      ]),
    ).toEqual(['two tags', 'category and tag', 'one tag']);
  });

  it('counts a tag or a state once, however often a guide names it', () => {
    expect(
      relatedIds(asked, [
        guide('once', { tags: ['will'], states: ['SC'] }),
        guide('twice', { tags: ['will', 'WILL'], states: ['SC'], relatedStates: ['SC'] }),
      ]),
    ).toEqual(['once', 'twice']);
  });

  it("keeps the library's order among equals, latest first", () => {
    const others = ['c', 'a', 'b'].map((id) => guide(id, { category: 'probate' }));

    expect(relatedIds(asked, others)).toEqual(['c', 'a', 'b']);
  });

  it('returns six of seven', () => {
    const others = Array.from({ length: 7 }, (_, index) =>
      guide(`${index}`, { category: 'probate' }),
    );

    expect(relatedIds(asked, others)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('works for a guide outside the library', () => {
    expect(relateGuides([guide('other', { category: 'probate' })])(asked)).toHaveLength(1);
  });

  it.each([
    ['the 60th of a category counts as one of it', 58, true],
    ['the 61st no more', 59, false],
  ])('compares the latest 60 of a category: %s', (_, before, isFirst) => {
    const filling = Array.from({ length: before }, (_filling, index) =>
      guide(`filling ${index}`, { category: 'probate' }),
    );
    const last = guide('last', { category: 'probate', states: ['SC'] });

    // The requested guide is the first of the category.
    expect(relatedIds(asked, [...filling, last])[0] === 'last').toBe(isFirst);
  });

  it('returns at most six related guides for any library', () => {
    const library = fc.array(
      fc.record({
        category: fc.constantFrom(...GUIDE_CATEGORIES),
        tags: fc.array(fc.constantFrom('will', 'heirs', 'fee', 'clerk'), { maxLength: 3 }),
        states: fc.array(fc.constantFrom(...STATE_CODES.slice(0, 4)), { maxLength: 2 }),
        relatedStates: fc.array(fc.constantFrom(...STATE_CODES.slice(0, 4)), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 30 },
    );

    fc.assert(
      fc.property(library, (datas) => {
        const guides = datas.map((data, index) => guide(`${index}`, data));
        const relate = relateGuides(guides);

        for (const one of guides) {
          const sharers = guides.filter((other) => other !== one && sharesSomething(one, other));
          const related = relate(one);

          expect(related).toHaveLength(Math.min(6, sharers.length));
          expect(sharers).toEqual(expect.arrayContaining(related));
          expect(new Set(related)).toHaveLength(related.length);
        }
      }),
    );
  });
});

function sharesSomething({ data: a }: RelatableGuide, { data: b }: RelatableGuide): boolean {
  const statesOfB = [...b.states, ...b.relatedStates];

  return (
    a.category === b.category ||
    a.tags.some((tag) => b.tags.includes(tag)) ||
    [...a.states, ...a.relatedStates].some((code) => statesOfB.includes(code))
  );
}
