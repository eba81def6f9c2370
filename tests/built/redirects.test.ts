import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startSiteServer,
  type SiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { builtPages } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';

/** A rule as Netlify parses it. `query` holds the parameters that the rule requires, such as { state: ':state' }. */
type Rule = {
  from: string;
  to: string;
  status: number;
  force: boolean;
  query: Record<string, string>;
};

const parsed = await parseAllRedirects({
  redirectsFiles: [join(testSite.directory, '_redirects')],
  netlifyConfigPath: testSite.netlifyToml,
  configRedirects: [],
  minimal: true,
});
const rules = (parsed.redirects as (Pick<Rule, 'from' | 'to'> & Partial<Rule>)[]).map(
  ({ from, to, status = 301, force = false, query = {} }): Rule => ({
    from,
    to,
    status,
    force,
    query,
  }),
);
const leading = rules.filter(({ status }) => status >= 300 && status < 400);
const pages = builtPages();

let site: SiteServer;

beforeAll(async () => {
  site = await startSiteServer({ ...testSite, port: 0 });
});

afterAll(() => site.stop());

/** An address that only this rule matches. Every parameter has the value `x`. */
const sampleOf = ({ from, query }: Rule) => {
  const wanted = new URLSearchParams(Object.keys(query).map((name) => [name, 'x']));

  return `${from.replace('*', 'no-such-page')}${wanted.size > 0 ? `?${wanted}` : ''}`;
};
const goalOf = ({ to, query }: Rule) =>
  Object.values(query).reduce(
    (goal, placeholder) => goal.replace(placeholder, 'x'),
    to.replace(':splat', 'no-such-page'),
  );

describe('the rules of netlify.toml and _redirects', () => {
  it('exist', () => {
    expect(leading.length).toBeGreaterThan(30);
  });

  it('never repeat an address', () => {
    const addresses = rules.map(({ from, query }) => `${from} ${JSON.stringify(query)}`);

    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  it.each(leading)('$from is not shadowed by an earlier rule or a page', async (rule) => {
    const response = await fetch(`${site.url}${sampleOf(rule)}`, { redirect: 'manual' });

    expect({ status: response.status, to: response.headers.get('location') }).toEqual({
      status: rule.status,
      to: goalOf(rule),
    });
    expect(pages).not.toContain(rule.from);
  });

  it.each(leading)('$from reaches its destination after one redirect', async (rule) => {
    const goal = new URL(goalOf(rule), site.url);
    const response = await fetch(goal, { redirect: 'manual' });

    expect(response.status).toBe(200);
    expect(pages).toContain(goal.pathname);
  });

  it('forward requests to /api to the functions of Supabase', () => {
    const passing = rules.filter(({ to }) => to.startsWith('http'));

    expect(passing).toEqual(
      ['health', 'vitals', 'unsubscribe', 'matter-calendar'].map((name) => ({
        from: `/api/${name}`,
        to: expect.stringMatching(new RegExp(`^https?://[^/]+/functions/v1/${name}$`)),
        status: 200,
        force: false,
        query: {},
      })),
    );
  });
});

describe('an address that a stranger made up', () => {
  it.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/%2f%2fevil.example/',
    '/%09/evil.example/',
    '/quote//evil.example/',
    '/quote/%2e%2e//evil.example/',
    '/get-quote//evil.example/',
    '/get-quote?x=%0d%0aLocation:%20//evil.example/',
    '/states//evil.example/',
    '/states/SC//evil.example/',
    '/resources//evil.example/',
    '/resources/category//evil.example/',
    '/dashboard//evil.example/',
    '/verify//evil.example/',
    '/quote/?returnTo=//evil.example/',
  ])('leads to no other site: %s', async (path) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    const location = response.headers.get('location') ?? '/';

    expect(new URL(location, site.url).origin).toBe(site.url);
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});
