import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '~/domain/search/search-record';
import { buildSearchIndex } from '~/domain/search/search-index';
import { searchSite, type SearchResult } from '~/domain/search/search-site';
import { buildRecord, titlesFound } from './records';

const EXECUTOR = buildRecord({
  kind: 'bond',
  path: '/products/executor-personal-representative',
  title: 'Executor Bond',
  line: 'An executor files this bond so that heirs are paid.',
  names: ['executor-personal-representative'],
});
const NOTARY = buildRecord({
  kind: 'bond',
  path: '/products/notary',
  title: 'Notary Bond',
  line: 'A notary public files this bond.',
  names: ['notary-public'],
});
const FREIGHT = buildRecord({ kind: 'bond', title: 'BMC-84 Freight Broker Bond' });
const TEXAS = buildRecord({ kind: 'state', title: 'Texas', names: ['TX'], tags: ['DMV'] });
const OREGON = buildRecord({ kind: 'state', title: 'Oregon', names: ['OR'] });
const GUIDE = buildRecord({
  title: 'What an executor does next',
  line: 'Find out whether you need the bond.',
  tags: ['joint control'],
  headings: ['Before the hearing'],
  text: 'A restricted account lowers the bond. Texas asks for it.',
});
const QUESTION = buildRecord({ kind: 'question', title: 'Who pays for the executor bond?' });

const RECORDS = [EXECUTOR, NOTARY, FREIGHT, TEXAS, OREGON, GUIDE, QUESTION];
const find = (query: string, records: readonly SearchRecord[] = RECORDS) =>
  titlesFound(records, query);

const titleOf = ({ title }: SearchResult) => title.map(({ text }) => text).join('');

describe('searchSite', () => {
  it.each([
    ['a name', 'notary', ['Notary Bond']],
    ['another name of the same', 'notary public', ['Notary Bond']],
    ['a beginning', 'frei', ['BMC-84 Freight Broker Bond']],
    ['a number with its hyphen', 'bmc-84', ['BMC-84 Freight Broker Bond']],
    ['a number without it', 'BMC84', ['BMC-84 Freight Broker Bond']],
    ['a tag', 'joint', ['What an executor does next']],
    ['a word of a heading', 'hearing', ['What an executor does next']],
    ['words of the text', 'restricted accounts', ['What an executor does next']],
    ['a misspelled word', 'notery', ['Notary Bond']],
    ['a misspelled word that is not finished', 'notxr', ['Notary Bond']],
    ['one mistake in a long word', 'restricked', ['What an executor does next']],
    ['two mistakes in a long word', 'restryckted', ['What an executor does next']],
    ['a word of another name', 'trucking', ['BMC-84 Freight Broker Bond']],
    ['a small word that is a code', 'or', ['Oregon']],
    ['a single letter', 'p', ['Notary Bond', 'Executor Bond', 'Who pays for the executor bond?']],
    ['nothing for a short word with a mistake', 'txs', []],
    ['nothing for three mistakes', 'rxstrxctxd', []],
    ['nothing for a finished word with a beginning misspelled', 'notxr ', []],
    ['nothing for a word nobody has', 'boat', []],
    ['nothing for no word', ' ?! ', []],
  ])('finds %s', (_, query, titles) => {
    expect(find(query)).toEqual(titles);
  });

  it("ranks a bond's own name before a guide and a question that mention it", () => {
    const reversed = [...RECORDS].reverse();

    expect(find('executor', reversed)[0]).toBe('Executor Bond');
    expect(find('executor bond', reversed)[0]).toBe('Executor Bond');
  });

  it('ranks a title before a tag, a tag before a heading and a heading before text', () => {
    const places = [
      buildRecord({ title: 'In text', text: 'A waiver.' }),
      buildRecord({ title: 'In a heading', headings: ['A waiver'] }),
      buildRecord({ title: 'In a tag', tags: ['waiver'] }),
      buildRecord({ title: 'Waiver' }),
    ];

    expect(find('waiver', places)).toEqual(['Waiver', 'In a tag', 'In a heading', 'In text']);
  });

  it('ranks a whole word before a prefix, and a shorter word before a longer one', () => {
    const words = ['courtroom', 'courtly', 'court'].map((text) =>
      buildRecord({ title: text, text }),
    );

    expect(find('court', words)).toEqual(['court', 'courtly', 'courtroom']);
  });

  it('ranks an exact title before a longer one', () => {
    const titles = [
      'Trustee bond of a bank or a family',
      'A trustee',
      'Another guide',
      'One guide more',
    ].map((title) => buildRecord({ title }));

    expect(find('trustee', titles)).toEqual(['A trustee', 'Trustee bond of a bank or a family']);
  });

  it('ranks a record with every word before the others, and leaves out records with common words only', () => {
    expect(find('executor texas')).toEqual([
      'What an executor does next',
      'Executor Bond',
      'Texas',
      'Who pays for the executor bond?',
    ]);
    expect(find('notary bond')).toEqual(['Notary Bond']);
  });

  it('finds a bond that the query names before records with its rarer words only', () => {
    const records = [
      ...RECORDS,
      buildRecord({ title: 'Dealers', text: 'Before you become one.' }),
      ...Array.from({ length: 6 }, (_, number) =>
        buildRecord({ title: `Guide ${number}`, text: 'For a notary or a broker.' }),
      ),
    ];

    expect(find('become a notary', records)[0]).toBe('Notary Bond');
    expect(find('xyzzy quux no', records)).toEqual([]);
    expect(find('become a broker', records)).not.toContain('BMC-84 Freight Broker Bond');
  });

  it('reads a number with a comma as one number', () => {
    const records = [...RECORDS, buildRecord({ title: 'A large bond', text: 'It is $50,000.' })];

    expect(find('$50,000', records)).toEqual(['A large bond']);
    expect(find('$50,000', records)).toEqual(find('50000', records));
  });

  it('weighs a rare word higher than a common one', () => {
    const records = [
      buildRecord({ title: 'Common', text: 'court' }),
      buildRecord({ title: 'Rare', text: 'waiver' }),
      ...Array.from({ length: 8 }, (_, number) =>
        buildRecord({ title: `Another ${number}`, text: 'court' }),
      ),
    ];

    expect(find('court waiver', records)).toEqual(['Rare']);
  });

  it("finds a state's records by its code", () => {
    expect(find('tx')).toEqual(['Texas', 'What an executor does next']);
  });

  it('keeps the given order among equals', () => {
    const equals = ['One', 'Two', 'Three'].map((title) => buildRecord({ title, text: 'heirs' }));

    expect(find('heir', equals)).toEqual(['One', 'Two', 'Three']);
  });

  it('returns the best of many matches in order, and the given order among equals', () => {
    const texts = ['a heir and a heir', 'a heir', 'a heir and a heir and a heir'];
    const records = Array.from({ length: 90 }, (_, number) =>
      buildRecord({ title: `${number}`, headings: [texts[number % 3] ?? ''] }),
    );
    const all = searchSite(buildSearchIndex(records), 'heir', 90).results.map(titleOf);
    const best = searchSite(buildSearchIndex(records), 'heir', 8).results.map(titleOf);

    expect(best).toEqual(['2', '5', '8', '11', '14', '17', '20', '23']);
    expect(all.slice(0, 8)).toEqual(best);
  });

  it('lets a finished word of one or two letters begin no other word', () => {
    expect(find('or')).toEqual(['Oregon']);
    expect(find('te')).toContain('Texas');
    expect(find('te ')).toEqual([]);
  });

  it('counts all matches, returns the requested number, and marks the words', () => {
    const { count, results } = searchSite(buildSearchIndex(RECORDS), 'executors', 1);

    expect(count).toBe(3);
    expect(results).toEqual([
      {
        kind: 'bond',
        path: '/products/executor-personal-representative',
        title: [
          { text: 'Executor', isMarked: true },
          { text: ' Bond', isMarked: false },
        ],
        line: [
          { text: 'An ', isMarked: false },
          { text: 'executor', isMarked: true },
          { text: ' files this bond so that heirs are paid.', isMarked: false },
        ],
      },
    ]);
  });

  it('reads eight words', () => {
    const many = 'executor bond public notary texas oregon freight broker';

    expect(find(`${many} letter`)).toEqual(find(many));
  });

  it('accepts a last word that may become a common word', () => {
    expect(find('executor thi')).toEqual(find('executor'));
    expect(find('executor thi ')).toEqual(['Executor Bond']); // only the bond that the query names
    expect(find('thi')).toEqual([]);
  });

  it('finds a bond and a state by every prefix of their name', () => {
    for (const { title } of [EXECUTOR, NOTARY, FREIGHT, TEXAS, OREGON]) {
      for (let length = 1; length <= title.length; length += 1) {
        expect(find(title.slice(0, length))).toContain(title);
      }
    }
  });

  it('answers any text', () => {
    const index = buildSearchIndex(RECORDS);
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (query) => {
        const { count, results } = searchSite(index, query, 10);

        expect(results).toHaveLength(count);
      }),
    );
  });
});
