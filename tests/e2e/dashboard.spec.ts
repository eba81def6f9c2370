import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-hands';
import { addBond, addBonds, openDesk } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText, signInHere } from '../support/session-hands';

const TABS = ['Active Bonds', 'Renewals', 'Documents', 'Account'];
const NOT_LOADED = 'Failed to load dashboard data';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const rows = (page: Page) => panel(page).getByRole('article');

/** The numbers at the head of the desk, in their order. */
async function expectTiles(page: Page, ...numbers: string[]): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Your bonds in numbers' });
  for (const [index, name] of ['Active Bonds', 'Total Coverage', 'Upcoming Renewals'].entries()) {
    await expect(tiles.locator('div', { has: page.getByText(name) }).last()).toContainText(
      String(numbers[index]),
    );
  }
}

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

test.describe('the desk of a customer with nothing', () => {
  test('says on each tab what will appear, and keeps nobody out @phone', async ({ page }) => {
    const customer = await newCustomer();
    await openDesk(page, customer);

    await expectTiles(page, '0', '$0', '0');
    await expect(main(page).getByText('Nothing needs you today.')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'No bonds yet' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Find a Bond' })).toHaveAttribute(
      'href',
      '/get-a-bond',
    );
    await expectNoViolations(page);

    await tab(page, 'Renewals').click();
    await expect(main(page).getByRole('heading', { name: 'All up to date!' })).toBeVisible();
    await expectNoViolations(page);

    await tab(page, 'Documents').click();
    await expect(main(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    await expectNoViolations(page);

    await tab(page, 'Account').click();
    await expect(panel(page)).toContainText(customer.email);
    await expect(panel(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/support',
    );
    await expectNoViolations(page);
  });
});

test.describe('the tabs of the desk', () => {
  test('are gone through by keyboard, opened by Enter, and undone by Back', async ({ page }) => {
    await openDesk(page, await newCustomer());
    await expect(page.getByRole('tab')).toHaveText(TABS);
    await tab(page, 'Active Bonds').focus();

    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Renewals')).toBeFocused();
    await expect(tab(page, 'Active Bonds')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Renewals')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/dashboard?tab=renewals');

    await page.keyboard.press('End');
    await expect(tab(page, 'Account')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Active Bonds')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/dashboard?tab=account');
    await page.keyboard.press('Home');
    await expect(tab(page, 'Active Bonds')).toBeFocused();

    await page.goBack();
    await expect(tab(page, 'Renewals')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Active Bonds')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/dashboard');
  });

  test('open where the address says, also after a reload', async ({ page }) => {
    await openDesk(page, await newCustomer(), '?tab=documents');
    await expect(tab(page, 'Documents')).toHaveAttribute('aria-selected', 'true');

    await page.reload();
    await expect(tab(page, 'Documents')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the bonds on the desk', () => {
  test('show what there is, and a button for each file that exists @phone', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(customer, [
      { obligee: 'With both', issuedAt: '2026-03-01T12:00:00Z' },
      { obligee: 'With one', issuedAt: '2026-02-01T12:00:00Z', files: ['bond'] },
      { obligee: 'With none', issuedAt: '2026-01-01T12:00:00Z', files: [], status: 'pending' },
      { obligee: 'Gone', issuedAt: '2025-12-01T12:00:00Z', status: 'cancelled' },
    ]);
    await openDesk(page, customer);

    await expectTiles(page, '2', '$20,000', '0');
    await expect(rows(page)).toHaveCount(4);
    for (const [index, buttons] of [['Bond', 'POA'], ['Bond'], [], ['Bond', 'POA']].entries()) {
      const row = rows(page).nth(index);
      await expect(row.getByRole('button')).toHaveCount(buttons.length);
      for (const name of buttons) await expect(row.getByRole('button', { name })).toBeVisible();
      await expect(row.getByRole('link', { name: 'View Details' })).toBeVisible();
    }
    await expect(rows(page).nth(2)).toContainText('Pending');
    await expect(rows(page).nth(3)).toContainText('Cancelled');
    await expect(rows(page).first()).toContainText('March 1, 2026');
    await expectNoViolations(page);

    await tab(page, 'Documents').click();
    await expect(rows(page).first().getByRole('button')).toHaveText([
      /^Surety Bond Document/,
      /^Power of Attorney/,
    ]);
    await expect(rows(page).nth(2)).toContainText('Being made out.');
    await expectNoViolations(page);
  });

  test('500 of them come page by page', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(
      customer,
      Array.from({ length: 500 }, (_, index) => ({
        issuedAt: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
        obligee: `Obligee ${index + 1}`,
      })),
    );
    await openDesk(page, customer);

    await expectTiles(page, '500', '$5,000,000', '0');
    await expect(rows(page)).toHaveCount(25);
    await expect(panel(page).getByText('Bonds 1-25 of 500').first()).toBeVisible();

    await panel(page).getByRole('link', { name: 'Next' }).last().click();
    await expect(panel(page).getByText('Bonds 26-50 of 500').first()).toBeVisible();
    await expect(rows(page).first()).toContainText('Obligee 26');
    await expect(panel(page)).toBeFocused();
    await expect(page).toHaveURL('/dashboard?page=2');
    await page.goBack();
    await expect(rows(page).first()).toContainText('Obligee 1');

    await openDesk(page, customer, '?page=20');
    await expect(rows(page).last()).toContainText('Obligee 500');
    await expect(panel(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
    await openDesk(page, customer, '?page=21');
    await expect(panel(page).getByText('There is no page 21')).toBeVisible();
  });

  test('say so when a file cannot be had', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openDesk(page, customer);

    await rows(page).getByRole('button', { name: 'POA' }).click();

    await expect(toastOf(page, 'Failed to generate download link')).toBeVisible();
  });
});

test.describe('how the desk loads', () => {
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
