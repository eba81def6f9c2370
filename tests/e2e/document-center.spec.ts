import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { addBond, addBonds } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import type { Customer } from '../support/stack.ts';

const NOT_LOADED = 'Failed to load documents';
const BONDS = '**/rest/v1/bonds*';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('article');
/** The bonds, each with its documents. */
const groups = (page: Page) => main(page).getByRole('region');

async function openCenter(page: Page, customer: Customer, search = ''): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, `/dashboard/documents${search}`);
}

test.describe('an empty document center', () => {
  test('explains itself and links to the finder', async ({ page }) => {
    await openCenter(page, await newCustomer());

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document Center');
    await expect(main(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Find a Bond' })).toHaveAttribute(
      'href',
      '/get-a-bond',
    );
    await expect(main(page).getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expectNoViolations(page);
  });

  test('shows nothing of other customers', async ({ page }) => {
    await addBond(await newCustomer());
    await openCenter(page, await newCustomer());

    await expect(main(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
});

test.describe('the list of documents', () => {
  test('names each existing file, newest bond first @phone', async ({ page }) => {
    const customer = await newCustomer();
    const [newer] = await addBonds(customer, [
      { issuedAt: '2026-03-01T12:00:00Z', cents: 1_250_050, stateCode: 'SC' },
      { issuedAt: '2026-02-01T12:00:00Z', files: ['poa'], slug: 'bid-bond' },
      { issuedAt: '2026-01-01T12:00:00Z', files: [] },
    ]);
    await openCenter(page, customer);

    await expect(rows(page)).toHaveCount(3);
    const [bond, power, other] = [rows(page).nth(0), rows(page).nth(1), rows(page).nth(2)];
    await expect(bond.getByRole('heading')).toContainText('Surety Bond Document');
    await expect(bond.getByText('Bond', { exact: true })).toBeVisible();
    await expect(bond).toContainText('March 1, 2026');
    await expect(bond).toContainText('$12,500.50');
    await expect(power.getByRole('heading')).toContainText('Power of Attorney');
    await expect(power.getByText('POA', { exact: true })).toBeVisible();
    await expect(other.getByText('POA', { exact: true })).toBeVisible();

    const [first, second] = [groups(page).nth(0), groups(page).nth(1)];
    await expect(groups(page)).toHaveCount(2);
    await expect(first.getByRole('article')).toHaveCount(2);
    for (const words of ['Notary Bond', String(newer?.['number']), 'South Carolina']) {
      await expect(first).toContainText(words);
    }
    await expect(second.getByRole('article')).toHaveCount(1);
    await expect(second.getByRole('heading', { level: 2 })).toContainText('Bid Bond');
    await expect(page.getByRole('search', { name: /bonds/ })).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('is readable in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const customer = await newCustomer();
    await addBond(customer);
    await openCenter(page, customer);

    await expect(rows(page)).toHaveCount(2);
    await expectReadableColors(page);
  });

  test('finds the documents of a bond once there are eight', async ({ page }) => {
    const customer = await newCustomer();
    const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
    const bonds = await addBonds(
      customer,
      days.map((day) => ({ issuedAt: `${day}T12:00:00Z` })),
    );
    const wanted = String(bonds[2]?.['number']);
    await openCenter(page, customer);

    await expect(rows(page)).toHaveCount(8);
    await main(page).getByRole('searchbox', { name: 'Search your bonds' }).fill(wanted);
    await page.keyboard.press('Enter');
    await expect(groups(page)).toHaveCount(1);
    await expect(groups(page)).toContainText(wanted);
    await expect(main(page).getByText(`1 bond matches “${wanted}”.`)).toBeAttached();
    await expect(page).toHaveURL(`/dashboard/documents?q=${wanted}`);
    await expectNoViolations(page);

    await gotoHydrated(page, '/dashboard/documents?q=nothing-like-it');
    await expect(main(page).getByText('No bond with documents matches')).toBeVisible();
    await main(page).getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page)).toHaveCount(8);
  });

  test('loads 500 bonds page by page, with one query each', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(
      customer,
      Array.from({ length: 500 }, (_, index) => ({
        issuedAt: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
        cents: (index + 1) * 100_000,
        files: ['bond'] as const,
      })),
    );
    const queries: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/rest/v1/') && request.method() === 'GET') queries.push(pathname);
    });
    await openCenter(page, customer);

    await expect(rows(page)).toHaveCount(25);
    await expect(main(page).getByText('Bonds 1-25 of 500')).toBeVisible();
    expect(queries).toEqual(['/rest/v1/bonds']);

    await main(page).getByRole('link', { name: 'Next' }).click();
    await expect(main(page).getByText('Bonds 26-50 of 500')).toBeVisible();
    await expect(rows(page).first()).toContainText('$26,000');
    await expect(page).toHaveURL('/dashboard/documents?page=2');
    expect(queries).toHaveLength(2);
    await page.goBack();
    await expect(rows(page).first()).toContainText('$1,000');

    await gotoHydrated(page, '/dashboard/documents?page=20');
    await expect(rows(page).last()).toContainText('$500,000');
    await expect(main(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
    await gotoHydrated(page, '/dashboard/documents?page=21');
    await expect(main(page).getByText('There is no page 21')).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('loading the document center', () => {
  test('shows a placeholder, then the documents', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(BONDS, async (route) => {
      await held;
      await route.continue();
    });
    await openCenter(page, customer);

    await expect(main(page).getByText('Loading your documents')).toBeAttached();
    answer();
    await expect(rows(page)).toHaveCount(2);
    await expect(main(page).getByText('Loading your documents')).toHaveCount(0);
  });

  test('shows an error and can be retried', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await page.route(BONDS, (route) => route.fulfill({ status: 500, json: {} }));
    await openCenter(page, customer);

    await expect(toastOf(page, NOT_LOADED)).toBeVisible();
    await expect(main(page).getByRole('alert')).toContainText(NOT_LOADED);
    await expectNoViolations(page);

    await page.unroute(BONDS);
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('keeps its data if a reload fails, and shows its age', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await page.clock.install();
    await openCenter(page, customer);
    await expect(rows(page)).toHaveCount(2);

    await page.route(BONDS, (route) => route.abort());
    await page.clock.fastForward('01:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await expect(main(page).getByText('may have changed since')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    await page.unroute(BONDS);
    await main(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(main(page).getByText('may have changed since')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
  });
});
