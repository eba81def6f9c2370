import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { addApplication } from '../support/desk-rows';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';
import {
  changeApplication,
  newUnderwriter,
  openUnderwriting,
} from '../support/underwriting-actions';

const ABOVE_LIMIT_CENTS = 60_000_000;

/** An application under review with a unique applicant name. */
async function sendApplication(email?: string) {
  const lastName = `Okafor${randomInt(1_000_000)}`;
  const applicant = { ...EXECUTOR_ANSWERS.applicant, lastName, ...(email && { email }) };
  const id = await addApplication(await newCustomer(), {
    status: 'under_review',
    answers: { ...EXECUTOR_ANSWERS, applicant },
  });

  return { id, lastName, name: `Marisol ${lastName}` };
}

async function approve(page: Page): Promise<void> {
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('radio', { name: 'Approve', exact: true }).check();
  await decision.getByRole('button', { name: 'Approve' }).click();
}

test.describe('a bond above the limit of one underwriter', () => {
  test('is marked in the queue after the first approval, and approved by a colleague', async ({
    page,
    browser,
  }) => {
    test.slow();
    const sent = await sendApplication();
    await changeApplication(sent.id, { penal_sum_cents: ABOVE_LIMIT_CENTS });
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${sent.id}`);
    await page.getByRole('radio', { name: 'Approve', exact: true }).check();
    await expect(page.getByLabel('Note to your colleague')).toBeVisible();
    await approve(page);
    await expect(toastOf(page, 'First approval recorded.')).toBeVisible();
    await expect(page.getByText(/^You approved on/)).toBeVisible();

    const context = await browser.newContext();
    const second = await context.newPage();
    await openUnderwriting(
      second,
      await newUnderwriter('Lee Moreno'),
      `?search=${sent.lastName}&flag=second-approval`,
    );
    const row = second.getByRole('list', { name: 'Applications' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Second approval')).toBeVisible();
    await expect(second.getByLabel('Flag')).toHaveValue('second-approval');
    await expectNoViolations(second);

    await row.getByRole('link', { name: sent.name }).click();
    await expect(second.getByText(/Dana Whitfield.* approved on/)).toBeVisible();
    await approve(second);
    await expect(toastOf(second, 'Approved')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Issue bond' })).toBeVisible();
    await context.close();
  });
});

test.describe('an underwriter’s own application', () => {
  test('is recognized by its email address and opens to a notice without decisions', async ({
    page,
  }) => {
    const dana = await newUnderwriter('Dana Whitfield');
    const sent = await sendApplication(dana.email);
    await openUnderwriting(page, dana, `?application=${sent.id}`);

    await expect(
      page.getByRole('heading', { level: 1, name: 'This is your own application' }),
    ).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectNoViolations(page);
  });
});
