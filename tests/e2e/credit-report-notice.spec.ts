import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { addApplication, readApplication } from '../support/desk-rows';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { queuedMail } from '../support/queued-mails';
import { newCustomer, rememberCustomer, sessionText, signInHere } from '../support/session-actions';
import { fillInReport } from '../support/typed-report';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

test.describe('the notice about a credit report', () => {
  test('reaches the applicant by mail, and the dashboard shows it again @phone', async ({
    page,
    browser,
  }) => {
    test.slow();
    const customer = await newCustomer();
    const applicant = { ...EXECUTOR_ANSWERS.applicant, email: customer.email };
    const answers = { ...EXECUTOR_ANSWERS, applicant };
    const id = await addApplication(customer, { status: 'under_review', answers });
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${id}`);

    await decision(page).getByRole('radio', { name: 'Decline', exact: true }).check();
    await decision(page).getByLabel('Reason').fill('Too little capital.');
    await decision(page).getByRole('radio', { name: 'Yes', exact: true }).check();
    await decision(page).getByRole('button', { name: 'Decline' }).click();
    await expect(decision(page).getByLabel('Agency', { exact: true })).toBeFocused();
    await expect(decision(page).getByText('Enter the agency’s name from the report')).toBeVisible();
    await expectNoViolations(page);
    await fillInReport(decision(page));
    await expectNoViolations(page);
    await decision(page).getByRole('button', { name: 'Decline' }).click();
    const question = page.getByRole('group', { name: 'Decline this application?' });
    await expect(question).toContainText(
      'We email Marisol Okafor a notice about the report of Equifax Sample Services LLC.',
    );
    await question.getByRole('button', { name: 'Decline application' }).click();
    await expect(decision(page).getByText('It was declined.')).toBeVisible();
    expect(await readApplication(id)).toMatchObject({ status: 'declined' });
    const record = page.getByRole('region', { name: 'Credit reports' });
    await expect(record).toContainText('We emailed Marisol Okafor a notice');
    await expect(page.getByText('612', { exact: true })).toHaveCount(0);

    const { text } = await queuedMail(customer.email, 'Notice about your credit report');
    expect(text).toContain('Your credit score that we used: 612');
    const context = await browser.newContext();
    await rememberCustomer(context, await sessionText(customer));
    const own = await context.newPage();
    await own.goto(String(/\/dashboard\?tab=account#[\w-]+/.exec(text)?.[0]));
    const notices = own.getByRole('region', { name: 'Notice about your credit report' });
    await expect(notices).toBeFocused();
    await expect(notices).toContainText('(800) 555-0123');
    await expect(notices).toContainText('612');
    await expectNoViolations(own);

    await own.goto('/dashboard');
    await own.getByRole('link', { name: 'Notice about your credit report' }).click();
    await expect(notices).toContainText('within 60 days');
    await context.close();

    // From the mail, after the sign-in.
    const later = await browser.newContext();
    const phone = await later.newPage();
    await phone.goto('/dashboard?tab=account#credit-report-notices');
    await phone.waitForURL(/\/signin\?/);
    await waitForHydration(phone);
    await signInHere(phone, customer);
    const heading = phone.getByRole('heading', { name: 'Notice about your credit report' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const toast = await phone.locator('.toast', { hasText: 'Welcome back!' }).boundingBox();
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y, 'the toast covers no word of the heading').toBeGreaterThanOrEqual(
      (toast?.y ?? 0) + (toast?.height ?? 0),
    );
    await later.close();
  });

  test('is not there for a reader who is signed in with another address', async ({
    page,
    context,
  }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/dashboard?tab=account#credit-report-notices');

    await expect(page.getByText(`No notice went to ${customer.email}.`)).toBeVisible();
    await page.goto('/dashboard?tab=account');
    await page.reload();
    await expect(page.getByText('Ask a person')).toBeVisible();
    await expect(page.getByText('No notice went to')).toHaveCount(0);
  });
});
