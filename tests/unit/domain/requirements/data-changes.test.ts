import { describe, expect, it } from 'vitest';
import { toAtom, toDataChanges } from '~/domain/requirements/data-changes';
import type { Requirement } from '~/domain/requirements/requirement';
import { readRequirements } from '../../../tools/catalogue/read-content.ts';

type Row = Parameters<typeof toDataChanges>[0][number];

const row = (id: string, state: Requirement['state'], changes: Partial<Row> = {}): Row => ({
  id,
  bond: 'notary',
  state,
  added: '2026-11-23',
  changes: [],
  ...changes,
});

const ROWS = [
  row('notary-al-amount', 'AL', {
    changes: [{ on: '2027-03-01', what: 'The amount rose from $50,000 to <$60,000>.' }],
  }),
  row('notary-al-required', 'AL'),
  row('notary-fl-amount', 'FL', { added: '2027-03-01' }),
  row('auto-dealer-fl-amount', 'FL', { bond: 'auto-dealer' }),
];

const HEAD = {
  title: 'Changes',
  author: 'Marshline & Co.',
  license: 'CC BY 4.0',
  self: 'https://example.com/data/changes.xml',
  home: 'https://example.com/state-requirements',
};

describe('toDataChanges', () => {
  it('lists what was published and changed, newest first', () => {
    expect(toDataChanges(ROWS)).toEqual([
      {
        day: '2027-03-01',
        bond: 'notary',
        what: [
          'Published 1 row for 1 place.',
          'notary-al-amount: The amount rose from $50,000 to <$60,000>.',
        ],
      },
      { day: '2026-11-23', bond: 'auto-dealer', what: ['Published 1 row for 1 place.'] },
      { day: '2026-11-23', bond: 'notary', what: ['Published 2 rows for 1 place.'] },
    ]);
  });

  it('counts every published row once', () => {
    const rows = readRequirements();
    const published = toDataChanges(rows)
      .flatMap(({ what }) => what)
      .map((sentence) => Number(/^Published (\d+) row/.exec(sentence)?.[1] ?? 0));

    expect(published.reduce((sum, number) => sum + number, 0)).toBe(rows.length);
  });
});

describe('toAtom', () => {
  const feed = toAtom(
    toDataChanges(ROWS),
    HEAD,
    (bond) => `The ${bond} bond`,
    (bond) => `https://example.com/requirements/${bond}?a=1&b=2`,
  );

  it('is dated by its newest change', () => {
    expect(feed).toContain('<updated>2027-03-01T00:00:00Z</updated>\n<author>');
  });

  it('has an entry per day and bond, with an id of its own', () => {
    const ids = [...feed.matchAll(/<entry>\n<id>([^<]+)/g)].map(([, id]) => id);

    expect(ids).toEqual([
      `${HEAD.self}#2027-03-01-notary`,
      `${HEAD.self}#2026-11-23-auto-dealer`,
      `${HEAD.self}#2026-11-23-notary`,
    ]);
  });

  it('escapes what XML would read as markup', () => {
    expect(feed).toContain('<name>Marshline &amp; Co.</name>');
    expect(feed).toContain('from $50,000 to &lt;$60,000&gt;.');
    expect(feed).toContain('href="https://example.com/requirements/notary?a=1&amp;b=2"');
  });

  it('is never empty', () => {
    expect(() => toAtom([], HEAD, String, String)).toThrow('no changes');
  });
});
