import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '~/domain/search/search-index';
import { searchSite } from '~/domain/search/search-site';
import { SYNONYMS } from '~/domain/search/synonyms';
import { readSearchRecords } from '../support/search-records.ts';

const records = readSearchRecords();
const index = buildSearchIndex(records);
const withoutGuides = buildSearchIndex(records.filter(({ kind }) => kind !== 'guide'));

const find = (query: string, most = 10) => searchSite(index, query, most).results;
const pathsOf = (query: string, most?: number) => find(query, most).map(({ path }) => path);
const titled = (kind: string) =>
  records.filter((record) => record.kind === kind).map(({ title, path }) => [title, path]);

describe('a search of the site', () => {
  it.each(titled('bond'))('lists the %s first for its name', (title, path) => {
    expect(pathsOf(title)[0]).toBe(path);
  });

  it.each(titled('state'))('lists %s first for its name and for its code', (name, path) => {
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
  ])('for %j lists %s among the first five results', (query, path) => {
    expect(pathsOf(query, 5)).toContain(path);
  });

  it.each(['xyzzy', 'xyzzy bond', 'bonjour madame'])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each([...SYNONYMS])(
    'treats %j as %j, and bonds, states or questions contain those words',
    (_, others) => {
      expect(others.split(' ').filter((word) => withoutGuides.search(word).length === 0)).toEqual(
        [],
      );
    },
  );

  it('finds a state by the abbreviation of its agency', () => {
    const states = find('mvd').filter(({ kind }) => kind === 'state');

    expect(states.map(({ path }) => path)).toContain('/states/az');
  });

  it('has one result for each page or part of a page', () => {
    const paths = records.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]+(#[a-z][a-z0-9-]+)?$/);
  });
});
