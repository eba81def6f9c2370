import type { Request, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { noDocuments } from '../support/quote-answers.ts';
import {
  answer,
  button,
  callsOf,
  complete,
  field,
  NOTARY_SECTIONS,
  openQuote,
  reachDocuments,
  reachReview,
  stepHeading,
} from '../support/quote-hands.ts';
import { DRAFT_KEY } from '../support/quote-draft.ts';
import { readRows } from '../support/test-stack.ts';

const SUBMIT = '**/functions/v1/submit-application';
const SUBMIT_LABEL = 'Submit Application and Issue Bond';

function quoteIdIn(request: Request | undefined): string {
  const body = request?.postDataJSON() as { quoteId: string };

  return body.quoteId;
}

function applicationsOf(quoteId: string) {
  return readRows('applications', { id: `eq.${quoteId}` });
}

/** Let the server do its work and lose its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test.describe('without a connection', () => {
  test('answers go on being kept on the device', async ({ page, context }) => {
    await openQuote(page, 'bondType=notary&state=TX');
    await button(page, 'Continue').click();
    await expect(field(page, 'Obligee')).toBeVisible();

    await context.setOffline(true);
    await field(page, 'Obligee').fill('Secretary of State');
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.getByText('Saving changes...')).toBeVisible();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    const draft = await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
    expect(draft).toContain('Secretary of State');
  });

  test('the list of documents can be asked for again', async ({ page }) => {
    await page.route('**/rest/v1/bond_required_documents**', (route) => route.abort());
    await reachDocuments(page);
    await expect(page.getByText('Error: Failed to load documents')).toBeVisible();
    await expect(button(page, 'Continue')).toBeDisabled();

    await page.unroute('**/rest/v1/bond_required_documents**');
    await button(page, 'Retry').click();
    await expect(page.getByText('No documents are needed')).toBeVisible();
    await complete(page, noDocuments());
    await expect(stepHeading(page, 'Pricing & Payment')).toBeVisible();
  });

  test('code that could not be loaded is loaded when the connection is back', async ({
    page,
    context,
  }) => {
    const [details, person, company, history] = NOTARY_SECTIONS;
    await openQuote(page, 'bondType=notary&state=TX');
    await button(page, 'Continue').click();
    for (const step of [details, person, company]) if (step) await complete(page, step);
    for (const given of history?.answers ?? []) await answer(page, given);
    await page.waitForLoadState('networkidle'); // the next step is prefetched
    await context.setOffline(true);
    await button(page, 'Continue').click();
    await expect(button(page, 'Retry')).toBeVisible();

    await context.setOffline(false);
    await button(page, 'Retry').click();
    await expect(page.getByText('No documents are needed')).toBeVisible();
  });

  test('submitting says so, keeps everything and works when the connection is back', async ({
    page,
    context,
  }) => {
    const calls = callsOf(page, 'submit-application');
    await reachReview(page);
    await context.setOffline(true);
    await button(page, SUBMIT_LABEL).click();

    await expect(
      page.getByText('Your application was not sent, and nothing you entered is lost.').first(),
    ).toBeVisible();

    await context.setOffline(false);
    await button(page, SUBMIT_LABEL).click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();
    expect(await applicationsOf(quoteIdIn(calls.at(-1)))).toHaveLength(1);
  });
});

test.describe('submitting', () => {
  test('twice by a double click sends one request and makes one row', async ({ page }) => {
    const calls = callsOf(page, 'submit-application');
    await reachReview(page);
    await button(page, SUBMIT_LABEL).dblclick();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();

    expect(calls).toHaveLength(1);
    expect(await applicationsOf(quoteIdIn(calls[0]))).toHaveLength(1);
  });

  test('again after a lost answer gives the one application that was made', async ({ page }) => {
    const calls = callsOf(page, 'submit-application');
    await reachReview(page);
    await page.route(SUBMIT, loseAnswer, { times: 1 });
    await button(page, SUBMIT_LABEL).click();
    await expect(page.getByText('Our server did not answer')).toBeVisible();

    await button(page, SUBMIT_LABEL).click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();

    expect(calls).toHaveLength(2);
    const rows = await applicationsOf(quoteIdIn(calls[0]));
    expect(rows).toHaveLength(1);
    await expect(page.getByText(String(rows[0]?.['number'])).first()).toBeVisible();
  });

  test('that fails says so in the words of the specification', async ({ page }) => {
    await reachReview(page);
    await page.route(SUBMIT, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected' } }),
    );
    await button(page, SUBMIT_LABEL).click();

    const toast = page.getByRole('alert').filter({ hasText: 'Submission failed' });
    await expect(toast).toContainText('Failed to submit application. Please try again.');
    await expect(
      page.getByRole('main').getByText('Failed to submit application. Please try again.'),
    ).not.toHaveCount(0);
    await expect(button(page, SUBMIT_LABEL)).toBeEnabled();
  });

  test('with a payment that no longer counts leads to another payment', async ({ page }) => {
    await reachReview(page);
    await page.route(SUBMIT, (route) =>
      route.fulfill({ status: 409, json: { code: 'payment-mismatch' } }),
    );
    await button(page, SUBMIT_LABEL).click();
    await expect(page.getByText('The price changed after you paid')).toBeVisible();
    await button(page, 'Go to Pricing & Payment').click();

    await expect(button(page, 'Pay $237.00')).toBeVisible();
  });

  test('with an answer that the server refuses leads to its field', async ({ page }) => {
    await reachReview(page);
    const issue = {
      path: ['applicant', 'ssn'],
      message: 'Enter the SSN as it appears on the card',
    };
    await page.route(SUBMIT, (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid-application', issues: [issue] } }),
    );
    await button(page, SUBMIT_LABEL).click();
    await button(page, 'Go to Applicant Information').click();

    await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
    await expect(field(page, 'Social Security number')).toBeFocused();
    await expect(field(page, 'Social Security number')).toHaveAccessibleDescription(
      /Enter the SSN as it appears on the card/,
    );
  });
});
