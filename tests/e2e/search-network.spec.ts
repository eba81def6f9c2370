import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { search, searchOf } from '../support/search-actions';
import { keptPaths, loadedAssets } from '../support/site-copy';

const INDEX = '**/search/index-*.json';
const CODE = '**/_astro/search-box.*.js';

test.describe('search on a failing network', () => {
  test('loads nothing before its first use, and everything once', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/search/i.test(new URL(request.url()).pathname)) loaded.push(request.url());
    });
    await page.goto('/legal/terms', { waitUntil: 'networkidle' });
    expect(loaded).toEqual([]);

    const { results, line } = await search(page, 'executor');
    await expect(results.first()).toBeVisible();
    await line.fill('notary');
    await expect(results.first()).toContainText('Notary Bond');
    expect(loaded.filter((url) => url.endsWith('.json'))).toHaveLength(1);
  });

  test('shows results for the latest query, however slow the network', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/legal/terms');
    const { status, results, line } = await search(page, 'executor');
    await expect(status).toHaveText('Loading the search…');
    await line.fill('notary');
    answer();

    await expect(results.first()).toContainText('Notary Bond');
    await expect(status).toHaveText(/results/);
  });

  for (const [part, address] of [
    ['index', INDEX],
    ['code', CODE],
  ] as const) {
    test(`remembers an Enter before the ${part} loaded, and tries again if it failed`, async ({
      page,
    }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(address, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/legal/terms');
      await search(page, 'texas');
      await page.keyboard.press('Enter');
      answer();
      await expect(page).toHaveURL('/states/tx');
      await page.unroute(address);

      await page.route(address, (route) => route.abort());
      await page.goto('/legal/terms');
      const { dialog, results, line, alert } = await search(page, 'executor');
      await expect(alert).toHaveText('The search could not be loaded.');
      await expect(dialog.getByRole('link', { name: 'Open the finder' })).toBeVisible();
      await expectNoViolations(page);

      await page.unroute(address);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(results.first()).toContainText('Executor Bond');
      await expect(alert).toBeHidden();
      await expect(line).toHaveValue('executor');
    });
  }

  test('treats a broken index like a missing one', async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ json: { kinds: '' } }));
    await page.goto('/legal/terms');
    const { alert } = await search(page, 'executor');

    await expect(alert).toHaveText('The search could not be loaded.');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/get-a-bond?q=executor');
  });

  test('says that there is no connection, and continues automatically', async ({
    page,
    context,
  }) => {
    await page.goto('/legal/terms');
    const { dialog, opener, results, line, alert } = searchOf(page);
    await page.route(INDEX, (route) => route.abort());
    await opener.click();
    await line.fill('executor');
    await expect(alert).toBeVisible();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveText(
      'You are offline, and this device has no copy of the search yet.',
    );

    await page.unroute(INDEX);
    await context.setOffline(false);
    await expect(results.first()).toContainText('Executor Bond');
  });
});

test.describe('search with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works offline after its first use', async ({ page, context }) => {
    await page.goto('/legal/terms');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    });
    await page.reload();
    const { results } = await search(page, 'executor');
    await expect(results.first()).toContainText('Executor Bond');
    await expect
      .poll(() => keptPaths(page))
      .toEqual(expect.arrayContaining(['/legal/terms', ...(await loadedAssets(page))]));

    await context.setOffline(true);
    await page.reload();
    await search(page, 'notery');
    await expect(results.first()).toContainText('Notary Bond');
  });
});
