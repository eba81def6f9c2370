import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-hands';
import { openDesk, panel, rows, tab } from '../support/desk-hands';
import { addBond } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import {
  endSession,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-hands';

const NOT_LOADED = 'Failed to load dashboard data';

const main = (page: Page) => page.getByRole('main');

/** Every call of the page to tables and functions of the database, from now on. */
function watchQueries(page: Page): Request[] {
  const queries: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/') && request.method() !== 'OPTIONS') {
      queries.push(request);
    }
  });

  return queries;
}

/** How far what is seen jumped so far: https://web.dev/articles/cls, where up to 0.1 is good. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['shifted'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });

  return () => page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0));
}

test.describe('how the desk loads', () => {
  test('moves nothing that is seen when it comes @phone', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer, { dueInDays: 40 });
    const shift = await watchLayoutShift(page);
    await openDesk(page, customer);
    await expect(rows(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');

    expect(await shift()).toBeLessThanOrEqual(0.1);
  });

  test('one query for each view, all at once, and none again that is fresh', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer, { dueInDays: 40 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rest/v1/**', async (route) => {
      await held;
      await route.continue();
    });
    const queries = watchQueries(page);
    await page.clock.setFixedTime(new Date()); // what was loaded stays fresh, however slow the machine
    await openDesk(page, customer);

    // Nothing was answered yet, and everything has been asked.
    await expect.poll(() => queries.length).toBe(3);
    await expect(page.getByText('Loading your applications')).toBeAttached();
    release();
    await expect(rows(page)).toHaveCount(1);
    expect(queries).toHaveLength(3);

    await tab(page, 'Renewals').click();
    await expect(rows(page)).toContainText('40');
    expect(queries).toHaveLength(4);
    await tab(page, 'Documents').click();
    await expect(rows(page)).toContainText('Notary Bond');
    await tab(page, 'Active Bonds').click();
    await expect(rows(page)).toHaveCount(1);
    expect(queries).toHaveLength(4);
  });

  test('says what went wrong, once, and tries again', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: {} }));
    await openDesk(page, customer);

    await expect(toastOf(page, NOT_LOADED)).toBeVisible();
    const alerts = main(page).getByRole('alert').filter({ hasText: NOT_LOADED });
    await expect(alerts).toHaveCount(2);
    await expectNoViolations(page);

    await page.unroute('**/rest/v1/**');
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page)).toHaveCount(1);
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(alerts).toHaveCount(0);
  });

  test('keeps what it has while there is no connection, and says so', async ({ context, page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openDesk(page, customer);
    await expect(rows(page)).toHaveCount(1);

    await context.setOffline(true);
    await expect(main(page).getByText('You are offline').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await tab(page, 'Renewals').click();
    await expect(panel(page).getByText('You are offline')).toBeVisible();

    await context.setOffline(false);
    await expect(panel(page).getByRole('heading', { name: 'All up to date!' })).toBeVisible();
  });

  test('stays on the page when the session ends there, and goes on after signing in again', async ({
    page,
  }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openDesk(page, customer);
    await expect(rows(page)).toHaveCount(1);

    await endSession(page, customer);
    await tab(page, 'Renewals').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again to go on' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();

    await expect(dialog).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name: 'All up to date!' })).toBeVisible();
    await tab(page, 'Active Bonds').click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('leads back to where a visitor wanted to go, after signing in', async ({
    page,
    context,
  }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await rememberCustomer(
      context,
      await sessionText(customer, { expires_at: 1, refresh_token: 'dead' }),
    );
    await page.goto('/dashboard?tab=documents');
    await page.waitForURL(/\/signin\?returnTo=%2Fdashboard%3Ftab%3Ddocuments/);
    await waitForHydration(page);
    await signInHere(page, customer);

    await page.waitForURL('/dashboard?tab=documents');
    await expect(rows(page)).toContainText('Notary Bond');
  });
});
