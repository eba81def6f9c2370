import type { Page } from '@playwright/test';
import { chromiumOptions } from '../support/browser';
import { expect, test } from '../support/fixtures';
import {
  avatar,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInLink,
} from '../support/session-hands';

// Playwright turns the cache off that Back uses, and a Chromium without windows has none.
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

test.describe('a page that Back brings back', () => {
  test('shows nothing of the one who signed out', async ({ context, page }) => {
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

  test('as it was left shows nothing of the one who signed out meanwhile', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(avatar(page)).toBeVisible();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const shown = document.querySelector('#account-slot')?.checkVisibility({
          visibilityProperty: true,
        });
        sessionStorage.setItem('was-restored', JSON.stringify({ persisted, shown }));
      });
    });
    await page.goto('/robots.txt');
    // What a sign-out leaves, without its message, at which the browser would drop the page it keeps.
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

  test('for members leads to sign in instead', async ({ context, page }) => {
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
