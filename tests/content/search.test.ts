import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '~/domain/search/build-index';
import { openSearchIndex, type SearchIndex } from '~/domain/search/search-index';
import { searchSite } from '~/domain/search/search-site';
import { SYNONYMS } from '~/domain/search/synonyms';
import { readSearchRecords } from '../support/search-records.ts';

const records = readSearchRecords();
const index = indexOf(records);
const withoutGuides = indexOf(records.filter(({ kind }) => kind !== 'guide'));

const find = (query: string, most = 10) => searchSite(index, query, most).results;
const pathsOf = (query: string, most?: number) => find(query, most).map(({ path }) => path);
const titled = (kind: string) =>
  records.filter((record) => record.kind === kind).map(({ title, path }) => [title, path]);

function indexOf(some: typeof records): SearchIndex {
  const opened = openSearchIndex(buildSearchIndex(some));
  if (!opened) throw new Error('The index cannot be read');

  return opened;
}

describe('a search of the site', () => {
  it.each(titled('bond'))('puts the %s first when it is named', (title, path) => {
    expect(pathsOf(title)[0]).toBe(path);
  });

  it.each(titled('state'))('puts %s first when it is named, and by its code', (name, path) => {
    expect(pathsOf(name)[0]).toBe(path);
    expect(pathsOf(path.slice(-2))[0]).toBe(path);
  });

  it.each(titled('guide'))('finds the guide %j by its title', (title, path) => {
    expect(pathsOf(title, 3)).toContain(path);
  });

  it.each(titled('question'))('finds the question %j', (question, path) => {
    expect(pathsOf(question, 5)).toContain(path);
  });

  it.each([
    ['supersedas', '/products/appeal-supersedeas'],
    ['excutor', '/products/executor-personal-representative'],
    ['notery', '/products/notary'],
    ['consevator', '/products/guardian-conservator'],
    ['adminstrator', '/products/administrator'],
    ['gaurdian', '/products/guardian-conservator'],
    ['fidelty', '/products/erisa-fidelity'],
    ['performence', '/products/performance-bond'],
    ['frieght brokr', '/products/freight-broker-bmc-84'],
    ['califronia', '/states/ca'],
  ])('finds what %j was meant to be', (query, path) => {
    expect(pathsOf(query, 5)).toContain(path);
  });

  it.each([
    ['probate', '/products/executor-personal-representative'],
    ['probate', '/products/administrator'],
    ['BMC 84', '/products/freight-broker-bmc-84'],
    ['bmc84', '/products/freight-broker-bmc-84'],
    ['401k', '/products/erisa-fidelity'],
    ['401(k)', '/products/erisa-fidelity'],
    ['mvd', '/products/auto-dealer'],
    ['dmv', '/products/auto-dealer'],
    ['conservatorship', '/products/guardian-conservator'],
    ['car dealer', '/products/auto-dealer'],
    ['trucking', '/products/freight-broker-bmc-84'],
    ['employee theft', '/products/employee-dishonesty'],
    ['notary public', '/products/notary'],
    ['notary tx', '/products/notary'],
    ['how much does a probate bond cost', '/resources/court-bond-cost-by-state'],
    ['joint control', '/products/guardian-conservator#what-is-joint-control'],
  ])('by %j leads to %s among the first five', (query, path) => {
    expect(pathsOf(query, 5)).toContain(path);
  });

  it.each(['xyzzy', 'xyzzy bond', 'bonjour madame'])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each([...SYNONYMS])(
    'takes %j for %j, which bonds, states or questions speak of',
    (_, others) => {
      expect(others.split(' ').filter((word) => !withoutGuides.words.includes(word))).toEqual([]);
    },
  );

  it('finds a state by what its agency is called for short', () => {
    const states = find('mvd').filter(({ kind }) => kind === 'state');

    expect(states.map(({ path }) => path)).toContain('/states/az');
  });

  it('leads to pages and parts of pages, each once', () => {
    const paths = records.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]+(#[a-z][a-z0-9-]+)?$/);
  });
});
