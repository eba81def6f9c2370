import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { freshAddress, mailedLink } from '../support/auth-actions.ts';
import { nextDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { expectNoOverflow } from '../support/overflow.ts';
import { queuedMail } from '../support/queued-mails.ts';
import { button, field, reachReview, stepHeading } from '../support/quote-actions.ts';
import { DRAFT_KEY, notaryDraft } from '../support/quote-draft.ts';
import { readPdf } from '../support/read-pdf.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';
import { PASSWORD } from '../support/stack.ts';

/** Submits a notary's application. */
async function submit(page: Page, draft = notaryDraft()): Promise<void> {
  await reachReview(page, draft);
  await button(page, 'Submit Application and Issue Bond').click();
  await expect(stepHeading(page, 'Issue & File')).toBeVisible();
}

/** Waits for the number of the bond, and returns the number of the application. */
async function numberOf(page: Page): Promise<string> {
  await expect(page.getByRole('region', { name: 'The bond' })).toContainText(/No\. MSB-\d{8}\./);

  return String(
    await page
      .getByText(/^APP-\d{6}$/)
      .first()
      .textContent(),
  );
}

test.describe('the confirmation', () => {
  test('shows the submitted application, offers papers of it, and starts another quote', async ({
    page,
  }) => {
    test.slow();
    await submit(page);
    const main = page.getByRole('main');

    await expect(
      page.getByRole('status').filter({ hasText: 'Application submitted' }),
    ).toContainText('Your bond application has been submitted for processing.');
    const number = await numberOf(page);
    await expect(main.getByText('Application Submitted Successfully!')).toBeVisible();
    await expect(main.getByText('Your Notary Bond is issued')).toBeVisible();
    for (const [label, value] of [
      ['Application number', number],
      ['Status', 'Issued'],
      ['Bond', 'Notary Bond, Tennessee'],
      ['Bond amount', '$10,000'],
      ['Applicant', 'Marisol Okafor'],
      ['Total', NOTARY_TOTAL],
      ['Payment method', 'Credit card ending in 7899'],
    ] as const) {
      await expect(definition(page, label)).toHaveText(value);
    }
    await expect(main.getByRole('heading', { level: 4 })).toHaveText([
      'Sign',
      'Notarize',
      'File in Tennessee',
      'Review & Underwriting',
      'Bond Issuance',
      'Delivery & Filing',
    ]);
    await expect(main.getByText('Estimated processing time')).toHaveCount(0);
    await expect(main.getByText('(843) 555-0142')).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download Receipt').click(),
    ]);
    expect(download.suggestedFilename()).toBe(`marshline-receipt-${number}.pdf`);
    const receipt = await readPdf(await readFile(await download.path()));
    expect(receipt.title).toBe(`Receipt ${number}`);
    expect(await receipt.textOf(1)).toContain(NOTARY_TOTAL);

    await button(page, 'Email Confirmation').click();
    const mailed = page.getByRole('status').filter({ hasText: 'already on its way' });
    await expect(mailed).toContainText('so nothing more was sent.');
    const mail = await queuedMail(
      'marisol.okafor@example.com',
      `We received your application ${number}`,
    );
    expect(mail.text).toContain(NOTARY_TOTAL);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'true');
    });
    await button(page, 'Print Summary').click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(number).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await button(page, 'Start New Quote').click();
    await expect(stepHeading(page, 'Select Bond & State')).toBeVisible();
    await expect(field(page, 'Bond type')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('of a visitor gives the papers, and an account that keeps them', async ({ page }) => {
    test.slow();
    const email = freshAddress();
    await submit(page, notaryDraft().replace('marisol.okafor@example.com', email));
    await numberOf(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);

    for (const [name, file] of [
      ['Download Bond', /^MSB-\d{8}-notary-bond\.pdf$/],
      ['Power of attorney', /^MSB-\d{8}-notary-power-of-attorney\.pdf$/],
      ['Filing packet', /^MSB-\d{8}-filing-packet\.pdf$/],
    ] as const) {
      const download = nextDownload(page);
      await button(page, name).click();
      expect((await download).suggestedFilename()).toMatch(file);
    }

    const account = page.getByRole('region', { name: 'Create an account to keep it' });
    await expect(account).toContainText(email);
    await button(page, 'Create Account').click();
    await expect(account.getByText('Password must be at least 10 characters')).toBeVisible();
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Create Account').click();
    const created = page.getByRole('region', { name: 'Confirm your account' });
    await expect(created.getByRole('status')).toContainText('Check your email');
    await expect(page.getByRole('main')).not.toContainText('Create an account');
    await page.reload();
    await waitForHydration(page);
    await expect(created).toContainText(email);
    await expect(page.getByRole('main')).not.toContainText('Create an account');

    await page.goto(await mailedLink(email, /confirm/i));
    await page.waitForURL(/\/dashboard\?bond=[\w-]{36}$/);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Notary Bond' }),
    ).toBeVisible();

    await page.goto('/dashboard/account');
    await expect(page.getByLabel('Display Name')).toHaveValue('Marisol Okafor');
    await expect(page.getByLabel('Phone Number')).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  test('stays after a reload, Back never submits again, and lost data is explained', async ({
    page,
  }) => {
    test.slow();
    await submit(page);
    const number = await numberOf(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));

    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(number).first()).toBeVisible();
    await page.goBack();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();
    await expect(page.getByText(number).first()).toBeVisible();
    expect(calls.filter((url) => url.includes('/functions/'))).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)).toBeNull();

    await page.reload();
    await waitForHydration(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download Receipt').click(),
    ]);
    expect(download.suggestedFilename()).toBe(`marshline-receipt-${number}.pdf`);

    await page.route('**/functions/v1/{application-receipt,mail-confirmation}', (route) =>
      route.abort(),
    );
    await button(page, 'Email Confirmation').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The confirmation may not have been sent' }),
    ).toContainText('Our server did not answer.');
    await button(page, 'Download Receipt').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Download failed' });
    await expect(alert).toContainText('Unable to download PDF. Please try again.');

    await page.evaluate(() => sessionStorage.setItem('marshline.confirmation', '{}'));
    await page.reload();
    await waitForHydration(page);

    await expect(page.getByText('Your application is with us')).toBeVisible();
    await expect(page.getByRole('main').getByText('(843) 555-0142')).toBeVisible();
  });
});

function definition(page: Page, label: string) {
  const term = page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });

  return term.locator('xpath=following-sibling::dd');
}
