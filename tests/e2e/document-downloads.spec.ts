import type { Page } from '@playwright/test';
import { SECRET_KEY } from '../support/keys.ts';
import { toastOf } from '../support/auth-actions';
import { addBond } from '../support/desk-rows';
import { nextDownload } from '../support/downloads';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import type { Customer } from '../support/stack.ts';
import { testSite } from '../support/test-site.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('article');
const downloadIn = (page: Page, row: number) =>
  rows(page).nth(row).getByRole('button', { name: 'Download' });

async function openCenter(page: Page, customer: Customer): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, '/dashboard/documents');
}

/** Stores a file at the path in a bond's row. */
async function uploadFile(path: string): Promise<void> {
  const response = await fetch(`${testSite.apiUrl}/storage/v1/object/bonds/${path}`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/pdf' },
    body: '%PDF-1.7 a bond',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

test.describe('a download', () => {
  test('opens in a new tab under a readable name, also by keyboard', async ({ page }) => {
    const customer = await newCustomer();
    const bond = await addBond(customer);
    await uploadFile(`${String(bond['id'])}/power-of-attorney.pdf`);
    await openCenter(page, customer);

    await downloadIn(page, 0).focus();
    await page.keyboard.press('Tab');
    await expect(downloadIn(page, 1)).toBeFocused();
    const download = nextDownload(page);
    let openedTabs = 0;
    page.on('popup', () => (openedTabs += 1));
    await page.keyboard.press('Enter');

    expect((await download).suggestedFilename()).toBe(
      `${String(bond['number'])}-notary-power-of-attorney.pdf`,
    );
    await expect(toastOf(page, 'Download started')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/documents');
    await expect
      .poll(() => openedTabs, 'the tab of the download, which the browser closes')
      .toBe(1);
  });

  test('shows an error and opens no tab if the file is unavailable', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openCenter(page, customer);

    await downloadIn(page, 0).click();

    await expect(toastOf(page, 'Download Error')).toBeVisible();
    await expect(toastOf(page, 'Failed to generate download link')).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(downloadIn(page, 0)).toBeEnabled();
  });

  test('without a connection asks the customer to connect', async ({ page, context }) => {
    const customer = await newCustomer();
    await addBond(customer);
    await openCenter(page, customer);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.locator('.toaster')).toBeAttached();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await expect(main(page).getByText('You are offline')).toBeVisible();
    await downloadIn(page, 0).click();

    await expect(toastOf(page, 'Connect to the internet, then press')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });
});
