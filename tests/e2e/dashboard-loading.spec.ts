import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { buildAnew } from '../support/built-anew';
import { openDesk, panel, rows, tab } from '../support/desk-actions';
import { addBond } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { loadAnew, waitForHydration } from '../support/hydrated';
import { watchLayoutShift } from '../support/layout-shift';
import {
  endSession,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInAgainDialog,
  signInHere,
} from '../support/session-actions';

const NOT_LOADED = 'Failed to load dashboard data';

const main = (page: Page) => page.getByRole('main');

/** The account menu asks it once per tab, and the dashboard does not wait for the answer. */
const ROLE_QUERY = 'rpc/holds_staff_role';

/** Records every call to tables and database functions from now on, except the one of the account menu. */
function watchQueries(page: Page): Request[] {
  const queries: Request[] = [];
  page.on('request', (request) => {
    const isQuery = request.url().includes('/rest/v1/') && request.method() !== 'OPTIONS';
    if (isQuery && nameOf(request) !== ROLE_QUERY) queries.push(request);
  });

  return queries;
}

/** The name of the table or database function that a request asks. */
function nameOf(query: Request): string {
  return new URL(query.url()).pathname.replace(/^.*\/rest\/v1\//, '');
}

test.describe('loading the dashboard', () => {
  test('causes no layout shift @phone', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer, { dueInDays: 40 });
    const shift = await watchLayoutShift(page);
    await openDesk(page, customer);
    await expect(rows(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');

    expect(await shift()).toBeLessThanOrEqual(0.1);
  });

  test('sends one query per view in parallel, one for all prices of renewals, and none for fresh data', async ({
    page,
  }) => {
    const customer = await newCustomer();
    await addBond(customer, { dueInDays: 40 });
    await addBond(customer, { dueInDays: 50 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rest/v1/**', async (route) => {
      await held;
      await route.continue();
    });
    const queries = watchQueries(page);
    await page.clock.setFixedTime(new Date()); // loaded data stays fresh, however slow the machine
    await openDesk(page, customer);

    // All queries are sent before the first answer.
    await expect.poll(() => queries.length).toBe(3);
    await expect(page.getByText('Loading your applications')).toBeAttached();
    release();
    await expect(rows(page)).toHaveCount(2);

    // The prices have a query of their own, so that a failure of the prices does not hide a list. The inbox and the list
    // of renewals share it.
    await expect(main(page).getByText(/Renew by .+, \$/)).toHaveCount(2);
    await tab(page, 'Renewals').click();
    await expect(rows(page)).toContainText(['40', '50']);
    await expect(panel(page).getByText(/the next term \(/)).toHaveCount(2);
    expect(queries.slice(3).map(nameOf)).toEqual(['rpc/renewal_price_facts', 'renewals']);

    await tab(page, 'Documents').click();
    await expect(rows(page)).toContainText(['Notary Bond', 'Notary Bond']);
    await tab(page, 'Active Bonds').click();
    await expect(rows(page)).toHaveCount(2);
    await tab(page, 'Renewals').click();
    await expect(panel(page).getByText(/the next term \(/)).toHaveCount(2);
    expect(queries).toHaveLength(5);
  });

  test('shows one error and can be retried', async ({ page }) => {
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

  test('keeps its data without a connection, and says so', async ({ context, page }) => {
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

  test('shows what changed elsewhere once the connection is back', async ({ context, page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openDesk(page, customer);
    await expect(rows(page)).toHaveCount(1);

    await context.setOffline(true);
    await expect(main(page).getByText('You are offline').first()).toBeVisible();
    await addBond(customer);
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(2);
  });

  test('asks for a reload after the site was updated', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await buildAnew(page, '/dashboard', /Renewal(?:List|Row)/);
    await openDesk(page, customer);
    await tab(page, 'Renewals').click();

    const notice = panel(page).getByRole('alert').filter({ hasText: 'The site was updated' });
    await expect(notice.getByRole('button').first()).toHaveText('Reload the page');
    await expectNoViolations(page);

    await page.unrouteAll({ behavior: 'wait' });
    await loadAnew(page, () => notice.getByRole('button', { name: 'Reload the page' }).click());
    await expect(panel(page).getByRole('heading', { name: 'All up to date!' })).toBeVisible();
  });

  test('stays on the page when the session ends, and continues after signing in again', async ({
    page,
  }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openDesk(page, customer);
    await expect(rows(page)).toHaveCount(1);

    await endSession(page, customer);
    await tab(page, 'Renewals').click();
    const dialog = signInAgainDialog(page);
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();

    await expect(dialog).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name: 'All up to date!' })).toBeVisible();
    await tab(page, 'Active Bonds').click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('returns to the requested page after signing in', async ({ page, context }) => {
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
