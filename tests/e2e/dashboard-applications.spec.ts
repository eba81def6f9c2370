import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { openDesk } from '../support/desk-actions';
import { addApplication, readApplication } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { EXECUTOR_TOTAL } from '../support/own-price';
import { stepHeading } from '../support/quote-actions';
import { newCustomer } from '../support/session-actions';
import { readRows } from '../support/test-stack';

const main = (page: Page) => page.getByRole('main');
const paper = (page: Page, title: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const EXECUTOR = 'Executor Bond in South Carolina';

/** Opens a line of the inbox in its place. */
const open = (page: Page, title: string) =>
  paper(page, title).getByRole('button', { name: title, exact: true }).click();

/** Opens the disclosure with an item's history. */
const openTimeline = (page: Page) => paper(page, EXECUTOR).getByText('Timeline').click();

test.describe('applications on the dashboard', () => {
  test("are grouped by who must act next, the customer's first @phone", async ({ page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'draft', slug: 'notary', stateCode: 'TN' });
    await addApplication(customer, { status: 'information_requested' });
    await addApplication(customer, {
      status: 'approved',
      slug: 'trustee',
      stateCode: 'GA',
      method: 'wire',
    });
    await addApplication(customer, { status: 'under_review', slug: 'bid-bond', stateCode: 'OH' });
    await addApplication(customer, { status: 'declined', slug: 'erisa-fidelity', stateCode: 'IL' });
    await addApplication(await newCustomer(), { status: 'draft', slug: 'auto-dealer' });
    await openDesk(page, customer);

    await expect(main(page).getByText('3 things need you.')).toBeVisible();
    const needsYou = main(page).getByRole('region', { name: 'Needs you' });
    await expect(needsYou.getByRole('heading', { level: 3 })).toHaveText([
      EXECUTOR,
      'Trustee Bond in Georgia',
      'Notary Bond in Tennessee',
    ]);
    await expect(needsYou.getByRole('article')).toContainText([
      'Answer the underwriter’s question',
      `Send the wire, ${EXECUTOR_TOTAL}`,
      'Draft, kept until',
    ]);
    const wire = paper(page, 'Trustee Bond in Georgia');
    await wire.getByRole('button', { name: 'See the wire' }).click();
    await expect(wire).toContainText(
      new RegExp(`Send by wire\\s*${RegExp.escape(EXECUTOR_TOTAL)}\\s*Reference\\s*SIM-`),
    );
    const withUs = main(page).getByRole('region', { name: 'With us' });
    await expect(withUs.getByRole('heading', { level: 3 })).toHaveText(['Bid Bond in Ohio']);
    await main(page).getByRole('link', { name: 'See what we declined' }).click();
    await expect(main(page).getByText('We could not offer this bond.')).toBeInViewport();
    await expect(main(page).getByText('Auto Dealer Bond')).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('show past, current and next steps', async ({ page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'under_review' });
    await openDesk(page, customer);
    await openTimeline(page);

    const moments = paper(page, EXECUTOR).getByRole('listitem');
    await expect(moments).toHaveText([
      /^You sent the application/,
      /^It went to an underwriter.*An underwriter reviews every application for this bond\./,
      /^Review & Underwriting.*Now, with Marshline Surety/,
      /^Bond Issuance.*Next, with Marshline Surety/,
      /^Delivery & Filing.*Next, with you/,
    ]);
    await expect(moments.nth(2)).toHaveAttribute('aria-current', 'step');
    await expectNoViolations(page);
  });
});

test.describe('more applications than the first page holds', () => {
  test.slow();

  test('show all that need the customer, and a button loads the rest', async ({ page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'information_requested' });
    await addApplication(customer, { status: 'under_review', slug: 'bid-bond', stateCode: 'OH' });
    for (let count = 0; count < 50; count += 1) {
      await addApplication(customer, { status: 'under_review', slug: 'trustee', stateCode: 'GA' });
    }
    await openDesk(page, customer);

    await expect(main(page).getByText('1 thing needs you.')).toBeVisible();
    await expect(paper(page, EXECUTOR)).toBeVisible();
    const withUs = main(page).getByRole('region', { name: 'With us' });
    await expect(withUs.getByRole('article')).toHaveCount(50);
    await expect(paper(page, 'Bid Bond in Ohio')).toHaveCount(0);

    await main(page).getByRole('button', { name: 'Show more' }).click();
    await expect(paper(page, 'Bid Bond in Ohio')).toBeVisible();
    await expect(withUs.getByRole('article')).toHaveCount(51);
    await expect(main(page).getByText('All your applications are shown.')).toBeVisible();
  });
});

test.describe('a draft on the dashboard', () => {
  const answers = {
    draft: {
      version: 1,
      step: 'applicant',
      selection: { bondType: 'notary', stateCode: 'TN' },
      sections: { bondDetails: { obligee: 'Secretary of State' } },
      savedAt: new Date().toISOString(),
    },
  };
  const wanted = { status: 'draft', slug: 'notary', stateCode: 'TN', answers } as const;
  const TITLE = 'Notary Bond in Tennessee';

  test('continues at its last step', async ({ page }) => {
    const customer = await newCustomer();
    await addApplication(customer, wanted);
    await openDesk(page, customer);
    await open(page, TITLE);
    await expect(paper(page, TITLE)).toContainText('You stopped at step 3 of 9');
    await expect(paper(page, TITLE)).toContainText('for Secretary of State');

    await paper(page, TITLE).getByRole('link', { name: 'Resume' }).click();

    await page.waitForURL(/\/quote\?/);
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(page.getByLabel('Obligee')).toHaveValue('Secretary of State');
  });

  test('is deleted after a confirmation', async ({ page }) => {
    const customer = await newCustomer();
    const id = await addApplication(customer, wanted);
    await openDesk(page, customer);

    await open(page, TITLE);
    await paper(page, TITLE).getByRole('button', { name: 'Delete draft' }).click();
    const question = main(page).getByRole('group', { name: 'Delete this draft?' });
    await expect(question).toBeFocused();
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(paper(page, TITLE).getByRole('button', { name: 'Delete draft' })).toBeFocused();
    expect(await readApplication(id)).toBeDefined();

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete draft for good' }).click();

    await expect(toastOf(page, 'Draft deleted')).toBeVisible();
    await expect(paper(page, TITLE)).toHaveCount(0);
    await expect(main(page).getByText('Nothing here needs you today.')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readApplication(id)).toBeUndefined();
  });
});

test.describe('withdrawing an application', () => {
  test('asks for confirmation, then withdraws it and voids the payment', async ({ page }) => {
    const customer = await newCustomer();
    const id = await addApplication(customer, { status: 'under_review' });
    await openDesk(page, customer);
    await openTimeline(page);
    await paper(page, EXECUTOR).getByRole('button', { name: 'Withdraw' }).click();
    const question = main(page).getByRole('group', { name: 'Withdraw this application?' });
    await expect(question).toBeFocused();
    await expectNoViolations(page);

    await question.getByRole('button', { name: 'Withdraw application' }).click();

    await expect(toastOf(page, 'Application withdrawn')).toBeVisible();
    await expect(main(page).getByText('Ended in the last 30 days (1)')).toBeVisible();
    expect(await readApplication(id)).toMatchObject({ status: 'withdrawn' });
    expect(await readRows('payments', { application_id: `eq.${id}` })).toMatchObject([
      { status: 'voided' },
    ]);
  });

  test('says if it was already withdrawn in another tab', async ({ context, page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'information_requested' });
    await openDesk(page, customer);
    await open(page, EXECUTOR);
    const other = await context.newPage();
    await openDesk(other, customer);
    await open(other, EXECUTOR);
    await openTimeline(other);
    await paper(other, EXECUTOR).getByRole('button', { name: 'Withdraw' }).click();
    await other.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(toastOf(other, 'Application withdrawn')).toBeVisible();

    await paper(page, EXECUTOR).getByLabel('Your answer').fill('Too late');
    await paper(page, EXECUTOR).getByRole('button', { name: 'Send answer' }).click();

    await expect(main(page).getByText('Ended in the last 30 days (1)')).toBeVisible();
    await expect(paper(page, EXECUTOR).getByLabel('Your answer')).toHaveCount(0);
  });
});

test.describe("an underwriter's question", () => {
  test('can be answered, and the timeline shows the answer @phone', async ({ page }) => {
    const customer = await newCustomer();
    const id = await addApplication(customer, {
      status: 'information_requested',
      question: 'Who is the fourth heir?',
    });
    await openDesk(page, customer);
    await paper(page, EXECUTOR).getByRole('button', { name: 'Answer' }).click();
    await expect(paper(page, EXECUTOR).locator('blockquote')).toHaveText('Who is the fourth heir?');
    const field = paper(page, EXECUTOR).getByLabel('Your answer');
    const send = paper(page, EXECUTOR).getByRole('button', { name: 'Send answer' });

    await send.click();
    await expect(paper(page, EXECUTOR).getByText('Enter your answer')).toBeVisible();
    await expect(field).toBeFocused();
    await expectNoViolations(page);

    await field.fill('My aunt Bea. She agrees.');
    await send.click();

    await expect(toastOf(page, 'Answer sent')).toBeVisible();
    await expect(paper(page, EXECUTOR)).toContainText('Under review');
    await openTimeline(page);
    await expect(paper(page, EXECUTOR)).toContainText('My aunt Bea. She agrees.');
    expect(await readApplication(id)).toMatchObject({ status: 'under_review' });
  });

  test("keeps the typed answer while it can't be sent", async ({ context, page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'information_requested' });
    await openDesk(page, customer);
    await open(page, EXECUTOR);
    const field = paper(page, EXECUTOR).getByLabel('Your answer');
    await field.fill('My aunt Bea.');

    await context.setOffline(true);
    await paper(page, EXECUTOR).getByRole('button', { name: 'Send answer' }).click();
    await expect(main(page).getByText('Your answer may not have been sent')).toBeVisible();
    await expect(field).toHaveValue('My aunt Bea.');

    await context.setOffline(false);
    await paper(page, EXECUTOR).getByRole('button', { name: 'Send answer' }).click();
    await expect(toastOf(page, 'Answer sent')).toBeVisible();
  });
});
