import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { expectNoOverflow } from '../support/overflow';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';
import { pdfFile } from '../support/upload-files';

test('a firm asks an underwriter about a matter, and keeps the answer with its day @phone', async ({
  browser,
  page,
}) => {
  test.slow();
  await rememberCustomer(page.context(), await sessionText(await newCustomer()));
  const firm = `Lowell ${Date.now()}`;
  await openDesk(page, firm);
  await page.getByRole('button', { name: 'New fiduciary matter' }).click();
  await page.getByLabel('Bond', { exact: true }).selectOption('administrator');
  await page.getByLabel('State', { exact: true }).selectOption('SC');
  await page.getByLabel('Decedent, ward or trust').fill('Agnes Lowell');
  await expect(page.getByText('To ask, enter: Amount in the order, or requested.')).toBeVisible();
  const amount = String(100_000 + Math.floor(Math.random() * 100_000));
  await page.getByLabel('Amount in the order, or requested').fill(amount);
  await page.locator('#matter-objections').check();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const responsible = page.getByLabel('Responsible', { exact: true });
  await expect(responsible.getByRole('option', { selected: true })).not.toHaveText('Nobody');

  await page.getByText('What the underwriter sees').click();
  await expect(page.getByText('Any objections to the appointment: Yes')).toBeVisible();
  await page.getByLabel('What worries you about your client?').selectOption('bankruptcy');
  const words = `Discharged in 2021, ${amount}`;
  await page.getByLabel('What should the underwriter know?').fill(words);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ask an underwriter' }).click();
  await expect(page.getByText('You asked on')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await openUnderwriting(desk, await newUnderwriter('Dana Whitfield'));
  await desk.getByRole('link', { name: /^Inquiries: \d+$/ }).click();
  const entry = desk.getByRole('listitem').filter({ hasText: words });
  await expect(entry).toContainText(`From an attorney: ${firm}`);
  await expect(entry).toContainText('Any objections to the appointment: Yes');
  await expect(entry).not.toContainText('Agnes');
  await entry.getByRole('radio', { name: 'Needs help' }).check();
  await entry.getByRole('textbox', { name: 'Note to the visitor or firm' }).fill('Send the order.');
  await entry.getByRole('button', { name: 'Send the answer' }).click();
  await expect(entry).toContainText('Needs help: Send the order.');
  const bar = desk.getByRole('listitem').filter({ hasText: firm }).last();
  await expect(bar).toContainText('South Carolina, 100234. Not checked yet.');
  await bar.getByLabel('Checked on', { exact: true }).fill('Nov 2, 2020');
  await bar.getByRole('button', { name: 'Save the day for 100234' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: firm }).last()).toContainText(
    'Checked on November 2, 2020.',
  );
  await expectNoViolations(desk);

  await page.reload();
  await expect(page.getByText('Likely, with more documents')).toBeVisible();
  await expect(page.getByText('Send the order.')).toBeVisible();
  await expect(page.getByText(/^Given on .* by an underwriter\. It holds until/)).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  await page.locator('#matter-objections-no').check();
  await expect(page.getByText('You changed facts after you asked. Ask again.')).toBeVisible();
  await gotoHydrated(page, '/dashboard/attorney?view=firm');
  await expect(page.getByText('SC 100234: checked on November 2, 2020')).toBeVisible();
});

test('the board keeps its longest date within the width of a phone', async ({ page }) => {
  await rememberCustomer(page.context(), await sessionText(await newCustomer()));
  await openDesk(page, `Marsh ${Date.now()}`);
  await page.getByRole('button', { name: 'New fiduciary matter' }).click();
  await page.getByRole('textbox', { name: 'Hearing on' }).fill('September 29, 2027');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await gotoHydrated(page, '/dashboard/attorney');

  await expect(page.getByText('Wednesday, September 29, 2027')).toBeVisible();
  await expectNoOverflow(page);
});

async function openDesk(page: Page, firm: string): Promise<void> {
  await gotoHydrated(page, '/dashboard/attorney');
  await page.getByLabel('Name of the firm').fill(firm);
  await page.getByLabel('Office address').fill('12 Broad Street, Charleston, SC 29401');
  await page.getByLabel('Bar number').fill('100234');
  await page.getByLabel('State of the bar').selectOption('SC');
  await page.getByRole('button', { name: 'Open the desk' }).click();
}

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
  expect(await page.evaluate(() => window.scrollY), 'the desk starts at the top').toBe(0);

  await page.getByRole('button', { name: 'New fiduciary matter' }).click();
  await expect(page.getByText('To get an answer, enter:')).toBeVisible();
  await page.getByLabel('Bond', { exact: true }).selectOption('administrator');
  await page.getByLabel('Decedent, ward or trust').fill('Mary Smith');
  await page.getByLabel('State', { exact: true }).selectOption('SC');
  await page.getByLabel('County of the court').fill('Charleston');
  await page.getByLabel('Notes of the firm').fill('The son calls on Monday.');
  await page.getByLabel('Court', { exact: true }).fill('Probate Court');
  // While the new fact is being saved, the notes stay with what was typed.
  await expect(page.getByText('Saving...')).toBeVisible();
  await expect(page.getByLabel('Notes of the firm')).toHaveValue('The son calls on Monday.');
  await page.getByLabel('Amount in the order, or requested').fill('250,000');
  await page.getByLabel('Cash and accounts').fill('180,000');
  for (const question of ['objections', 'contest']) {
    await page.locator(`#matter-${question}-no`).check();
  }
  await page.locator('#matter-attorneyStays').check();
  await expect(page.getByText('Likely', { exact: true })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Ask an underwriter' }).click();
  await expect(page.getByText('Select what worries you')).toBeVisible();
  await page.getByLabel('What worries you about your client?').selectOption('credit');
  await expect(page.getByText('Not considered by our rules: low credit score.')).toBeVisible();
  await expect(page.getByText('Likely', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'People' })).toHaveAttribute('href', '#part-people');
  await expect(page.getByText('Its bond stays in force until it is released.')).toBeVisible();
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

  const isAttached = page.waitForResponse((response) =>
    response.url().includes('/rest/v1/rpc/attach_application'),
  );
  await page.getByRole('button', { name: 'Get the price' }).click();
  await page.waitForURL(/\/quote\?/);
  await waitForHydration(page);
  await expect(page.getByText('Filled in from your matter')).toBeVisible();
  await expect(page.getByLabel('Bond amount')).toHaveValue('$250,000');
  await expect(page.getByLabel('Name of the person who died')).toHaveValue('Mary Smith');
  await expect(page.getByLabel('Case number')).toHaveValue('Not assigned yet');
  expect(await (await isAttached).json()).toBe('attached');

  await gotoHydrated(page, '/dashboard/attorney');
  await page.getByLabel('Search matters').fill('smith charleston');
  await expect(page.getByRole('status').filter({ hasText: '1 matter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Estate of Mary Smith' })).toBeVisible();
  await expect(page.getByText('Send the application')).toBeVisible();

  const calendarFile = page.getByRole('button', { name: 'Save the dates to a calendar' });
  // The border of the button is the only difference.
  const indent = (await leftOfText(calendarFile)) - (await leftOfText(page.getByText('1 matter')));
  expect(indent).toBeLessThanOrEqual(1);
  expect(indent).toBeGreaterThanOrEqual(0);
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

/** The left edge of an element's words, in pixels. */
function leftOfText(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);

    return range.getBoundingClientRect().left;
  });
}

test('an attorney with a matter open in two tabs keeps both changes, and chooses where they differ', async ({
  context,
  page,
}) => {
  await rememberCustomer(context, await sessionText(await newCustomer()));
  await openDesk(page, `Ward & Hale ${Date.now()}`);
  await page.getByRole('button', { name: 'New fiduciary matter' }).click();
  await page.getByLabel('Decedent, ward or trust').fill('Mary Smith');
  const saved = 'All changes saved';
  await expect(page.getByRole('heading', { name: 'Mary Smith' })).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();

  const other = await context.newPage();
  await gotoHydrated(other, page.url());
  await other.getByRole('textbox', { name: 'Hearing on' }).fill('12/14/2026');
  await other.getByLabel('County of the court').fill('Horry');
  await other.getByLabel('Notes of the firm').fill('The son calls on Monday.');
  await other.getByRole('button', { name: 'Save the notes' }).click();
  await expect(other.getByText(saved)).toBeVisible();

  await page.getByLabel('County of the court').fill('York');
  await page.getByLabel('Court', { exact: true }).fill('Probate Court');
  const alert = page.getByRole('status').filter({ hasText: 'You entered' });
  await expect(alert).toContainText('You enteredYorkSaved sinceHorry');
  await expect(page.getByRole('textbox', { name: 'Hearing on' })).toHaveValue('12/14/2026');
  await expectNoViolations(page);
  await alert.getByRole('button', { name: 'Use the other: County of the court' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByLabel('County of the court')).toHaveValue('Horry');

  await page.getByLabel('Notes of the firm').fill('Call the bank.');
  await page.getByRole('button', { name: 'Save the notes' }).click();
  await page.getByRole('button', { name: 'Keep mine: Private notes' }).click();
  await expect(page.getByRole('button', { name: 'Keep mine: Private notes' })).toBeHidden();

  await gotoHydrated(other, page.url());
  await expect(other.getByLabel('Court', { exact: true })).toHaveValue('Probate Court');
  await expect(other.getByLabel('County of the court')).toHaveValue('Horry');
  await expect(other.getByLabel('Notes of the firm')).toHaveValue('Call the bank.');
});
