import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startSiteServer,
  type SiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { builtPages } from '../support/built-pages.ts';
import {
  BUILT_IN_GUIDES,
  GUIDES,
  LED_TO_HUB,
  OLD_ADDRESSES,
  ROUTES_WITH_PAGES,
  SHOWN_BY_ACCOUNT,
  SHOWN_BY_DASHBOARD,
  SHOWN_BY_VERIFY,
} from '../support/routes.ts';
import { testSite } from '../support/test-site.ts';

/** The second or a later page of a list of guides. */
const FURTHER_PAGE = /^\/resources\/(category|state)\/[a-z-]+\/\d+$/;

let site: SiteServer;

beforeAll(async () => {
  site = await startSiteServer({ ...testSite, port: 0 });
});

afterAll(() => site.stop());

/** Requests a path without following redirects. */
async function ask(path: string) {
  const { status, headers } = await fetch(`${site.url}${path}`, { redirect: 'manual' });

  return { status, location: headers.get('location') };
}

describe('both route tables', () => {
  it.each(ROUTES_WITH_PAGES)('%s has a page', async (path) => {
    expect(await ask(path)).toEqual({ status: 200, location: null });
  });

  it.each(SHOWN_BY_VERIFY)('%s shows the verify page and keeps its address', async (path) => {
    const verify = await (await fetch(`${site.url}/verify`)).text();

    expect(await ask(path)).toEqual({ status: 200, location: null });
    expect(await (await fetch(`${site.url}${path}`)).text()).toBe(verify);
  });

  it.each(SHOWN_BY_DASHBOARD)('%s shows the dashboard and keeps its address', async (path) => {
    const dashboard = await (await fetch(`${site.url}/dashboard`)).text();

    expect(await ask(path)).toEqual({ status: 200, location: null });
    expect(await (await fetch(`${site.url}${path}`)).text()).toBe(dashboard);
  });

  it.each(SHOWN_BY_ACCOUNT)('%s shows the account page and keeps its address', async (path) => {
    const account = await (await fetch(`${site.url}/dashboard/account`)).text();

    expect(await ask(path)).toEqual({ status: 200, location: null });
    expect(await (await fetch(`${site.url}${path}`)).text()).toBe(account);
  });

  it('cover every page of the site except the offline page', () => {
    const unknown = builtPages().filter(
      (path) =>
        !ROUTES_WITH_PAGES.includes(path) && path !== '/offline' && !FURTHER_PAGE.test(path),
    );

    expect(unknown).toEqual([]);
  });

  it('include the built-in guides', () => {
    expect(GUIDES).toEqual(expect.arrayContaining(BUILT_IN_GUIDES));
  });

  it.each(LED_TO_HUB)(
    '%s redirects to the hub, which receives the filter',
    async (path, location) => {
      expect(await ask(path)).toEqual({ status: 302, location });
      expect((await ask(location)).status).toBe(200);
    },
  );
});

describe('an old address', () => {
  it.each(OLD_ADDRESSES)('%s redirects with %d to %s, which exists', async (from, status, to) => {
    expect(await ask(from)).toEqual({ status, location: to });
    expect((await ask(to)).status).toBe(200);
  });

  it.each(OLD_ADDRESSES)('%s keeps its query', async (from, status, to) => {
    expect(await ask(`${from}?state=TX&a=1`)).toEqual({ status, location: `${to}?state=TX&a=1` });
  });

  it.each(OLD_ADDRESSES)(
    '%s redirects the same way with a trailing slash',
    async (from, status, to) => {
      expect(await ask(`${from}/`)).toEqual({ status, location: to });
    },
  );
});

describe('the canonical spelling of an address', () => {
  const pages = builtPages().filter((path) => path !== '/');

  it.each(pages)('%s has no trailing slash', async (path) => {
    expect(await ask(`${path}/?a=1`)).toEqual({ status: 301, location: `${path}?a=1` });
  });

  it.each(pages.filter((path) => path !== '/404'))('%s in capitals leads there', async (path) => {
    expect(await ask(`${path.toUpperCase()}?a=B`)).toEqual({
      status: 301,
      location: `${path}?a=B`,
    });
  });

  it('has no capital, because Netlify serves every page below its address in lower case', () => {
    expect(pages.filter((path) => /[A-Z]/.test(path))).toEqual([]);
  });
});
