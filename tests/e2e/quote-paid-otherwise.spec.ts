import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { draftIn, rowsOf } from '../support/account-quotes.ts';
import { expect, test } from '../support/fixtures.ts';
import { payByCard } from '../support/quote-answers.ts';
import {
  answer,
  button,
  callsOf,
  field,
  openQuote,
  reachReview,
  stepHeading,
} from '../support/quote-actions.ts';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions.ts';
import { readRows } from '../support/test-stack.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';

/** Continues the account's quote to its payment, and pays with the card ending in 4242. */
async function payWithAnotherCard(page: Page): Promise<void> {
  await openQuote(page, '');
  await expect(stepHeading(page, 'Review Application')).toBeVisible(); // every number is on file
  await button(page, 'Back').click();
  await expect(page.getByText('Credit card ending in 7899')).toBeVisible();
  await button(page, 'Pay another way').click();
  for (const given of payByCard(NOTARY_TOTAL).answers) await answer(page, given);
  await field(page, 'Card number').fill('4242 4242 4242 4242');
  await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();
  await expect(stepHeading(page, 'Review Application')).toBeVisible();
}

test('a quote paid on a second device is submitted with that payment', async ({ page }) => {
  test.slow();
  const customer = await newCustomer();
  const session = await sessionText(customer);
  await rememberCustomer(page.context(), session);
  await reachReview(page);
  await expect.poll(async () => draftIn((await rowsOf(customer))[0])['step']).toBe('review');

  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser');
  await rememberCustomer(context, session);
  await payWithAnotherCard(await context.newPage());
  await context.close();

  const payments = callsOf(page, 'authorize-payment');
  await button(page, 'Submit Application and Issue Bond').click();

  await expect(
    page.getByRole('status').filter({ hasText: 'Your payment from another device counts' }),
  ).toContainText(
    `You already authorized ${NOTARY_TOTAL} by credit card ending in 4242 on another device. That payment counts.`,
  );
  await expect(page.getByText('Credit card ending in 4242', { exact: true })).toBeVisible();
  await expect(page.getByText('Credit card ending in 7899', { exact: true })).toHaveCount(0);
  await expectNoViolations(page);

  await button(page, 'Submit Application and Issue Bond').click();
  await expect(stepHeading(page, 'Issue & File')).toBeVisible();
  expect(payments).toEqual([]);
  const paid = await readRows('payments', { user_id: `eq.${customer.userId}` });
  expect(
    paid.map(({ status, last_four }) => `${String(last_four)} ${String(status)}`).sort(),
  ).toEqual(['4242 captured', '7899 voided']);
});
