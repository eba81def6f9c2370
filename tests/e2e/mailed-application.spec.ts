import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { buttonOf, freshAddress, mailedCode, toastOf } from '../support/auth-actions';
import { addApplication, readApplication } from '../support/desk-rows';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { queuedMail } from '../support/queued-mails';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { readRows } from '../support/test-stack';
import {
  changeApplication,
  decline,
  newUnderwriter,
  openUnderwriting,
} from '../support/underwriting-actions';

const EXECUTOR = 'Executor Bond in South Carolina';
const linked = (page: Page, id: string) => page.locator(`#application-${id}`);

/** The path of the application in the mail with this subject. */
async function mailedPath(email: string, subject: string): Promise<string> {
  const { text } = await queuedMail(email, subject);

  return String(/\/dashboard#application-[\w-]{36}/.exec(text)?.[0]);
}

/** An executor's application under review that was sent without an account. */
async function sendAsGuest(email: string): Promise<string> {
  const answers = { ...EXECUTOR_ANSWERS, applicant: { ...EXECUTOR_ANSWERS.applicant, email } };
  const id = await addApplication(await newCustomer(), { status: 'under_review', answers });
  await changeApplication(id, { user_id: null });
  await changeApplication(id, { owner_left_at: null });

  return id;
}

test.describe('the link of a mail about an application', () => {
  test('shows the declined application in view @phone', async ({ page, context }) => {
    test.slow();
    const customer = await newCustomer();
    for (const stateCode of ['GA', 'OH', 'TX', 'TN', 'FL', 'SC', 'VA']) {
      await addApplication(customer, { status: 'draft', slug: 'notary', stateCode });
    }
    const applicant = { ...EXECUTOR_ANSWERS.applicant, email: customer.email };
    const answers = { ...EXECUTOR_ANSWERS, applicant };
    const id = await addApplication(customer, { status: 'under_review', answers });
    await decline(id, 'There are open judgments.');
    await rememberCustomer(context, await sessionText(customer));

    await page.goto(await mailedPath(customer.email, 'About your application'));

    await expect(linked(page, id)).toBeFocused();
    await expect(linked(page, id)).toBeInViewport({ ratio: 0.9 });
    await expect(linked(page, id)).toContainText('Declined');
    await expect(linked(page, id).locator('blockquote')).toHaveText('There are open judgments.');
  });

  test('opens the question, and an applicant without an account answers after a code', async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = freshAddress();
    const id = await sendAsGuest(email);
    const office = await (await browser.newContext()).newPage();
    await openUnderwriting(office, await newUnderwriter('Dana Whitfield'), `?application=${id}`);
    const decision = office.getByRole('region', { name: 'Decision' });
    await decision.getByRole('radio', { name: 'Ask for information', exact: true }).check();
    await expect(decision).toContainText('who signs in with a code that we email');
    await decision.getByRole('textbox').fill('Who are the heirs?');
    await expectNoViolations(office);
    await decision.getByRole('button', { name: 'Send the question' }).click();
    await expect(toastOf(office, 'Question sent')).toBeVisible();

    await page.goto(await mailedPath(email, 'A question about your application'));
    await page.waitForURL(/\/signin\?/);
    await waitForHydration(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await buttonOf(page, 'Email me a code instead').click();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    await page.keyboard.insertText(await mailedCode(email, /confirm/i));
    await page.keyboard.press('Enter');

    await expect(linked(page, id)).toContainText('Who are the heirs?');
    await expect(linked(page, id).getByRole('heading', { name: EXECUTOR })).toBeVisible();
    await linked(page, id).getByLabel('Your answer').fill('His two daughters.');
    await linked(page, id).getByRole('button', { name: 'Send answer' }).click();
    await expect.poll(() => readApplication(id)).toMatchObject({ status: 'under_review' });
    expect(await readRows('information_answers', { application_id: `eq.${id}` })).toMatchObject([
      { answer: 'His two daughters.' },
    ]);

    // The account of the applicant has the applicant's name and phone number.
    const { firstName, lastName } = EXECUTOR_ANSWERS.applicant;
    await page.goto('/dashboard/account');
    await expect(page.getByLabel('Display Name')).toHaveValue(`${firstName} ${lastName}`);
    await expect(page.getByLabel('Phone Number')).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.locator('#account-panel .account-name')).toHaveText(
      `${firstName} ${lastName}`,
    );
  });
});
