import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { payByCard, TYPED_SECRETS } from '../support/quote-answers.ts';
import {
  answer,
  button,
  callsOf,
  complete,
  field,
  reachPayment,
  reachReview,
  stepHeading,
} from '../support/quote-hands.ts';

const AUTHORIZE = '**/functions/v1/authorize-payment';

test.describe('paying', () => {
  test('twice by a double click sends one request', async ({ page }) => {
    const calls = callsOf(page, 'authorize-payment');
    await reachPayment(page);
    for (const given of payByCard('$237.00').answers) await answer(page, given);
    await button(page, 'Pay $237.00').dblclick();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();

    expect(calls).toHaveLength(1);
    await expect(page.getByRole('status').filter({ hasText: 'Payment processed' })).toBeVisible();
  });

  test('says that it is processing, and cannot be pressed meanwhile', async ({ page }) => {
    await reachPayment(page);
    for (const given of payByCard('$237.00').answers) await answer(page, given);
    const arrived = Promise.withResolvers<Route>();
    await page.route(AUTHORIZE, (route) => arrived.resolve(route), { times: 1 });
    await button(page, 'Pay $237.00').click();
    const route = await arrived.promise;

    await expect(button(page, 'Processing...')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Back')).toBeDisabled();
    await route.continue();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
  });

  test('that fails keeps the token of the card, not the card, for the next try', async ({
    page,
  }) => {
    await reachPayment(page);
    await page.route(
      AUTHORIZE,
      (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }),
      { times: 1 },
    );
    await complete(page, payByCard('$237.00'));

    const toast = page.getByRole('alert').filter({ hasText: 'Payment failed' });
    await expect(toast).toContainText('Failed to process payment. Please try again.');
    await expect(page.getByText('Credit card ending in 7899')).toBeVisible();
    await expect(field(page, 'Card number')).toHaveCount(0);

    await button(page, 'Pay $237.00').click();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
  });

  test('a declined card asks for another and shows nothing of the first', async ({ page }) => {
    await reachPayment(page);
    await page.route(
      AUTHORIZE,
      (route) => route.fulfill({ status: 402, json: { code: 'payment-declined' } }),
      { times: 1 },
    );
    await complete(page, payByCard('$237.00'));

    await expect(page.getByText('The payment was declined')).toBeVisible();
    await expect(field(page, 'Card number')).toHaveValue('');
    await expect(field(page, 'CVV')).toHaveValue('');
    expect(await page.content()).not.toContain(TYPED_SECRETS.cardNumber.slice(0, -4));
  });

  test('is not asked twice: coming back shows the receipt', async ({ page }) => {
    await reachReview(page);
    await button(page, 'Back').click();

    await expect(page.getByText('Your payment is authorized')).toBeVisible();
    await expect(page.getByText('Credit card ending in 7899')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
  });

  test('by wire shows sample details before, and what to send after', async ({ page }) => {
    await reachPayment(page);
    await answer(page, { kind: 'radio', group: 'Payment method', value: 'Wire transfer' });
    await expect(page.getByText('Sample details: send no money to them')).toBeVisible();
    await answer(page, { kind: 'box', label: 'Same as applicant address' });
    await answer(page, { kind: 'box', label: 'I accept the terms and conditions' });
    await button(page, 'Pay $237.00 by wire').click();

    await expect(stepHeading(page, 'Review Application')).toBeVisible();
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(page.getByText(/^Send \$237\.00 by wire with the reference/)).toBeVisible();
  });
});
