import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('a link to the finder with words', () => {
  test('hides the list until only the bonds of its words are in it', async ({ page }) => {
    let letSearchLoad = () => {};
    const isAwaited = new Promise<void>((resolve) => (letSearchLoad = resolve));
    await page.route('**/_astro/search.*.js', async (route) => {
      await isAwaited;
      await route.continue();
    });
    await gotoHydrated(page, '/get-a-bond?q=conservatorship');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(cards(page).first()).toBeHidden();

    letSearchLoad();

    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(['Guardian Bond']);
    await expect(cards(page).first()).toBeVisible();
  });

  test("shows every bond if the finder's code never loads", async ({ page }) => {
    await page.route('**/_astro/FinderApp*.js', (route) => route.abort());
    await page.goto('/get-a-bond?q=conservatorship');
    await expect(cards(page).first()).toBeHidden();

    await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
  });
});
