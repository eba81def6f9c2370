import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { newCustomer, signInHere } from '../support/session-actions';
import { strangersLink } from '../support/strangers-links';

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your browser blocks storage for this site' });

/** Blocks both storages, like a browser that blocks site data. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

test.describe('if the browser blocks storage', () => {
  test('signing in explains the problem and the fix, instead of asking again', async ({
    page,
    context,
  }) => {
    const customer = await newCustomer();
    await blockStorage(context);
    await page.goto('/dashboard');
    await page.waitForURL((url) => url.pathname === '/signin');
    await waitForHydration(page);
    await signInHere(page, customer);

    await expect(notice(page)).toContainText('allow them for this site, then reload this page');
    await expect(page).toHaveURL(/\/signin\?returnTo=%2Fdashboard/);
    await expectNoViolations(page);
  });

  test('single sign-on explains the problem before it redirects', async ({ page, context }) => {
    await blockStorage(context);
    await gotoHydrated(page, '/signin');
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();

    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/signin$/);
  });

  test('a mailed link stays valid', async ({ page, context, browser }) => {
    const { path } = await strangersLink('magiclink');
    await blockStorage(context);
    await gotoHydrated(page, path);
    await expect(notice(page)).toContainText('Your link works until then.');
    const address = page.url();

    const allowed = await browser.newContext();
    const other = await allowed.newPage();
    await other.goto(address);
    await expect(other.getByRole('button', { name: /^Continue as / })).toBeVisible();
    await allowed.close();
  });
});
