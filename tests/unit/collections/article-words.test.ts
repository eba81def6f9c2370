import { describe, expect, it } from 'vitest';
import { articleSchema } from '~/collections/schemas/article';

const GUIDE = {
  title: 'The court wants a bond',
  excerpt: 'What an executor does next.',
  category: 'probate',
  reader: 'executor',
  tags: ['will'],
  updatedAt: '2026-11-20',
  relatedProducts: ['executor-personal-representative'],
  sources: [{ title: 'The clerk', domainType: 'court', verified: '2026-11' }],
};

/** The messages to an editor about a guide whose fields have these values. */
function complaints(changes: Record<string, unknown>): string[] {
  const result = articleSchema.safeParse({ ...GUIDE, ...changes });

  return (result.error?.issues ?? []).map(({ path, message }) =>
    [path.join('.'), message].filter((part) => part !== '').join(': '),
  );
}

/** The same for the guide's single source. */
function sourceComplaints(changes: Record<string, unknown>): string[] {
  return complaints({ sources: [{ ...GUIDE.sources[0], ...changes }] });
}

describe('a guide', () => {
  it('needs only its ten fields', () => {
    expect(articleSchema.parse(GUIDE)).toMatchObject({
      states: [],
      relatedStates: [],
      featured: false,
      updatedAt: new Date('2026-11-20'),
    });
  });

  it("accepts a date object, because the build's reader creates one", () => {
    const day = new Date('2026-11-20');

    expect(articleSchema.parse({ ...GUIDE, updatedAt: day }).updatedAt).toEqual(day);
  });

  it('converts states to their codes', () => {
    expect(articleSchema.parse({ ...GUIDE, states: ['sc', 'or'] }).states).toEqual(['SC', 'OR']);
  });

  it.each([
    ['title', 'no title', undefined, 'Write a title of 10 to 110 characters in quotes'],
    ['title', 'a title of 9 characters', 'Too short', 'Write a title of 10 to 110 characters'],
    ['title', 'a title of 111 characters', 'x'.repeat(111), 'Write a title of 10 to 110'],
    ['excerpt', 'no excerpt', undefined, 'Say in one or two sentences what a reader will find'],
    ['excerpt', 'an excerpt without a full stop', 'What to do', 'a full stop last'],
    [
      'excerpt',
      '201 characters',
      `${'X'.repeat(200)}.`,
      'Shorten it to 200 characters; it has 201',
    ],
    ['category', 'no category', undefined, 'Add a category, one of: probate, license-permit,'],
    [
      'category',
      'a category misspelled',
      'probat',
      '"probat" is not a category. Use one of: probate, license-permit, contract, erisa, how-to, pricing, compliance. Did you mean probate?',
    ],
    ['category', 'a list of categories', ['probate'], '"["probate"]" is not a category.'],
    ['reader', 'a reader nobody is', 'lawyers', '"lawyers" is not a reader. Use one of: attorney,'],
    ['states', 'states without brackets', 'sc', 'as a list: [sc, ga]'],
    ['states.0', 'a state in capitals', ['SC'], 'Write sc instead of "SC"'],
    ['states.0', "a state's name", ['South Carolina'], 'Write sc instead of "South Carolina"'],
    ['states.0', 'a state that does not exist', ['zz'], '"zz" is not a state. Write its two small'],
    ['relatedStates.1', 'a state twice', ['sc', 'sc'], '"SC" is there twice: take one out'],
    ['tags', 'no tags', [], 'Give at least one tag'],
    ['tags', 'nine tags', [...'abcdefghi'].map((tag) => tag.repeat(2)), 'Keep the 8 best tags'],
    [
      'tags',
      'tags without brackets',
      'will, bond',
      'Write the tags as a list: [probate bond, will]',
    ],
    ['tags', 'an empty text', '', 'Write the tags as a list'],
    ['tags.0', 'a tag that is a number', [401], "Put this tag in quotes: '401(k)'"],
    ['tags.0', 'a tag of one letter', ['k'], 'Write a tag of two letters or more'],
    ['readingMinutes', 'minutes as words', 'five', 'Leave it out, and it is counted'],
    ['readingMinutes', '0 minutes', 0, 'Leave it out, and it is counted'],
    ['readingMinutes', '61 minutes', 61, 'whole minutes up to 60'],
    [
      'updatedAt',
      'no day',
      undefined,
      'Write the day on which you last changed or checked the text',
    ],
    ['updatedAt', 'a day the American way', '11/20/2026', 'Write the day on which you last'],
    ['updatedAt', 'a day no month has', '2026-02-30', 'Write the day on which you last changed'],
    ['featured', 'a yes in quotes', 'true', 'Write true or false, without quotes'],
    [
      'relatedProducts',
      'no bond',
      [],
      'Name at least one bond of: executor-personal-representative,',
    ],
    ['relatedProducts.0', 'a bond misspelled', ['notery'], 'Did you mean notary?'],
    [
      'sources',
      'no sources',
      undefined,
      'Name at least one source, as a list of entries with title',
    ],
    ['sources', 'an empty list of sources', [], 'Name at least one source'],
    [
      'sources.0',
      'a source that is a line',
      ['The clerk'],
      'Write the fields title, url, copy, citation',
    ],
  ])('is refused at %s with %s and a remedy', (field, _, value, words) => {
    const [name = ''] = field.split('.');
    const found = complaints({ [name]: value });

    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${field}: `);
    expect(found[0]).toContain(words);
  });

  it('is refused with an unknown field, and the message names the intended field', () => {
    expect(complaints({ catagory: 'probate', author: 'Ann' })).toEqual([
      'There is no field "catagory". Did you mean category? There is no field "author": take it out. The fields are title, excerpt, category, reader, states, tags, examples, readingMinutes, updatedAt, featured, relatedProducts, relatedStates, sources.',
    ]);
  });

  it('is refused without fields', () => {
    expect(articleSchema.safeParse('A guide').error?.issues[0]?.message).toContain(
      'Write the fields title, excerpt, category',
    );
  });
});

describe('a source of a guide', () => {
  it.each([
    ['no title', { title: undefined }, 'title: Write what a reader would call this source'],
    ['a title of two letters', { title: 'SC' }, 'title: Write what a reader would call this'],
    ['a page without https', { url: 'http://sc.gov' }, 'url: Write the whole address, beginning'],
    ['half an address', { url: 'sc.gov' }, 'url: Write the whole address, beginning with https'],
    ['a script for an address', { url: 'javascript:alert(1)' }, 'url: Write the whole address'],
    ['a short citation', { citation: '62' }, 'citation: Write the whole citation'],
    ['a number for a citation', { citation: 62 }, 'citation: Write the citation in quotes'],
    ['a kind that is none', { domainType: 'law' }, '"law" is not a kind of source. Use one of:'],
    ['no kind', { domainType: undefined }, 'Add a kind of source, one of: statute, court,'],
    ['no month', { verified: undefined }, "2026-11', in quotes"],
    ['a thirteenth month', { verified: '2026-13' }, "2026-11', in quotes"],
    [
      'figures without brackets',
      { carries: '$85' },
      "carries: Write the figures as a list: ['$85'",
    ],
    ['a figure in words', { carries: ['ten percent'] }, 'carries.0: Write the figure as the text'],
    ['a figure without quotes', { carries: [85] }, 'carries.0: Put each figure in quotes'],
    [
      'a figure twice',
      { carries: ['$85', '$85'] },
      'carries.1: "$85" is there twice: take one out',
    ],
    ['a statute nobody can find', { domainType: 'statute' }, 'Give this statute a citation, such'],
    ['an unknown field', { link: 'x' }, 'There is no field "link": take it out. The fields are'],
  ])('is refused with %s and a remedy', (_, changes, words) => {
    const found = sourceComplaints(changes);

    expect(found).toHaveLength(1);
    expect(found[0]).toContain('sources.0');
    expect(found[0]).toContain(words);
  });

  it('may have a citation instead of an address', () => {
    expect(sourceComplaints({ domainType: 'statute', citation: 'S.C. Code 62-3-603' })).toEqual([]);
  });
});
