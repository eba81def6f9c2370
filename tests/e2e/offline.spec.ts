import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  startSiteServer,
  type SiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { buildServiceWorker } from '../../src/integrations/service-worker/build-service-worker.ts';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { testSite } from '../support/test-site';

test.use({ serviceWorkers: 'allow' });

let directory: string;
let site: SiteServer;

/** Serve the copy of the site, as it is now, where it was served before. */
async function deploy(): Promise<void> {
  const port = Number(new URL(site.url).port);
  await site.stop();
  site = await startSiteServer({ port, directory, netlifyToml: testSite.netlifyToml });
}

/** Open a page and wait until it and the files it needs are kept on the device. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining([path, ...(await loadedAssets(page))]));
}

/** Paths of the files a page has loaded whose names change with their content. */
function loadedAssets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(location.origin, ''))
      .filter((path) => path.startsWith('/_astro/') || path.startsWith('/fonts/')),
  );
}

/** Paths of all that is kept, queries included. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));

    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

test.beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(testSite.directory, directory, { recursive: true });
  site = await startSiteServer({ port: 0, directory, netlifyToml: testSite.netlifyToml });
});

test.afterEach(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

test('a visitor in a courthouse without reception reads what they read before', async ({
  page,
  context,
}) => {
  await visit(page, '/legal/terms');
  await context.setOffline(true);

  await page.goto(`${site.url}/legal/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Besley/);
  expect(await page.evaluate(() => document.fonts.check('1rem Besley'))).toBe(true);

  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expectNoViolations(page);
  await page.getByRole('region', { name: 'Pages you can read now' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
});

test('the page that was asked for comes when the network is back', async ({ page, context }) => {
  await visit(page, '/legal/terms');
  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('nothing of a quote and no query is kept', async ({ page, context }) => {
  await visit(page, '/get-a-bond');
  await page.goto(`${site.url}/get-a-bond?state=TX`);
  await page.goto(`${site.url}/quote?bondType=notary&state=TX`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const kept = await keptPaths(page);
  expect(kept.filter((path) => path.startsWith('/quote') || path.includes('?'))).toEqual([]);

  await context.setOffline(true);
  await expect(page.goto(`${site.url}/quote`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('after a deploy nobody reads an old page, and what was kept of it goes', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  const before = await page.evaluate(() => caches.keys());

  const html = await readFile(join(directory, 'about.html'), 'utf8');
  await writeFile(join(directory, 'about.html'), html.replace('<h1', '<h1 data-new'));
  await buildServiceWorker({ directory, isOn: true });
  await deploy();

  await page.goto(`${site.url}/about`);
  await expect(page.locator('h1[data-new]')).toBeVisible();

  // The new worker takes over when no tab shows the old site any more.
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(waiting).toBe(true);
  await page.goto('about:blank');
  const next = await context.newPage();
  await visit(next, '/about');
  await expect
    .poll(() => next.evaluate(() => caches.keys()))
    .not.toEqual(expect.arrayContaining(before));
  const pageCaches = (await next.evaluate(() => caches.keys())).filter((name) =>
    name.includes('pages'),
  );
  expect(pageCaches).toHaveLength(1);
});

test('switched off, the worker leaves the browser and takes everything with it', async ({
  page,
}) => {
  await visit(page, '/about');
  await buildServiceWorker({ directory, isOn: false });
  await deploy();

  await page.goto(`${site.url}/about`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
