import { describe, expect, it } from 'vitest';
import {
  bareDomainIn,
  hostOf,
  isBareAddress,
  isOfficialAddress,
} from '~/domain/sources/official-host';
import { sourceProblem } from '~/domain/sources/source-rules';

const LAW = 'https://www.ilga.gov/legislation/ilcs/documents/000503120K2-105.htm';
const MIRROR = 'https://self-law.org/code/az/title-12/12-2108';

describe('official addresses', () => {
  it.each([
    LAW,
    'https://www.dmdc.osd.mil/page',
    'https://leg.state.fl.us/Statutes/index.cfm?x=1',
    'https://www.wcpc.us/filing.html',
  ])('include %s', (address) => {
    expect(isOfficialAddress(address)).toBe(true);
  });

  it.each([
    MIRROR,
    'https://www.law.cornell.edu/rules/frcp/rule_62',
    'https://ilga.gov.example.com/page',
    'https://state.xx.us.example/page',
  ])('exclude %s', (address) => {
    expect(isOfficialAddress(address)).toBe(false);
  });

  it('are shown by their host', () => {
    expect(hostOf(LAW)).toBe('ilga.gov');
  });

  it.each([
    ['https://www.ctprobate.gov', true],
    ['https://www.ctprobate.gov/', true],
    ['https://legis.state.pa.us/?a=1', false],
    [LAW, false],
  ])('are bare without a page: %s', (address, isBare) => {
    expect(isBareAddress(address)).toBe(isBare);
  });
});

describe('bareDomainIn', () => {
  it.each([
    ['harnett.org, page not recorded', 'harnett.org'],
    ['see www.atra.org', 'www.atra.org'],
    ['Wis. Stat. 801.18(9)(h); S.C. Code 62-3-603', undefined],
    ['jetsurety.com/notary-bonds', undefined],
    ['clerk@example.com', undefined],
  ])('finds the site in %s', (citation, domain) => {
    expect(bareDomainIn(citation)).toBe(domain);
  });
});

describe('sourceProblem', () => {
  it.each([
    ['an official page', { isOfficial: true, url: LAW }],
    ['a citation alone', { isOfficial: true, citation: 'A.R.S. 12-2108' }],
    ['a copy with its citation', { isOfficial: true, copy: MIRROR, citation: 'A.R.S. 12-2108' }],
    ['half an address', { isOfficial: true, url: 'https://' }],
    ['an address without https', { isOfficial: true, url: 'http://self-law.org' }],
    ["a seller's page", { isOfficial: false, url: 'https://jetsurety.com/notary-bonds' }],
    ["a seller's page on a law", { isOfficial: false, title: 'Jet, N.C. Rules', url: MIRROR }],
    ['an old text of a law', { isOfficial: false, title: 'N.C. General Statutes', url: LAW }],
  ])('accepts %s', (_, source) => {
    expect(sourceProblem(source)).toBeUndefined();
  });

  it.each([
    ['a mirror under an official title', { isOfficial: true, url: MIRROR }, 'url', /private copy/],
    ['a whole official site', { isOfficial: true, url: 'https://x.gov' }, 'url', /whole site/],
    ["a seller's whole site", { isOfficial: false, url: 'https://atra.org/' }, 'url', /whole site/],
    [
      'a private page that is titled as a law',
      { isOfficial: false, title: 'N.C. General Statutes, dealers', url: MIRROR },
      'title',
      /self-law\.org is a private page/,
    ],
    [
      'a citation of a whole site',
      { isOfficial: false, citation: 'N.J.S.A. 3B:15-1; jetsurety.com' },
      'citation',
      /jetsurety\.com is a whole site/,
    ],
    ['a copy without a citation', { isOfficial: true, copy: MIRROR }, 'copy', /Give the citation/],
    ['a copy of a whole site', { isOfficial: true, copy: 'https://a.b' }, 'copy', /whole site/],
    ["a seller's copy", { isOfficial: false, copy: MIRROR }, 'copy', /under url/],
    ['an official page as a copy', { isOfficial: true, copy: LAW }, 'copy', /under url/],
  ])('refuses %s, and says what to do', (_, source, field, words) => {
    expect(sourceProblem(source)).toEqual({ field, words: expect.stringMatching(words) });
  });

  it('reports the address before the copy', () => {
    expect(sourceProblem({ isOfficial: true, url: MIRROR, copy: LAW })?.field).toBe('url');
  });
});
