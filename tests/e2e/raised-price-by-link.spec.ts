import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { openDesk } from '../support/desk-actions';
import { addApplication } from '../support/desk-rows';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { button, callsOf } from '../support/quote-actions';
import { newCustomer } from '../support/session-actions';
import { changeApplication } from '../support/underwriting-actions';

const PAY = '**/functions/v1/pay-by-link';
const TOKEN = 'k'.repeat(32);
const REASON = 'A claim was paid on an earlier bond.';

const RAISE = {
  offerId: randomUUID(),
  state: 'open',
  totalBefore: 23_700,
  total: 29_100,
  reason: REASON,
  answerBy: '2026-12-07',
};

const ASKED = {
  sender: 'Ward & Hale',
  purpose: 'Executor Bond',
  stateCode: 'SC',
  payerName: 'Mary Smith',
  principal: 'Mary Ann Smith',
  obligee: 'Probate Court of Charleston County',
  penalSum: 8_500_000,
  price: { premium: 20_000, fees: 7_500, taxes: 1_600, total: 29_100 },
  raise: RAISE,
};

const PAID = {
  ...ASKED,
  raise: { ...RAISE, state: 'accepted' },
  paid: {
    method: 'credit_card',
    lastFour: '4242',
    amount: 29_100,
    reference: 'SIM-1',
    authorizedAt: '2026-11-30T15:00:00.000Z',
  },
};

/** Open the page in a session that a code has opened. The server answers with what `answers` has. */
async function openSession(page: Page, answers: { now: object }): Promise<void> {
  await page.route(PAY, (route) => route.fulfill({ json: answers.now }));
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => sessionStorage.setItem('marshline-pay-session', kept),
    `${TOKEN} ${'s'.repeat(43)}`,
  );
  await gotoHydrated(page, `/pay#${TOKEN}`);
}

test('a client sees both prices and the reason on a phone, and agrees once @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const answers: { now: object } = { now: ASKED };
  await openSession(page, answers);
  await expect(page.getByRole('heading', { name: 'The new price is $291.00' })).toBeFocused();
  await expect(page.getByText('$291.00 instead of $237.00, $54.00 more')).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText('Probate Court of Charleston County')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const accept = button(page, 'Authorize $291.00');
  await page.route(
    PAY,
    (route) => route.fulfill({ status: 402, json: { code: 'payment-declined' } }),
    { times: 1 },
  );
  await accept.click();
  await expect(page.getByText('The new amount was declined')).toBeVisible();
  await page.route(PAY, (route) => route.abort(), { times: 1 });
  await accept.click();
  await expect(page.getByText('Our server did not answer')).toBeVisible();

  answers.now = PAID;
  const calls = callsOf(page, 'pay-by-link');
  await accept.dblclick();
  await expect(page.getByRole('heading', { name: 'Your payment is authorized' })).toBeFocused();
  await expect(page.getByText('You agreed to the new price')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.postDataJSON()).toMatchObject({
    answer: { offerId: RAISE.offerId, shownTotal: 29_100, isAccepted: true },
  });
  await expectNoViolations(page);
});

test('a client declines after a question, and the page says what that means', async ({ page }) => {
  const answers: { now: object } = { now: ASKED };
  await openSession(page, answers);
  await button(page, 'Decline').click();
  const dialog = page.getByRole('dialog', { name: 'Decline the new price?' });
  await expect(dialog.getByText('This withdraws the application of Ward & Hale.')).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Authorize $291.00')).toBeVisible();

  await button(page, 'Decline').click();
  answers.now = { ...ASKED, raise: { ...RAISE, state: 'withdrawn' } };
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The application was withdrawn')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The new price', exact: true })).toBeFocused();
  await expect(button(page, 'Authorize $291.00')).toHaveCount(0);
  await expectNoViolations(page);
});

test('an answer to a price that ended meanwhile shows how it ended', async ({ page }) => {
  const answers: { now: object } = { now: ASKED };
  await openSession(page, answers);
  await expect(button(page, 'Authorize $291.00')).toBeVisible();
  answers.now = { ...ASKED, raise: { ...RAISE, state: 'taken-back' } };
  await page.route(PAY, (route) => route.fulfill({ status: 409, json: { code: 'not-open' } }), {
    times: 1,
  });
  await button(page, 'Authorize $291.00').click();
  await expect(page.getByText('The underwriter took the new price back')).toBeVisible();
  await expect(button(page, 'Authorize $291.00')).toHaveCount(0);
});

test('a link to a raised price says before the code what it asks, and how the price ended', async ({
  page,
}) => {
  const link = { sender: 'Ward & Hale', purpose: 'Executor Bond', role: 'payer', reason: '' };
  let state = '';
  await page.route('**/functions/v1/open-signing-link', (route) =>
    route.fulfill({ json: { ...link, state } }),
  );
  for (const [next, words] of [
    ['price-raised', 'The price rose, and only you can agree to it.'],
    ['price-withdrawn', 'The application was withdrawn'],
    ['price-expired', 'The time to agree is over'],
    ['price-taken-back', 'The underwriter took the new price back'],
  ] as const) {
    state = next;
    await page.goto('/robots.txt');
    await gotoHydrated(page, `/pay#${TOKEN}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(button(page, 'Email me a code')).toHaveCount(next === 'price-raised' ? 1 : 0);
    await expectNoViolations(page);
  }
});

test('an attorney sees that the client was asked, and sends the link again', async ({ page }) => {
  const attorney = await newCustomer();
  const id = await addApplication(attorney, { status: 'under_review', answers: EXECUTOR_ANSWERS });
  await changeApplication(id, { status: 'price_offered' });
  const times = { expires_at: '2099-12-05', opened_at: null, locked_at: null };
  await page.route('**/rest/v1/price_offers?*', (route) =>
    route.fulfill({
      json: [
        {
          id: RAISE.offerId,
          reason: REASON,
          total_cents: 29_100,
          total_before_cents: 23_700,
          answer_by: '2026-12-07',
        },
      ],
    }),
  );
  await page.route('**/rest/v1/signing_links?*', (route) =>
    route.fulfill({
      json: [
        {
          ...times,
          sent_to: 'mary@example.com',
          created_at: '2026-11-28',
          paid_at: null,
          revoked_at: null,
        },
      ],
    }),
  );
  await openDesk(page, attorney);
  await page.getByRole('button', { name: /^See the new price/ }).click();
  await expect(page.getByText('only your client can agree to a higher price')).toBeVisible();
  await expect(page.getByText('Link to mary@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await expectNoViolations(page);

  let answered: { status: number; json: object } = { status: 429, json: { code: 'rate-limited' } };
  await page.route('**/functions/v1/send-payment-link', (route) => route.fulfill(answered));
  await button(page, 'Send a new link').click();
  await expect(page.getByText('We send at most 10 links a day')).toBeVisible();
  answered = { status: 200, json: { sent: true } };
  const calls = callsOf(page, 'send-payment-link');
  await button(page, 'Send a new link').dblclick();
  await expect(page.getByText('We sent your client a new link')).toBeVisible();
  expect(calls).toHaveLength(1);
  await expectNoViolations(page);
});
