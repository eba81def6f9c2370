import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidesLikeSlug, type NamedGuide } from '~/domain/guides/guides-like-slug';

function guide(slug: string, title = '', tags: string[] = []): NamedGuide {
  return { slug, title, tags };
}

function found(slug: string, guides: readonly NamedGuide[]): string[] {
  return guidesLikeSlug(slug, guides).map((one) => one.slug);
}

describe('guidesLikeSlug', () => {
  it.each([
    ['its address', guide('executor-duties')],
    ['its title', guide('x', 'What an Executor does')],
    ['a tag', guide('x', '', ['new executor'])],
  ])('finds a guide with the word in %s', (_, one) => {
    expect(guidesLikeSlug('executor', [one])).toEqual([one]);
  });

  it('ranks the address before the title, and the title before a tag', () => {
    const guides = [guide('a', '', ['heirs']), guide('b', 'Heirs'), guide('heirs')];

    expect(found('heirs', guides)).toEqual(['heirs', 'b', 'a']);
  });

  it('counts a word only in its best place', () => {
    const guides = [guide('heirs', 'Heirs', ['heirs']), guide('heirs-estate')];

    expect(found('heirs-estate', guides)).toEqual(['heirs-estate', 'heirs']);
  });

  it('counts every word of the address once, in any spelling', () => {
    const guides = [guide('fees'), guide('bonds-refund')];

    expect(found('FEES/fees_Fees.refund bonds', guides)).toEqual(['bonds-refund', 'fees']);
  });

  it.each([
    ['executors', 'executor'],
    ['bond', 'bonds'],
    ['admin', 'administrator'],
  ])('treats %s as %s', (asked, known) => {
    expect(found(asked, [guide(known)])).toEqual([known]);
  });

  it('matches a prefix of four letters, but not of three', () => {
    expect(found('nota', [guide('notary')])).toEqual(['notary']);
    expect(found('not', [guide('notary')])).toEqual([]);
    expect(found('tary', [guide('notary')])).toEqual([]);
    expect(found('fee', [guide('fee')])).toEqual(['fee']);
  });

  it('ignores words that every address may have', () => {
    expect(found('the-guide-to-what', [guide('the-guide-to-what')])).toEqual([]);
  });

  it('keeps the given order among equals, and returns six of seven', () => {
    const guides = ['g', 'b', 'c', 'a', 'e', 'f', 'd'].map((end) => guide(`notary-${end}`));

    expect(found('notary', guides)).toEqual(guides.slice(0, 6).map(({ slug }) => slug));
  });

  it.each(['', '-', '/', '🙂'])('finds nothing for %j', (asked) => {
    expect(found(asked, [guide('notary', 'Notary', ['notary'])])).toEqual([]);
  });

  it('finds a guide by its own address, whatever the others are', () => {
    const word = fc.stringMatching(/^[b-z]{5,9}$/);

    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), (words) => {
        const own = guide(words.join('-'));

        expect(guidesLikeSlug(own.slug, [guide('aaaaa'), own])).toEqual([own]);
      }),
    );
  });
});
