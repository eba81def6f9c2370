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
  stepHeading,
} from '../support/quote-actions.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';

const AUTHORIZE = '**/functions/v1/authorize-payment';

test.describe('paying', () => {
  test('sends one request for a double click', async ({ page }) => {
    const calls = callsOf(page, 'authorize-payment');
    await reachPayment(page);
    for (const given of payByCard(NOTARY_TOTAL).answers) await answer(page, given);
    await button(page, `Authorize ${NOTARY_TOTAL} and review`).dblclick();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();

    expect(calls).toHaveLength(1);
    await expect(page.getByRole('status').filter({ hasText: 'Payment processed' })).toBeVisible();
  });

  test('asks for another card after a decline, keeps the token after a failure, and happens once', async ({
    page,
  }) => {
    test.slow();
    const fail = (status: number, code: string) =>
      page.route(AUTHORIZE, (route) => route.fulfill({ status, json: { code } }), { times: 1 });
    await reachPayment(page);

    await fail(402, 'payment-declined');
    await complete(page, payByCard(NOTARY_TOTAL));
    await expect(page.getByText('The payment was declined')).toBeVisible();
    await expect(field(page, 'Card number')).toHaveValue('');
    await expect(field(page, 'CVV')).toHaveValue('');
    expect(await page.content()).not.toContain(TYPED_SECRETS.cardNumber.slice(0, -4));

    await fail(500, 'unexpected');
    await complete(page, payByCard(NOTARY_TOTAL));
    const toast = page.getByRole('alert').filter({ hasText: 'Payment failed' });
    await expect(
      toast.filter({ hasText: 'Failed to process payment. Please try again.' }),
    ).toBeVisible();
    await expect(page.getByText('Credit card ending in 7899')).toBeVisible();
    await expect(field(page, 'Card number')).toHaveCount(0);

    const arrived = Promise.withResolvers<Route>();
    await page.route(AUTHORIZE, (route) => arrived.resolve(route), { times: 1 });
    await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();
    const route = await arrived.promise;
    await expect(button(page, 'Processing...')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Back')).toBeDisabled();
    await route.continue();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();

    await button(page, 'Back').click();
    await expect(page.getByText('Your payment is authorized')).toBeVisible();
    await expect(page.getByText('Credit card ending in 7899')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
  });

  test('by wire shows sample details before, and instructions afterward', async ({ page }) => {
    await reachPayment(page);
    await answer(page, { kind: 'radio', group: 'Payment method', value: 'Wire transfer' });
    await expect(page.getByText('Sample details: send no money to them')).toBeVisible();
    await answer(page, { kind: 'box', label: 'Same as applicant address' });
    await answer(page, { kind: 'box', label: 'I accept the terms and conditions' });
    await button(page, `Pay ${NOTARY_TOTAL} by wire and review`).click();

    await expect(stepHeading(page, 'Review Application')).toBeVisible();
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(page.getByText(`Send ${NOTARY_TOTAL} by wire with the reference`)).toBeVisible();
  });
});
