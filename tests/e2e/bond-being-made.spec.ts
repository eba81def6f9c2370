import type { Locator, Page } from '@playwright/test';
import { BEING_MADE, FINISHED_BY_HAND } from '../../src/domain/issuing/making-words';
import { expectNoViolations } from '../support/accessibility';
import { nextDownload } from '../support/downloads';
import { expect, test } from '../support/fixtures';
import { type HeldPapers, holdPapersBack } from '../support/held-papers';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { expectNoOverflow } from '../support/overflow';
import { notaryDraft } from '../support/quote-draft';
import { button, reachReview, stepHeading } from '../support/quote-actions';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import {
  approveAndIssue,
  decline,
  newUnderwriter,
  openUnderwriting,
} from '../support/underwriting-actions';

/** The page asks again within a minute at most, and a busy machine needs time for the answer. */
const SOON = { timeout: 100_000 };

const main = (page: Page) => page.getByRole('main');

/** Submit the application of a notary whose papers are held back. */
async function submit(page: Page): Promise<HeldPapers & { applicationId: string }> {
  const text = notaryDraft();
  const { quoteId: applicationId } = JSON.parse(text) as { quoteId: string };
  const papers = await holdPapersBack(applicationId);
  await reachReview(page, text);
  await button(page, 'Submit Application and Issue Bond').click();
  await expect(stepHeading(page, 'Issue & File')).toBeVisible();

  return { applicationId, ...papers };
}

/** The value beside a label of the summary. */
function definition(page: Page, label: string): Locator {
  const term = main(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });

  return term.locator('xpath=following-sibling::dd');
}

async function expectBeingMade(page: Page): Promise<void> {
  await expect(main(page).getByText(BEING_MADE)).toBeVisible();
  await expect(definition(page, 'Status')).toHaveText('Approved');
  await expect(main(page).getByText('is issued and in force from')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Download Bond' })).toHaveCount(0);
}

/** Submit the application of a notary that an underwriter has to read, and return its id. */
async function submitForReview(page: Page): Promise<string> {
  const no = '"bankruptcyHistory":{"answer":"no"}';
  const yes = '"bankruptcyHistory":{"answer":"yes","details":"In 2015"}';
  const text = notaryDraft().replace(no, yes);
  const { quoteId } = JSON.parse(text) as { quoteId: string };
  await reachReview(page, text);
  await button(page, 'Submit Application').click();
  await expect(definition(page, 'Status')).toHaveText('With an underwriter');

  return quoteId;
}

/** The page asks about an application under review when its visitor comes back to it. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test.describe('a bond that is being made', () => {
  test.slow();

  test('is said to be so, through a reload and lost answers, until it is in force', async ({
    page,
  }) => {
    const papers = await submit(page);
    await expectBeingMade(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);

    await page.reload();
    await waitForHydration(page);
    await expectBeingMade(page);

    await page.route('**/functions/v1/bond-progress', (route) => route.abort());
    await page.waitForEvent('requestfailed', SOON);
    await page.unroute('**/functions/v1/bond-progress');
    await papers.release();
    await papers.finish();

    await expect(definition(page, 'Status')).toHaveText('Issued', SOON);
    await expect(definition(page, 'Bond number')).toHaveText(/^MSB-\d{8}$/);
    await expect(main(page).getByText(BEING_MADE)).toHaveCount(0);
    await expect(main(page).getByText('the bond is issued.')).toBeVisible();
    await expect(button(page, 'Download Bond')).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.reload();
    await waitForHydration(page);
    await expect(definition(page, 'Status')).toHaveText('Issued');
    await expect(definition(page, 'Bond number')).toHaveText(/^MSB-\d{8}$/);
    expect(calls.filter((url) => url.includes('/functions/'))).toEqual([]);
  });

  test('and left to the staff is finished by hand, and only the staff learn why', async ({
    page,
    context,
    browser,
  }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    const papers = await submit(page);
    await expectBeingMade(page);

    const row = await context.newPage();
    await gotoHydrated(row, '/dashboard');
    const bond = main(row).getByRole('article').filter({ hasText: 'Notary Bond' });
    await expect(bond).toContainText('We are preparing this bond’s documents.');
    await expect(bond).toContainText('Pending');
    const sheet = await context.newPage();
    await gotoHydrated(sheet, String(await bond.getByRole('link').getAttribute('href')));
    await expect(main(sheet).getByText('We are preparing this bond’s documents')).toBeVisible();

    await papers.leaveToStaff('papers-not-made');
    for (const watched of [page, row, sheet]) {
      // A page in the background asks for nothing.
      await watched.bringToFront();
      await expect(main(watched).getByText(FINISHED_BY_HAND)).toBeVisible(SOON);
      await expect(main(watched)).not.toContainText('could not be made');
      await expectNoViolations(watched);
      await expectNoOverflow(watched);
    }

    const desk = await (await browser.newContext()).newPage();
    const staff = await newUnderwriter('Dana Whitfield');
    await openUnderwriting(desk, staff, `?application=${papers.applicationId}`);
    await expect(desk.getByText('but the papers could not be made or stored')).toBeVisible();
    await papers.release();
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('status').getByText(/^Bond MSB-\d{8} issued$/)).toBeVisible();
    await desk.context().close();

    for (const watched of [row, sheet]) {
      await watched.bringToFront();
      await expect(main(watched).getByText(FINISHED_BY_HAND)).toHaveCount(0, SOON);
      await expect(
        main(watched)
          .getByText(/^Starts \w+ \d+, \d{4}$/)
          .first(),
      ).toBeVisible();
    }
    await page.bringToFront();
    await expect(definition(page, 'Status')).toHaveText('Issued', SOON);
    await expect(main(page).getByText(FINISHED_BY_HAND)).toHaveCount(0);
    await expectNoOverflow(page);
    const download = nextDownload(page);
    await button(page, 'Download Bond').click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('after a review is there when the visitor comes back to the confirmation', async ({
    page,
  }) => {
    await approveAndIssue(await submitForReview(page));
    await comeBack(page);

    await expect(definition(page, 'Status')).toHaveText('Issued', SOON);
    await expect(definition(page, 'Payment status')).toHaveText('Charged to your card');
    await expect(main(page).getByText('An underwriter approved your application.')).toBeVisible();
    await expect(button(page, 'Download Bond')).toBeVisible();
  });

  test('after a decline the confirmation says so, also after a reload, and leads to a question', async ({
    page,
  }) => {
    await decline(await submitForReview(page), 'Open judgments.');
    await comeBack(page);

    await expect(definition(page, 'Status')).toHaveText('Declined', SOON);
    await page.reload();
    await waitForHydration(page);
    await expect(definition(page, 'Status')).toHaveText('Declined');
    await expect(main(page).getByText('An underwriter reviewed your application')).toBeVisible();
    await expect(definition(page, 'Payment status')).toContainText('Nothing was charged.');
    await expect(main(page).getByText('What Happens Next?')).toHaveCount(0);
    await expect(main(page).getByText('Open judgments.')).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoOverflow(page);

    await main(page).getByRole('link', { name: 'Ask again' }).click();
    await expect(page).toHaveURL(/\/inquiry\?bondType=notary&state=\w\w&amount=\d+/);
  });
});
