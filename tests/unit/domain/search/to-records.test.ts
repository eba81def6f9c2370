import { describe, expect, it } from 'vitest';
import { SITE_PAGES } from '~/domain/search/site-pages';
import { guideRecord, questionRecord } from '~/domain/search/to-record';
import { toSearchRecords, type SearchedContent } from '~/domain/search/to-records';
import { WORKSHEET_LIST, WORKSHEETS } from '~/domain/worksheets/worksheet-list';

const SITE: SearchedContent = {
  bonds: [
    {
      id: 'notary',
      data: {
        name: 'Notary Bond',
        description: 'A notary files this bond.',
        questions: [{ question: 'Does it protect me?', answer: ['No.', 'It protects others.'] }],
        situation: 'You become a notary.',
        aliases: ['notary-public'],
        whoNeedsIt: ['Twelve states.'],
        howMuch: ['Fixed.'],
        underwriting: ['None.'],
        claims: ['Rare.'],
        release: ['It ends.'],
        atHand: ['Your oath.'],
        obligeeHint: 'The state.',
        howFiled: 'On paper.',
        states: { TX: { note: 'Four years.' }, SC: {} },
      },
    },
  ],
  categories: [
    {
      id: 'license-permit',
      data: {
        title: 'License & Permit',
        description: 'Bonds for a license.',
        introduction: ['An agency asks.'],
        audience: ['Notaries public'],
      },
    },
    { id: 'notary', data: { title: 'Notary', description: '', introduction: [], audience: [] } },
  ],
  states: [
    {
      data: {
        code: 'AZ',
        name: 'Arizona',
        filingDefault: 'ORIGINAL',
        court: { name: 'Superior Court', note: 'It sets the amount.' },
        popularBonds: [{ label: 'Dealer Bond' }],
        obligees: [
          { name: 'Arizona Motor Vehicle Division', hint: 'Wants an original.' },
          { name: 'Department of Revenue, Motor Vehicle Division' },
        ],
        filing: [{ how: 'You file it.', refuses: 'Copies.' }, { how: 'We file it.' }],
      },
    },
  ],
  guides: [
    { id: 'one', body: '## Why\n\nBecause.', data: { title: 'One', excerpt: 'X.', tags: ['t'] } },
  ],
  pages: [{ id: 'for-attorneys', data: { questions: [{ question: 'When?', answer: ['Now.'] }] } }],
};

const records = toSearchRecords(SITE, (question) => question.toLowerCase().replace(/\W+/g, '-'));
const recordAt = (path: string) => records.find((record) => record.path === path);

describe('toSearchRecords', () => {
  it('lists bonds, families, states, worksheets, pages, guides and questions, each once', () => {
    expect(records.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'bond /products/notary',
      'bond /products/license-permit',
      'state /states/az',
      ...[WORKSHEET_LIST, ...Object.values(WORKSHEETS)].map(({ path }) => `worksheet ${path}`),
      ...SITE_PAGES.map(({ path }) => `page ${path}`),
      'guide /resources/one',
      'question /products/notary#does-it-protect-me-',
      'question /for-attorneys#when-',
    ]);
  });

  it('finds a bond by its address and its aliases, and by the states on its page', () => {
    expect(recordAt('/products/notary')).toEqual({
      kind: 'bond',
      path: '/products/notary',
      title: 'Notary Bond',
      line: 'A notary files this bond.',
      names: ['notary', 'notary-public'],
      tags: [],
      headings: [],
      text: 'You become a notary. Twelve states. Fixed. None. Rare. It ends. Your oath. The state. On paper. Texas Four years. South Carolina ',
    });
  });

  it("uses the name from a bond family's page", () => {
    expect(recordAt('/products/license-permit')).toMatchObject({
      title: 'License & Permit Bonds',
      line: 'Bonds for a license.',
      names: ['license-permit'],
      tags: ['Notaries public'],
      text: 'An agency asks.',
    });
  });

  it('finds a state by its code and its agencies by their initials', () => {
    expect(recordAt('/states/az')).toMatchObject({
      title: 'Arizona',
      line: 'Default filing method: Original. Court for estates: Superior Court.',
      names: ['AZ'],
      tags: ['MVD', 'MVD'],
      headings: ['Arizona Motor Vehicle Division', 'Department of Revenue, Motor Vehicle Division'],
      text: 'Superior Court  It sets the amount. Dealer Bond Wants an original.  You file it. Copies. We file it. ',
    });
  });

  it('reads a guide', () => {
    expect(recordAt('/resources/one')).toMatchObject({
      title: 'One',
      line: 'X.',
      tags: ['t'],
      headings: ['Why'],
      text: 'Because.',
    });
  });

  it('accepts a guide without text', () => {
    const { headings, text } = guideRecord({
      id: 'a',
      data: { title: 'A', excerpt: '', tags: [] },
    });

    expect({ headings, text }).toEqual({ headings: [], text: '' });
  });

  it("names the topic of a question's page", () => {
    expect(recordAt('/products/notary#does-it-protect-me-')).toMatchObject({
      title: 'Does it protect me?',
      line: 'No. It protects others.',
      tags: ['Notary Bond'],
      text: 'No. It protects others.',
    });
    expect(recordAt('/for-attorneys#when-')?.tags).toEqual(['for attorneys']);
  });
});

describe('the line of a question', () => {
  const lineOf = (answer: string) =>
    questionRecord({ question: 'Why?', answer: [answer] }, { path: '/', about: '' }).line;

  it('is the whole answer up to 180 characters', () => {
    const answer = `${'word '.repeat(35)}ends.`;

    expect(answer).toHaveLength(180);
    expect(lineOf(answer)).toBe(answer);
  });

  it('ends after a whole word of a longer answer', () => {
    expect(lineOf(`${'word '.repeat(35)}endless.`)).toBe(`${'word '.repeat(35).trim()}…`);
    expect(lineOf(`${'word '.repeat(34)}word, endless.`)).toBe(`${'word '.repeat(35).trim()}…`);
  });
});
