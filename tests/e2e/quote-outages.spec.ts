import type { Request, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { noDocuments, payByCard } from '../support/quote-answers.ts';
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
} from '../support/quote-actions.ts';
import { DRAFT_KEY } from '../support/quote-draft.ts';
import { loadedAssets } from '../support/site-copy.ts';
import { readRows } from '../support/test-stack.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';

const SUBMIT = '**/functions/v1/submit-application';
const SUBMIT_LABEL = 'Submit Application and Issue Bond';

function quoteIdIn(request: Request | undefined): string {
  const body = request?.postDataJSON() as { quoteId: string };

  return body.quoteId;
}

function applicationsOf(quoteId: string) {
  return readRows('applications', { id: `eq.${quoteId}` });
}

/** Lets the server finish its work, then drops the answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test.describe('without a connection', () => {
  test('answers are still saved on the device', async ({ page, context }) => {
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();
    await expect(field(page, 'Obligee')).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await field(page, 'Obligee').fill('Secretary of State');
    await expect(page.getByText('Saving changes...')).toBeVisible(); // lasts three seconds
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    const draft = await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
    expect(draft).toContain('Secretary of State');
  });

  test('the list of documents can be reloaded', async ({ page }) => {
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

  test('code that failed to load is loaded when the connection is back', async ({
    page,
    context,
  }) => {
    const [details, person, company, history] = NOTARY_SECTIONS;
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();
    for (const step of [details, person, company]) if (step) await complete(page, step);
    for (const given of history?.answers ?? []) await answer(page, given);
    await expect
      .poll(() => loadedAssets(page), 'the next step is prefetched')
      .toContainEqual(expect.stringContaining('DocumentsStep'));
    await context.setOffline(true);
    await button(page, 'Continue').click();
    await expect(button(page, 'Retry')).toBeVisible();

    await context.setOffline(false);
    await button(page, 'Retry').click();
    await expect(page.getByText('No documents are needed')).toBeVisible();
  });
});

test.describe('submitting', () => {
  test('sends one request and creates one row for a double click', async ({ page }) => {
    const calls = callsOf(page, 'submit-application');
    await reachReview(page);
    await button(page, SUBMIT_LABEL).dblclick();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();

    expect(calls).toHaveLength(1);
    expect(await applicationsOf(quoteIdIn(calls[0]))).toHaveLength(1);
  });

  test('shows an error, keeps everything, and returns the same application after a lost answer', async ({
    page,
    context,
  }) => {
    test.slow();
    const calls = callsOf(page, 'submit-application');
    await reachReview(page);
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }),
      { times: 1 },
    );
    await button(page, SUBMIT_LABEL).click();

    const toast = page.getByRole('alert').filter({ hasText: 'Submission failed' });
    await expect(toast).toContainText('Failed to submit application. Please try again.');
    await expect(
      page.getByRole('main').getByText('Failed to submit application. Please try again.'),
    ).not.toHaveCount(0);
    await expect(button(page, SUBMIT_LABEL)).toBeEnabled();

    await context.setOffline(true);
    await button(page, SUBMIT_LABEL).click();
    await expect(
      page.getByText('Nothing you entered is lost. Connect to the internet').first(),
    ).toBeVisible();
    await context.setOffline(false);

    await page.route(SUBMIT, loseAnswer, { times: 1 });
    const before = calls.length;
    await button(page, SUBMIT_LABEL).click();
    await expect(page.getByText('Our server did not answer')).toBeVisible();
    await button(page, SUBMIT_LABEL).click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();

    expect(calls).toHaveLength(before + 2);
    expect(new Set(calls.map(quoteIdIn)).size).toBe(1);
    const rows = await applicationsOf(quoteIdIn(calls[0]));
    expect(rows).toHaveLength(1);
    await expect(page.getByText(String(rows[0]?.['number'])).first()).toBeVisible();
  });

  test('asks for a new payment if the old one is no longer valid, and opens the field of a refused answer', async ({
    page,
  }) => {
    test.slow();
    await reachReview(page);
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 409, json: { code: 'payment-mismatch' } }),
      { times: 1 },
    );
    await button(page, SUBMIT_LABEL).click();
    await expect(
      page.getByText('The price changed after you authorized the payment'),
    ).toBeVisible();
    await button(page, 'Go to Pricing & Payment').click();

    await expect(button(page, `Authorize ${NOTARY_TOTAL} and review`)).toBeVisible();
    await complete(page, payByCard(NOTARY_TOTAL));
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
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

test('a busy server gets the same application again automatically', async ({ page }) => {
  const calls = callsOf(page, 'submit-application');
  await page.route(
    SUBMIT,
    async (route) => {
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'retry-after': '2',
      };
      await route.fulfill({ status: 503, headers, json: { code: 'busy' } });
    },
    { times: 2 },
  );
  await reachReview(page);
  await button(page, SUBMIT_LABEL).click();

  await expect(page.getByRole('status').filter({ hasText: "We're busy" })).toContainText(
    'We keep trying…',
  );
  await expect(stepHeading(page, 'Issue & File')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => calls.length).toBe(3);
  const ids = new Set(calls.map(quoteIdIn));
  expect(ids.size).toBe(1);
  expect(await applicationsOf([...ids][0] ?? '')).toHaveLength(1);
});
