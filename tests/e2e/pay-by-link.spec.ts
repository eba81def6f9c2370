import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import {
  expectClientState,
  mailedPaymentPath,
  openQuoteOfMatter,
} from '../support/client-payment-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { NOTARY_TOTAL } from '../support/notary-price';
import { answer, button, callsOf, complete, field, stepHeading } from '../support/quote-actions';
import { payByCard, TYPED_SECRETS } from '../support/quote-answers';
import { enterMailedCode } from '../support/signing-actions';

const PAY = '**/functions/v1/pay-by-link';

/** Fill in the client's card and address. */
async function fillIn(page: Page): Promise<void> {
  for (const given of payByCard('').answers.filter(({ kind }) => kind !== 'box'))
    await answer(page, given);
  await field(page, 'Street').fill('9 Elm Street');
  await field(page, 'City').fill('Summerville');
  await field(page, 'State').selectOption('South Carolina');
  await field(page, 'ZIP code').fill('29483');
  await answer(page, { kind: 'box', label: 'I accept the terms and conditions' });
}

test('an attorney asks the client to pay, the client pays on a phone, and the attorney submits @phone', async ({
  browser,
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const { desk, context, matterId } = await openQuoteOfMatter(browser, email);

  await button(desk, 'Ask my client to pay').click();
  await expect(field(desk, 'Client’s name')).toHaveValue('Mary Smith');
  await expect(field(desk, 'Client’s email')).toHaveValue(email);
  await field(desk, 'Client’s email').fill('mary');
  await button(desk, 'Send the link').click();
  await expect(desk.getByText('Valid email is required')).toBeVisible();
  await expectNoViolations(desk);
  await field(desk, 'Client’s email').fill(email);
  await button(desk, 'Send the link').click();
  await expectClientState(desk, 'Sent');
  await expectNoViolations(desk);

  await page.setViewportSize({ width: 360, height: 740 });
  const path = await mailedPaymentPath(email);
  await gotoHydrated(page, path);
  await expect(page.getByText('Ward & Hale', { exact: true })).toBeVisible();
  await expect(page.getByText('Mary Smith')).toHaveCount(0);
  await expectNoViolations(page);
  await enterMailedCode(page, email);
  await expect(page.getByRole('heading', { name: /^\$.* for Mary Smith$/ })).toBeFocused();
  await expect(page.getByText('If there is no bond, we release it.')).toBeVisible();
  await expectClientState(desk, 'Opened');
  await expectNoViolations(page);

  const pay = page.getByRole('button', { name: /^Authorize \$/ });
  await pay.click();
  await expect(
    page.getByRole('group', { name: 'Please correct the following errors:' }),
  ).toBeFocused();
  await expect(page.getByLabel('Wire transfer')).toHaveCount(0);
  await fillIn(page);
  await page.context().setOffline(true);
  await pay.click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page.getByText('Credit card ending in 7899')).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Summerville');
  await page.context().setOffline(false);

  await page.route(
    PAY,
    (route) => route.fulfill({ status: 402, json: { code: 'payment-declined' } }),
    { times: 1 },
  );
  await pay.click();
  await expect(page.getByText('The payment was declined')).toBeVisible();
  await expect(field(page, 'Card number')).toHaveValue('');
  await expect(field(page, 'City')).toHaveValue('Summerville');
  expect(await page.content()).not.toContain(TYPED_SECRETS.cardNumber.slice(0, -4));

  for (const given of payByCard('').answers.filter(({ kind }) => kind !== 'box'))
    await answer(page, given);
  const calls = callsOf(page, 'pay-by-link');
  await pay.dblclick();
  await expect(page.getByRole('heading', { name: 'Your payment is authorized' })).toBeFocused();
  expect(calls).toHaveLength(1);
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  await page.reload(); // the session stays in this tab
  await expect(page.getByText('Credit card ending in 7899')).toBeVisible();

  // The attorney's page hears of it, and a later visit finds the payment.
  await expect(desk.getByText('Your client authorized the payment')).toBeVisible();
  await gotoHydrated(desk, `/dashboard/attorney?matter=${matterId}`);
  await expect(desk.getByText('Submit the application')).toBeVisible();
  await desk.getByRole('link', { name: 'Continue the quote' }).click();
  await expect(stepHeading(desk, 'Pricing & Payment')).toBeVisible();
  await expect(desk.getByText('Your client authorized the payment')).toBeVisible();
  await context.close();
});

test('the client’s page says what became of a link that no longer works', async ({ page }) => {
  const link = { sender: 'Ward & Hale', purpose: 'Administrator Bond', role: 'payer', reason: '' };
  let answered: object = {};
  await page.route('**/functions/v1/open-signing-link', (route) =>
    route.fulfill({ json: answered }),
  );
  for (const [state, words] of [
    ['expired', 'This link has expired.'],
    ['paid', 'You authorized the payment'],
    ['released', 'Your payment was released'],
    ['locked', 'This link is locked'],
  ] as const) {
    answered = { ...link, state };
    await page.goto('/robots.txt');
    await gotoHydrated(page, `/pay#${'k'.repeat(32)}`);
    await expect(page.getByText(words)).toBeVisible();
    await expectNoViolations(page);
  }
  // A link to sign has another page.
  answered = { ...link, role: 'client', state: 'open' };
  await page.reload();
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
});

test('an attorney changes the address, closes the link and pays by card', async ({ browser }) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const { desk, context } = await openQuoteOfMatter(browser, email);
  await button(desk, 'Ask my client to pay').click();
  await button(desk, 'Send the link').click();
  await expectClientState(desk, 'Sent');
  await button(desk, 'Change the address').click();
  const other = `${randomUUID()}@example.com`;
  await field(desk, 'Client’s email').fill(other);
  await button(desk, 'Send the link').click();
  await expect(desk.getByText(other)).toBeVisible();
  await desk.reload(); // leaving and coming back finds the request
  await expect(desk.getByText(other)).toBeVisible();

  await button(desk, 'Close the link and pay here').click();
  await expect(field(desk, 'Card number')).toBeVisible();
  await expectNoViolations(desk);
  await complete(desk, payByCard(NOTARY_TOTAL));
  await expect(stepHeading(desk, 'Review Application')).toBeVisible();
  await expect(desk.getByText('Not submitted yet. Your card is held, not charged.')).toBeVisible();
  await context.close();
});
