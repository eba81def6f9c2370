import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { pdfFile } from '../support/upload-files';

test('an attorney opens the desk, learns whether a client can be bonded, and gets a quote filled in @phone', async ({
  page,
}) => {
  test.slow();
  await rememberCustomer(page.context(), await sessionText(await newCustomer()));
  await gotoHydrated(page, '/dashboard/attorney');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  const summary = page.getByRole('group', { name: 'Please correct the following errors:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expectNoViolations(page);

  await page.getByLabel('Name of the firm').fill('Ward & Hale');
  await page.getByLabel('Office address').fill('12 Broad Street, Charleston, SC 29401');
  await page.getByLabel('Bar number').fill('100234');
  await page.getByLabel('State of the bar').selectOption('SC');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'No matters yet' })).toBeVisible();

  await page.getByRole('button', { name: 'New fiduciary matter' }).click();
  await expect(page.getByText('To get an answer, enter:')).toBeVisible();
  await page.getByLabel('Bond', { exact: true }).selectOption('administrator');
  await page.getByLabel('Decedent, ward or trust').fill('Mary Smith');
  await page.getByLabel('State', { exact: true }).selectOption('SC');
  await page.getByLabel('County of the court').fill('Charleston');
  await page.getByLabel('Court', { exact: true }).fill('Probate Court');
  await page.getByLabel('Amount in the order, or requested').fill('250,000');
  await page.getByLabel('Cash and accounts').fill('180,000');
  for (const question of ['objections', 'contest']) {
    await page.locator(`#matter-${question}-no`).check();
  }
  await page.locator('#matter-attorneyStays').check();
  await expect(page.getByText('Likely', { exact: true })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Estate of Mary Smith' })).toBeVisible();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: pdfFile() });
  await expect(page.getByText('order.pdf is stored')).toBeVisible();
  // A browser without a window saves a PDF instead of showing it, so the tab stays empty.
  const tab = page.waitForEvent('popup');
  const address = page.waitForResponse((response) => response.url().includes('open-matter-file'));
  await page.getByRole('button', { name: 'Open order.pdf' }).click();
  const { url } = (await (await address).json()) as { url: string };
  expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf');
  await (await tab).close();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);

  const isStored = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/applications') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Get the price' }).click();
  await page.waitForURL(/\/quote\?/);
  await waitForHydration(page);
  await expect(page.getByText('Filled in from your matter')).toBeVisible();
  await expect(page.getByLabel('Bond amount')).toHaveValue('$250,000');
  await expect(page.getByLabel('Name of the person who died')).toHaveValue('Mary Smith');
  await expect(page.getByLabel('Case number')).toHaveValue('Not assigned yet');
  await isStored;

  await gotoHydrated(page, '/dashboard/attorney');
  await page.getByLabel('Search matters').fill('smith charleston');
  await expect(page.getByRole('status').filter({ hasText: '1 matter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Estate of Mary Smith' })).toBeVisible();
  await expect(page.getByText('Send the application')).toBeVisible();

  await page.getByRole('button', { name: 'Subscribe in a calendar' }).click();
  await page.getByRole('button', { name: 'Make a private address' }).click();
  const feed = await page.getByLabel('Private address').inputValue();
  await expect(page.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    feed.replace(/^https?/, 'webcal'),
  );
  await expectNoViolations(page);
  // A calendar program has no session. It follows the rewrite of the site.
  expect(await (await fetch(feed)).text()).toContain('X-WR-CALNAME:Matters at Marshline');
  await page.getByRole('button', { name: 'End the subscription' }).click();
  await expect(page.getByRole('button', { name: 'Make a private address' })).toBeVisible();
  expect((await fetch(feed)).status).toBe(404);
});
