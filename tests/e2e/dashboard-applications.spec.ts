import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-hands';
import { openDesk } from '../support/desk-hands';
import { addApplication, readApplication } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { stepHeading } from '../support/quote-hands';
import { newCustomer } from '../support/session-hands';
import { readRows } from '../support/test-stack';

const main = (page: Page) => page.getByRole('main');
const paper = (page: Page, title: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const EXECUTOR = 'Executor Bond in South Carolina';

/** Open the disclosure of a paper that tells its story. */
const openTimeline = (page: Page) => paper(page, EXECUTOR).getByText('Timeline').click();

test.describe('applications on the desk', () => {
  test('stand by who has the ball, what needs the customer first @phone', async ({ page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'draft', slug: 'notary', stateCode: 'TX' });
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
      'Notary Bond in Texas',
    ]);
    await expect(paper(page, 'Trustee Bond in Georgia')).toContainText(
      /Send \$1,452\.00 by wire with the reference SIM-/,
    );
    const withUs = main(page).getByRole('region', { name: 'With us' });
    await expect(withUs.getByRole('heading', { level: 3 })).toHaveText(['Bid Bond in Ohio']);
    await main(page).getByText('Ended in the last 30 days (1)').click();
    await expect(main(page).getByText('We could not offer this bond.')).toBeVisible();
    await expect(main(page).getByText('Auto Dealer Bond')).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('tell what happened, what happens now and what comes', async ({ page }) => {
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

test.describe('a draft on the desk', () => {
  const answers = {
    draft: {
      version: 1,
      step: 'applicant',
      selection: { bondType: 'notary', stateCode: 'TX' },
      sections: { bondDetails: { obligee: 'Secretary of State' } },
      savedAt: new Date().toISOString(),
    },
  };
  const wanted = { status: 'draft', slug: 'notary', stateCode: 'TX', answers } as const;
  const TITLE = 'Notary Bond in Texas';

  test('is gone on with where it was left', async ({ page }) => {
    const customer = await newCustomer();
    await addApplication(customer, wanted);
    await openDesk(page, customer);
    await expect(paper(page, TITLE)).toContainText('You stopped at step 3 of 9');
    await expect(paper(page, TITLE)).toContainText('for Secretary of State');

    await paper(page, TITLE).getByRole('link', { name: 'Resume' }).click();

    await page.waitForURL(/\/quote\?/);
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(page.getByLabel('Obligee')).toHaveValue('Secretary of State');
  });

  test('is thrown away when its customer says so twice', async ({ page }) => {
    const customer = await newCustomer();
    const id = await addApplication(customer, wanted);
    await openDesk(page, customer);

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
    await expect(main(page).getByText('Nothing needs you today.')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readApplication(id)).toBeUndefined();
  });
});

test.describe('taking an application back', () => {
  test('asks once more, then withdraws it and lets the payment go', async ({ page }) => {
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

  test('says so when it was done in another tab already', async ({ context, page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'information_requested' });
    await openDesk(page, customer);
    const other = await context.newPage();
    await openDesk(other, customer);
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

test.describe('the question of an underwriter', () => {
  test('is answered, and the answer stands in the timeline @phone', async ({ page }) => {
    const customer = await newCustomer();
    const id = await addApplication(customer, {
      status: 'information_requested',
      question: 'Who is the fourth heir?',
    });
    await openDesk(page, customer);
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

  test('keeps what was typed while the answer cannot be sent', async ({ context, page }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'information_requested' });
    await openDesk(page, customer);
    const field = paper(page, EXECUTOR).getByLabel('Your answer');
    await field.fill('My aunt Bea.');

    await context.setOffline(true);
    await paper(page, EXECUTOR).getByRole('button', { name: 'Send answer' }).click();
    await expect(main(page).getByText('Your answer was not sent')).toBeVisible();
    await expect(field).toHaveValue('My aunt Bea.');

    await context.setOffline(false);
    await paper(page, EXECUTOR).getByRole('button', { name: 'Send answer' }).click();
    await expect(toastOf(page, 'Answer sent')).toBeVisible();
  });
});
