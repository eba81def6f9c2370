import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { failuresOf, walksThrough } from '../support/page-walks';

/** The pages whose first paint leaves out their later parts. */
const LONG_PAGES = [
  '/',
  '/states/sc',
  '/products/notary',
  '/legal/terms',
  '/resources',
  '/resources/executor-bond-guide',
  '/requirements/notary',
  '/get-a-bond',
];

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  test.describe(`pages ${size.width} px wide`, () => {
    test.use({ viewport: size });

    for (const walk of walksThrough(LONG_PAGES)) {
      test(`${walk.title} are laid out whole after they have loaded`, async ({ page }) => {
        test.setTimeout(walk.timeoutMs);
        await noteWhatIsLeftOut(page);

        const failures = await failuresOf(walk, page, async (_page, path) => {
          await page.goto(path);

          await expect(page.locator('html')).toHaveAttribute('data-left-out', 'true');
          await expect(page.locator('html')).not.toHaveAttribute('data-arrival');
          expect(await countLeftOut(page)).toBe(0);
        });

        expect(failures).toEqual([]);
      });
    }
  });
}

test('a reload and the Back button return to the same place of a page', async ({ page }) => {
  const passage = page.locator('[id="disputes"]');
  const top = () => passage.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto('/legal/terms');
  await expect(page.locator('html')).not.toHaveAttribute('data-arrival');
  await passage.evaluate((element) => element.scrollIntoView());
  const before = await top();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);

  await page.reload();
  await expect.poll(top).toBe(before);

  // As in a browser that kept no copy of the page in memory.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.goto('/licensing');
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test('a page is laid out whole without scripts and on paper', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto('/');
  expect(await countLeftOut(bare), 'without scripts').toBe(0);
  await context.close();

  await page.emulateMedia({ media: 'print' });
  await noteWhatIsLeftOut(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-left-out', 'false');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });

    for (const path of [
      '/legal/terms#disputes',
      '/states/sc#obligees',
      '/resources/executor-bond-guide#legal-sources',
      '/requirements/notary#wa',
    ]) {
      test(`${path} opens at the section`, async ({ page }) => {
        await page.goto(path);

        await expectAtTop(page, path);
      });
    }

    test('a link of the contents leads to a section far below', async ({ page }) => {
      await page.goto('/legal/terms');
      await page
        .locator('nav.wide')
        .getByRole('link', { name: /Arbitration/ })
        .click();

      await expectAtTop(page, '#disputes');
    });
  });
}

test('a link of the contents leads to its section also before the page has loaded', async ({
  page,
}) => {
  const fonts = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/legal/terms', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-arrival');

  await page
    .locator('nav.wide')
    .getByRole('link', { name: /Arbitration/ })
    .click();
  await expect(page.locator('html')).not.toHaveAttribute('data-arrival');
  fonts.resolve(undefined);

  await expectAtTop(page, '#disputes');
});

/** The section of an address begins at the top of the window, below the margin for reading, and stays there. */
async function expectAtTop(page: Page, address: string): Promise<void> {
  const section = page.locator(`[id="${address.split('#')[1] ?? ''}"]`);
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);

  await expect.poll(top).toBeLessThan(60);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBeLessThan(60);
  expect(await top()).toBeGreaterThanOrEqual(0);
}

/** Notes on every page that opens from now on whether it leaves out parts once it is parsed. */
async function noteWhatIsLeftOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const part = document.querySelector('.later');
      const isLeftOut = part !== null && getComputedStyle(part).contentVisibility === 'auto';
      document.documentElement.dataset['leftOut'] = String(isLeftOut);
    });
  });
}

async function countLeftOut(page: Page): Promise<number> {
  return page
    .locator('.later')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
}
