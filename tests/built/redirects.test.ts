import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startSiteServer,
  type SiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { builtPages } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';

/** A rule as Netlify reads it. `query` holds the parameters it wants, such as { state: ':state' }. */
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

/** An address that only this rule can be meant for, and where it leads. A parameter has the value `x`. */
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
  it('are there', () => {
    expect(leading.length).toBeGreaterThan(30);
  });

  it('have one rule per address', () => {
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

  it.each(leading)('$from is at its goal after one step', async (rule) => {
    const goal = new URL(goalOf(rule), site.url);
    const response = await fetch(goal, { redirect: 'manual' });

    expect(response.status).toBe(200);
    expect(pages).toContain(goal.pathname);
  });

  it('pass on to Supabase what pages send to /api', () => {
    const passing = rules.filter(({ to }) => to.startsWith('http'));

    expect(passing).toEqual(
      ['vitals', 'unsubscribe'].map((name) => ({
        from: `/api/${name}`,
        to: expect.stringMatching(new RegExp(`^https?://[^/]+/functions/v1/${name}$`)),
        status: 200,
        force: false,
        query: {},
      })),
    );
  });
});
