import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { openDesk, panel, rows, tab } from '../support/desk-actions';
import { addBond, addBonds } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';

const TABS = ['Active Bonds', 'Renewals', 'Documents', 'Account'];

const main = (page: Page) => page.getByRole('main');

/** The numbers at the top of the dashboard, in order. */
async function expectTiles(page: Page, ...numbers: string[]): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Your bonds in numbers' });
  for (const [index, name] of ['Active Bonds', 'Total Coverage', 'Upcoming Renewals'].entries()) {
    await expect(tiles.locator('div', { has: page.getByText(name) }).last()).toContainText(
      String(numbers[index]),
    );
  }
}

test.describe('an empty dashboard', () => {
  test('explains each tab, and has no accessibility problems @phone', async ({ page }) => {
    const customer = await newCustomer();
    await openDesk(page, customer);

    await expectTiles(page, '0', '$0', '0');
    await expect(main(page).getByText('Nothing here needs you today.')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'No bonds yet' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Find a Bond' })).toHaveAttribute(
      'href',
      '/get-a-bond',
    );
    await expect(main(page).getByRole('link', { name: 'Attorney Desk' })).toHaveAttribute(
      'href',
      '/dashboard/attorney',
    );
    await expect(main(page).getByRole('link', { name: 'Contractor Desk' })).toHaveAttribute(
      'href',
      '/dashboard/contractor',
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

test.describe("the dashboard's tabs", () => {
  test('can be focused by keyboard, opened with Enter and undone with Back', async ({ page }) => {
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

  test('open from their address, even after a reload', async ({ page }) => {
    await openDesk(page, await newCustomer(), '?tab=documents');
    await expect(tab(page, 'Documents')).toHaveAttribute('aria-selected', 'true');

    await page.reload();
    await expect(tab(page, 'Documents')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('bonds on the dashboard', () => {
  test('show their facts, and a button for each existing file @phone', async ({ page }) => {
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
    await expect(rows(page).nth(2)).toContainText('We’re preparing it.');
    await expectNoViolations(page);
  });

  test('are listed apart once they ended, and one is found by a search', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(customer, [
      ...Array.from({ length: 7 }, (_, index) => ({ obligee: `Agency ${index}` })),
      { obligee: 'O"Neil, Court (100%)', status: 'expired' },
    ]);
    await openDesk(page, customer);
    const ended = panel(page).getByRole('region', { name: 'Ended' });
    await expect(ended.getByRole('article')).toHaveCount(1);
    const field = panel(page).getByLabel('Search your bonds');

    await field.fill('O"Neil, court (100%)');
    await field.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('O"Neil');
    await expect(panel(page).getByRole('status')).toHaveText(
      '1 bond matches “O"Neil, court (100%)”.',
    );
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expectNoViolations(page);

    await field.fill('nobody');
    await panel(page).getByRole('button', { name: 'Search' }).click();
    await expect(panel(page).getByText('No bond of yours matches “nobody”.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page)).toHaveCount(8);
  });

  test('load 500 bonds page by page', async ({ page }) => {
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

  test('show an error if a file is unavailable', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openDesk(page, customer);

    await rows(page).getByRole('button', { name: 'POA' }).click();

    await expect(toastOf(page, 'Failed to generate download link')).toBeVisible();
  });
});
