import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { addApplication, readApplication } from '../support/desk-rows';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';
import { readRows } from '../support/test-stack';
import {
  changeApplication,
  newUnderwriter,
  openUnderwriting,
} from '../support/underwriting-actions';

/** A new customer's application under review, with a unique name. */
async function sendApplication() {
  const customer = await newCustomer();
  const lastName = `Okafor${randomInt(1_000_000)}`;
  const { applicant } = EXECUTOR_ANSWERS;
  const answers = { ...EXECUTOR_ANSWERS, applicant: { ...applicant, lastName } };
  const id = await addApplication(customer, { status: 'under_review', answers });
  const row = await readApplication(id);

  return { customer, id, number: String(row?.['number']), name: `Marisol ${lastName}`, lastName };
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

async function choose(page: Page, choice: string, words?: string): Promise<void> {
  await decision(page).getByRole('radio', { name: choice, exact: true }).check();
  if (words !== undefined) await decision(page).getByRole('textbox').fill(words);
}

test.describe('the underwriters’ desk', () => {
  test("shows a colleague's changes after the connection is back", async ({ context, page }) => {
    const sent = await sendApplication();
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'));
    await page.getByRole('searchbox', { name: 'Search' }).fill(sent.lastName);
    const links = page.getByRole('list', { name: 'Applications' }).getByRole('link');
    await expect(links).toHaveText([sent.name]);

    await context.setOffline(true);
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await changeApplication(sent.id, { status: 'withdrawn' });
    await context.setOffline(false);
    await expect(links).toHaveCount(0);
  });

  test('an underwriter finds an application, asks a question, gets an answer, approves and issues', async ({
    page,
  }) => {
    test.slow();
    const sent = await sendApplication();
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'));
    await page.getByRole('searchbox', { name: 'Search' }).fill(sent.lastName);
    await expect(page).toHaveURL(new RegExp(`search=${sent.lastName}`));
    await expect(page.getByRole('list', { name: 'Applications' }).getByRole('link')).toHaveText([
      sent.name,
    ]);
    await expectNoViolations(page);

    await page.getByRole('link', { name: sent.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: sent.name })).toBeVisible();
    await expect(page.getByText('Chapter 7 in 2015, discharged in 2016.').first()).toBeVisible();
    await expectNoViolations(page);

    await decision(page).getByRole('button', { name: 'Decide' }).click();
    await expect(decision(page).getByText('Choose what to do')).toBeVisible();
    await choose(page, 'Ask for information');
    await decision(page).getByRole('button', { name: 'Send the question' }).click();
    await expect(decision(page).getByText('Enter your question')).toBeVisible();
    await choose(page, 'Ask for information', 'Who are the heirs?');
    await decision(page).getByRole('button', { name: 'Send the question' }).dblclick();
    await expect(toastOf(page, 'Question sent')).toBeVisible();
    await expect(decision(page).getByText('The customer has a question to answer.')).toBeVisible();

    const { error } = await sent.customer.client.functions.invoke('answer-information-request', {
      body: { applicationId: sent.id, answer: 'His two daughters.' },
    });
    expect(error).toBeNull();
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    await page.reload();
    await page.getByRole('link', { name: sent.name }).click();
    await expect(
      page.getByRole('region', { name: 'History' }).getByText('His two daughters.'),
    ).toBeVisible();

    await choose(page, 'Approve');
    await decision(page).getByRole('button', { name: 'Approve' }).click();
    await expect(toastOf(page, 'Approved')).toBeVisible();
    await expect(decision(page).getByText('It is approved.')).toBeVisible();
    expect(await readApplication(sent.id)).toMatchObject({ status: 'approved' });
    await expectNoViolations(page);

    await decision(page).getByRole('button', { name: 'Issue bond' }).dblclick();
    await expect(page.getByText(/^Bond MSB-\d{8} issued$/)).toBeVisible();
    await expect(decision(page).getByText('The bond was issued.')).toBeVisible();
    expect(await readApplication(sent.id)).toMatchObject({ status: 'issued' });
    const bonds = await readRows('bonds', { application_id: `eq.${sent.id}` });
    expect(bonds).toMatchObject([{ status: 'active', principal: sent.name }]);
  });

  test('declining asks for confirmation, with the text that the customer will read', async ({
    page,
  }) => {
    const sent = await sendApplication();
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${sent.id}`);
    await choose(page, 'Decline', 'There are open judgments.');
    await decision(page).getByRole('button', { name: 'Decline' }).click();
    await expect(decision(page).getByText('Choose yes or no')).toBeVisible();
    await choose(page, 'No');
    await decision(page).getByRole('button', { name: 'Decline' }).click();

    const question = page.getByRole('group', { name: 'Decline this application?' });
    await expect(question).toBeFocused();
    await expect(question).toContainText('There are open judgments.');
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Do not decline' }).click();
    await expect(decision(page).getByRole('textbox')).toHaveValue('There are open judgments.');

    await decision(page).getByRole('button', { name: 'Decline' }).click();
    await question.getByRole('button', { name: 'Decline application' }).click();
    await expect(decision(page).getByText('It was declined.')).toBeVisible();
    expect(await readApplication(sent.id)).toMatchObject({ status: 'declined' });
  });

  test('a second underwriter with a stale screen sees the changes before deciding', async ({
    page,
    browser,
  }) => {
    const sent = await sendApplication();
    const context = await browser.newContext();
    const second = await context.newPage();
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${sent.id}`);
    await openUnderwriting(second, await newUnderwriter('Lee Moreno'), `?application=${sent.id}`);
    await choose(second, 'Decline', 'Too little is known.');
    await choose(second, 'No'); // no credit report played a part

    await choose(page, 'Ask for information', 'Who are the heirs?');
    await decision(page).getByRole('button', { name: 'Send the question' }).click();
    await expect(toastOf(page, 'Question sent')).toBeVisible();
    await sent.customer.client.functions.invoke('answer-information-request', {
      body: { applicationId: sent.id, answer: 'His two daughters.' },
    });

    await decision(second).getByRole('button', { name: 'Decline' }).click();
    await second.getByRole('button', { name: 'Decline application' }).click();
    await expect(decision(second).getByText('Changed meanwhile')).toBeVisible();
    await expect(decision(second).getByText('His two daughters.')).toBeVisible();
    await expect(decision(second).getByRole('textbox')).toHaveValue('Too little is known.');
    await expectNoViolations(second);
    expect(await readApplication(sent.id)).toMatchObject({ status: 'under_review' });

    await decision(second).getByRole('button', { name: 'Decline' }).focus();
    await second.keyboard.press('Enter');
    await expect(second.locator('#decision-news')).toBeFocused();
    await decision(second).getByRole('button', { name: 'I have read this' }).click();
    await choose(second, 'Approve', 'The heirs are known.');
    await decision(second).getByRole('button', { name: 'Approve' }).click();
    await expect(decision(second).getByText('It is approved.')).toBeVisible();
    await context.close();
  });

  test('several applications can be assigned at once, and none is taken from a colleague unseen', async ({
    page,
  }) => {
    const state = 'WY';
    const [one, two] = [await sendApplication(), await sendApplication()];
    await changeApplication(one.id, { state_code: state });
    await changeApplication(two.id, { state_code: state });
    const colleague = await newUnderwriter('Lee Moreno');
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?state=${state}`);

    await page.getByRole('checkbox', { name: `Select ${one.number}` }).check();
    await page.getByRole('checkbox', { name: `Select ${two.number}` }).check();
    await colleague.client.rpc('assign_applications', {
      wanted: [{ id: two.id }],
      to_staff: colleague.userId,
    });
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect(toastOf(page, '1 application is assigned to you')).toBeVisible();

    await page.getByLabel('Assigned to', { exact: true }).selectOption('You');
    await expect(page).toHaveURL(/holder=mine/);
    await expect(page.getByRole('link', { name: one.name })).toBeVisible();
    await expect(page.getByRole('link', { name: two.name })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('link', { name: two.name })).toBeVisible();

    await page.getByRole('link', { name: one.name }).click();
    await page.getByLabel('Add a note').fill('Waiting for the will.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText([
      'Waiting for the will.',
    ]);
    await expect(page.getByLabel('Add a note')).toHaveValue('');
  });

  test('typed text stays without a connection, and can be sent afterward', async ({
    page,
    context,
  }) => {
    const sent = await sendApplication();
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${sent.id}`);
    await choose(page, 'Ask for information', 'Who are the heirs?');
    await context.setOffline(true);
    await decision(page).getByRole('button', { name: 'Send the question' }).click();

    await expect(decision(page).getByRole('alert')).toContainText('You are offline.');
    await expect(decision(page).getByRole('textbox')).toHaveValue('Who are the heirs?');
    await context.setOffline(false);
    await decision(page).getByRole('button', { name: 'Send the question' }).click();
    await expect(toastOf(page, 'Question sent')).toBeVisible();
  });

  test('the desk works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const sent = await sendApplication();
    await openUnderwriting(
      page,
      await newUnderwriter('Dana Whitfield'),
      `?search=${sent.lastName.toLowerCase()}`,
    );
    await page.getByRole('link', { name: sent.name }).click();
    await page.getByRole('link', { name: 'Go to the decision' }).click();
    await expect(decision(page)).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectNoViolations(page);
  });
});
