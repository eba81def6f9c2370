import type { Page } from '@playwright/test';
import { chromiumOptions } from '../support/browser';
import { expect, test } from '../support/fixtures';
import {
  avatar,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInLink,
} from '../support/session-actions';

// Playwright disables the cache that Back uses, and headless Chromium has none.
test.use({
  launchOptions: {
    ...(await chromiumOptions({ isWhole: true })),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

async function signOut(page: Page) {
  await avatar(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInLink(page)).toBeVisible();
}

test.describe('a page restored by Back', () => {
  test('shows nothing of a signed-out user', async ({ context, page }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(avatar(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await page.waitForURL('/support');
    await signOut(page);

    await page.goBack();

    await page.waitForURL('/about');
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByText(customer.email)).toHaveCount(0);
    await expect(avatar(page)).toHaveCount(0);
  });

  test("from the browser's cache shows nothing of a user who signed out meanwhile", async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(avatar(page)).toBeVisible();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const shown = document
          .querySelector('#account-slot')
          ?.checkVisibility({ visibilityProperty: true });
        sessionStorage.setItem('was-restored', JSON.stringify({ persisted, shown }));
      });
    });
    await page.goto('/robots.txt');
    // The state after a sign-out without its message, because on that message the browser would drop the cached page.
    await page.evaluate(() => {
      localStorage.setItem('marshline-sign-out', 'just now');
      localStorage.removeItem('marshline-session');
    });

    await page.goBack();

    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('was-restored')))
      .toBe('{"persisted":true,"shown":false}');
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByText(customer.email)).toHaveCount(0);
    await expect(avatar(page)).toHaveCount(0);
  });

  test('for members redirects to sign-in', async ({ context, page }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await page.waitForURL('/support');
    await signOut(page);

    await page.goBack();

    await page.waitForURL(/\/signin/);
  });
});
