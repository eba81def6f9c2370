import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServiceWorker } from '../../src/integrations/service-worker/build-service-worker.ts';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import {
  hasWaitingWorker,
  keptPaths,
  type SiteCopy,
  startSiteCopy,
  visitAndKeep,
} from '../support/site-copy';

test.use({ serviceWorkers: 'allow' });

let site: SiteCopy;

test.beforeEach(async () => {
  site = await startSiteCopy();
});

test.afterEach(() => site.remove());

test('a visitor without reception reads pages they opened before', async ({ page, context }) => {
  await visitAndKeep(page, site, '/legal/terms');
  await context.setOffline(true);

  await page.goto(`${site.url}/legal/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Besley/);
  expect(await page.evaluate(() => document.fonts.check('1rem Besley'))).toBe(true);

  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expectNoViolations(page);
  await page.getByRole('region', { name: 'Pages you can read now' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
});

test('a requested page appears when the network is back', async ({ page, context }) => {
  await visitAndKeep(page, site, '/legal/terms');
  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('quotes and queries are never cached', async ({ page, context }) => {
  await visitAndKeep(page, site, '/get-a-bond');
  await page.goto(`${site.url}/get-a-bond?state=TX`);
  await page.goto(`${site.url}/quote?bondType=notary&state=TN`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const kept = await keptPaths(page);
  expect(kept.filter((path) => path.startsWith('/quote') || path.includes('?'))).toEqual([]);

  await context.setOffline(true);
  await expect(page.goto(`${site.url}/quote`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a bond is never cached, and its page without a network says what works', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, site, '/legal/terms');
  await page.goto(`${site.url}/verify`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await keptPaths(page)).filter((path) => path.startsWith('/verify'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText('We keep no copy of a bond on your device')).toBeVisible();
  await expect(page.getByText('You have not opened this page')).toBeHidden();
  await expectNoViolations(page);
});

test('a deploy replaces old pages and clears their cache', async ({ page, context }) => {
  await visitAndKeep(page, site, '/about');
  const before = await page.evaluate(() => caches.keys());

  const html = await readFile(join(site.directory, 'about.html'), 'utf8');
  await writeFile(join(site.directory, 'about.html'), html.replace('<h1', '<h1 data-new'));
  await buildServiceWorker({ directory: site.directory, isOn: true });
  await site.deploy();

  await page.goto(`${site.url}/about`);
  await expect(page.locator('h1[data-new]')).toBeVisible();

  // The new worker takes over when no tab shows the old site.
  await expect.poll(() => hasWaitingWorker(page)).toBe(true);
  await page.goto('about:blank');
  const next = await context.newPage();
  await page.close(); // Firefox keeps a page that was only left
  // A browser may count a closed tab for a moment. Then the old worker answers this visit, and the new one the next.
  await expect
    .poll(async () => {
      await next.goto('about:blank');
      await visitAndKeep(next, site, '/about');

      return next.evaluate(() => caches.keys());
    })
    .not.toEqual(expect.arrayContaining(before));
  const pageCaches = (await next.evaluate(() => caches.keys())).filter((name) =>
    name.includes('pages'),
  );
  expect(pageCaches).toHaveLength(1);
});

test('a disabled worker unregisters and deletes its caches', async ({ page }) => {
  await visitAndKeep(page, site, '/about');
  await buildServiceWorker({ directory: site.directory, isOn: false });
  await site.deploy();

  await page.goto(`${site.url}/about`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
