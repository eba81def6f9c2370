import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { draftIn, rowsOf } from '../support/account-quotes.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { payByCard } from '../support/quote-answers.ts';
import { DRAFT_KEY, notaryDraft } from '../support/quote-draft.ts';
import {
  answer,
  button,
  reachPayment,
  reachReview,
  stepHeading,
} from '../support/quote-actions.ts';
import {
  endSession,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInAgainDialog,
  signInHere,
} from '../support/session-actions.ts';
import type { Customer } from '../support/stack.ts';
import { readRows } from '../support/test-stack.ts';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../support/notary-price.ts';

/** Waits until the account has the page's answers, so that no save is pending. */
async function untilKept(page: Page, customer: Customer): Promise<void> {
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const draft = await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
  const { savedAt } = JSON.parse(draft ?? '{}') as { savedAt: string };
  await expect.poll(async () => draftIn((await rowsOf(customer))[0])['savedAt']).toBe(savedAt);
}

test.describe('a session that ends during the wizard', () => {
  test.slow();

  test('resumes on the page, and the customer owns payment and submission', async ({ page }) => {
    const customer = await newCustomer();
    await rememberCustomer(page.context(), await sessionText(customer));
    await reachPayment(page);
    await expect.poll(async () => (await rowsOf(customer)).length).toBe(1);
    const dialog = signInAgainDialog(page);
    const signInAgain = async () => {
      await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
    };

    for (const given of payByCard(NOTARY_TOTAL).answers) await answer(page, given);
    await untilKept(page, customer);
    await endSession(page, customer);
    await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await signInAgain();
    await expect(page.getByRole('main').getByText('Your session ended')).toBeVisible();
    await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();
    await expect(stepHeading(page, 'Review Application')).toBeVisible();

    await untilKept(page, customer);
    await endSession(page, customer);
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(dialog).toBeVisible();
    await signInAgain();
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();

    const rows = await rowsOf(customer);
    expect(rows).toMatchObject([{ status: 'issued', bond_slug: 'notary' }]);
    const payments = await readRows('payments', { quote_id: `eq.${rows[0]?.['id'] as string}` });
    expect(payments).toMatchObject([
      { user_id: customer.userId, amount_cents: NOTARY_PRICE.total },
    ]);
  });
});

test.describe('an application that was sent without an account', () => {
  test.slow();

  test('moves to the account of its verified email address at sign-in', async ({ page }) => {
    const customer = await newCustomer();
    await reachReview(page, notaryDraft().replace('marisol.okafor@example.com', customer.email));
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();
    const number = String(
      await page
        .getByText(/^APP-\d{6}$/)
        .first()
        .textContent(),
    );
    const [before] = await readRows('applications', { number: `eq.${number}` });
    expect(before).toMatchObject({ user_id: null, status: 'issued' });

    await page.goto('/signin');
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL('/dashboard');

    const [after] = await readRows('applications', { number: `eq.${number}` });
    expect(after).toMatchObject({ user_id: customer.userId, status: 'issued' });
    const id = `eq.${after?.['id'] as string}`;
    expect(
      await readRows('application_events', { application_id: id, kind: 'eq.claimed' }),
    ).toMatchObject([{ actor: 'customer', actor_id: customer.userId }]);
    expect(await readRows('payments', { quote_id: id })).toMatchObject([
      { user_id: customer.userId },
    ]);
  });
});
