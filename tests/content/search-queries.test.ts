import { describe, expect, it } from 'vitest';
import { findBonds, indexBonds } from '~/domain/finder/find-bonds';
import { buildSearchIndex } from '~/domain/search/search-index';
import { searchSite } from '~/domain/search/search-site';
import { toFinderBond } from '~/features/finder/to-finder-bond';
import { readSearchRecords } from '../support/search-records.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';

/** Queries that attorneys, executors, contractors, notaries, dealers and sponsors type. */
const BONDS_BY_QUERY = {
  'executor-personal-representative': [
    'probate bond',
    'estate bond',
    'personal representative',
    'letters testamentary',
    'bond to issue letters',
    'will',
    'heirs',
    'inheritance',
    'executor bond cost',
    'executor bond florida',
    'excutor',
  ],
  administrator: [
    'administrator bond texas',
    'letters of administration',
    'intestate',
    'no will',
    'died without a will',
    'probate',
    'adminstrator',
  ],
  'guardian-conservator': [
    'conservatorship',
    'guardianship of a minor',
    'ward',
    'gaurdian',
    'child',
    'my daughter’s settlement',
    'court wants bond for my child settlement money',
  ],
  trustee: ['trustee bond', 'testamentary trust'],
  'appeal-supersedeas': ['appeal bond', 'supersedeas', 'stay of judgment', 'supersedas'],
  notary: [
    'notary',
    'notary public texas',
    'notary california',
    'notary renewal',
    'become a notary',
    'notery',
    'notry',
  ],
  'contractor-license': [
    'contractor license',
    'contractor license california',
    'cslb',
    'contractor bond',
    'plumber',
    'electrician license',
    'contracter',
    'liscense',
  ],
  'bid-bond': ['bid bond', 'tender', 'bonding line'],
  'performance-bond': ['performance bond', 'perfomance bond'],
  'payment-bond': ['payment bond', 'subcontractor'],
  'auto-dealer': [
    'car dealer',
    'dealer license',
    'dmv',
    'mvd',
    'used car dealer georgia',
    'used car',
    'california auto dealer bond $50,000',
    'my dealer bond expires',
    'DMV',
    'dealar',
  ],
  'freight-broker-bmc-84': [
    'bmc 84',
    'bmc-84',
    'freight broker',
    'trucking',
    'fmcsa',
    'mc number',
    'frieght',
  ],
  'erisa-fidelity': ['401k', 'erisa', 'pension plan', 'erissa'],
  'employee-dishonesty': ['employee theft', 'janitorial'],
};

const byQuery = Object.entries(BONDS_BY_QUERY).flatMap(([slug, queries]) =>
  queries.map((query) => [query, slug] as const),
);
const index = buildSearchIndex(readSearchRecords());
const PRICES = { usual: { amount: 1_000_000, total: 23_700 }, byState: {} };
const bonds = indexBonds(readBonds().map((bond) => toFinderBond(bond, PRICES, 4)));

const topOf = (query: string) => searchSite(index, query, 3).results.map(({ path }) => path);

describe('the site search', () => {
  it.each(byQuery)('for %j lists the bond %s among the first three results', (query, slug) => {
    expect(topOf(query)).toContain(`/products/${slug}`);
  });

  it.each([
    ['letters of administration', '/resources/administrator-bond-basics'],
    ['e-file bond', '/resources/original-vs-efile'],
    ['electronic filing', '/resources/original-vs-efile'],
    ['original bond', '/resources/original-vs-efile'],
    ['miller act', '/resources/contract-bonds-quickstart'],
    ['how much does an executor bond cost', '/resources/court-bond-cost-by-state'],
    ['bonding line', '/products/bid-bond#what-is-a-bonding-line-and-how-do-i-get-one'],
    ['bonding capacity', '/resources/worksheets/bonding-capacity'],
    ['bad credit', '/resources/bond-pricing-explained'],
    ['change bond amount', '/resources/how-bond-amounts-are-set'],
    ['califonia', '/states/ca'],
    ['sc', '/states/sc'],
  ])('for %j lists %s among the first three results', (query, path) => {
    expect(topOf(query)).toContain(path);
  });
});

describe('the site search for what a customer wants to do', () => {
  it.each([
    ['cancel my bond', '/dashboard'],
    ['how do i cancel', '/dashboard'],
    ['change my address', '/dashboard'],
    ['check status', '/dashboard'],
    ['sign in', '/dashboard'],
    ['receipt', '/dashboard'],
    ['lost my bond', '/dashboard/documents'],
    ['duplicate copy', '/dashboard/documents'],
    ['renew', '/dashboard/renewals'],
    ['renew my bond', '/dashboard/renewals'],
    ['change my email', '/dashboard/account'],
    ['reset password', '/forgot-password'],
    ['attorney login', '/dashboard/attorney'],
    ['for attorneys', '/for-attorneys'],
    ['contractor login', '/dashboard/contractor'],
    ['bad credit', '/inquiry'],
    ['how long does it take', '/processing-times'],
    ['same day bond', '/processing-times'],
    ['phone number', '/support'],
    ['contact', '/support'],
    ['w9', '/support'],
    ['are you licensed', '/licensing'],
    ['privacy', '/legal/privacy'],
  ])('for %j lists %s among the first three results', (query, path) => {
    expect(topOf(query)).toContain(path);
  });
});

it.each(['notary tx', 'notry tx', 'notary te'])(
  'the search lists the bond first for %j',
  (query) => {
    expect(topOf(query)[0]).toBe('/products/notary');
  },
);

it.each(['no will', 'there was no will'])(
  'the search lists the administrator first for %j, and not the bonds for a will',
  (query) => {
    expect(topOf(query)[0]).toBe('/products/administrator');
  },
);

it('the search lists a question first if the query repeats it', () => {
  expect(topOf('what is joint control')[0]).toBe(
    '/products/guardian-conservator#what-is-joint-control',
  );
});

it('the search lists no state other than the one that the query names', () => {
  const { results } = searchSite(index, 'dealer license expires next month california', 30);
  const states = results.filter(({ kind }) => kind === 'state').map(({ path }) => path);

  expect(states.filter((path) => path !== '/states/ca')).toEqual([]);
});

describe('the bond finder', () => {
  it.each(byQuery)('for %j finds the bond %s', (query, slug) => {
    expect(findBonds(bonds, { query }).bonds.map((bond) => bond.slug)).toContain(slug);
  });

  it('finds the bonds of fiduciaries', () => {
    const found = findBonds(bonds, { query: 'fiduciary' }).bonds.map(({ slug }) => slug);

    expect(found).toEqual(expect.arrayContaining(['trustee', 'executor-personal-representative']));
  });

  it('finds no freight broker for the letters of a court', () => {
    const found = findBonds(bonds, { query: 'letters of administration' }).bonds;

    expect(found.map(({ slug }) => slug)).toEqual(['administrator']);
  });

  it('finds few bonds for the words of one trade', () => {
    const counts = ['cslb', 'dmv', 'pension plan', 'notary california', 'excutor'].map(
      (query) => findBonds(bonds, { query }).bonds.length,
    );

    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });

  it.each(['surety bond', 'texas', 'califonia', 'sc'])('keeps every bond for %j', (query) => {
    expect(findBonds(bonds, { query }).bonds).toHaveLength(bonds.bonds.length);
  });

  it.each(['xyzzy', 'xyzzy bond', 'boat'])('finds nothing for %j', (query) => {
    expect(findBonds(bonds, { query }).bonds).toEqual([]);
  });
});
