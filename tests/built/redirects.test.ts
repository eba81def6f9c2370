import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startSiteServer,
  type SiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { builtPages } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';

/** A rule as Netlify reads it. */
type Rule = { from: string; to: string; status: number; force: boolean };

const parsed = await parseAllRedirects({
  redirectsFiles: [join(testSite.directory, '_redirects')],
  netlifyConfigPath: testSite.netlifyToml,
  configRedirects: [],
  minimal: true,
});
const rules = (parsed.redirects as (Pick<Rule, 'from' | 'to'> & Partial<Rule>)[]).map(
  ({ from, to, status = 301, force = false }): Rule => ({ from, to, status, force }),
);
const leading = rules.filter(({ status }) => status >= 300 && status < 400);
const pages = builtPages();

let site: SiteServer;

beforeAll(async () => {
  site = await startSiteServer({ ...testSite, port: 0 });
});

afterAll(() => site.stop());

/** An address that only this rule can be meant for, and where it leads. */
const sampleOf = (from: string) => from.replace('*', 'no-such-page');
const goalOf = (to: string) => to.replace(':splat', 'no-such-page');

describe('the rules of netlify.toml and _redirects', () => {
  it('are there', () => {
    expect(leading.length).toBeGreaterThan(30);
  });

  it('have one rule per address', () => {
    const addresses = rules.map(({ from }) => from);

    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  it.each(leading)(
    '$from is not shadowed by an earlier rule or a page',
    async ({ from, to, status }) => {
      const response = await fetch(`${site.url}${sampleOf(from)}`, { redirect: 'manual' });

      expect({ status: response.status, to: response.headers.get('location') }).toEqual({
        status,
        to: goalOf(to),
      });
      expect(pages).not.toContain(from);
    },
  );

  it.each(leading)('$from is at its goal after one step', async ({ to }) => {
    const goal = new URL(goalOf(to), site.url);
    const response = await fetch(goal, { redirect: 'manual' });

    expect(response.status).toBe(200);
    expect(pages).toContain(goal.pathname);
  });

  it('pass on to Supabase what pages send to /api', () => {
    const passing = rules.filter(({ to }) => to.startsWith('http'));

    expect(passing).toEqual([
      {
        from: '/api/vitals',
        to: expect.stringMatching(/^https?:\/\/[^/]+\/functions\/v1\/vitals$/),
        status: 200,
        force: false,
      },
    ]);
  });
});
