import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { draftIn, rowsOf } from '../support/account-quotes.ts';
import { buildAnew } from '../support/built-anew.ts';
import { expect, test } from '../support/fixtures.ts';
import { gotoHydrated, loadAnew, waitForHydration } from '../support/hydrated.ts';
import {
  button,
  complete,
  field,
  NOTARY_SECTIONS,
  openQuote,
  reachReview,
  radios,
  stepHeading,
} from '../support/quote-actions.ts';
import {
  avatar,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-actions.ts';
import type { Customer } from '../support/stack.ts';
import type { Row } from '../support/test-stack.ts';

const QUERY = 'bondType=notary&state=TN';
const [DETAILS, PERSON] = NOTARY_SECTIONS;
const alertOf = (page: Page, title: string) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: title });

/** The obligee in the account's copy of the customer's only draft. */
async function obligeeInAccount(customer: Customer): Promise<unknown> {
  const sections = draftIn((await rowsOf(customer))[0])['sections'] as Row | undefined;

  return (sections?.['bondDetails'] as Row | undefined)?.['obligee'];
}

/** Fills the device's storage, as another part of the site or an old version could. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; count < 10; count += 1) {
          localStorage.setItem(`filling-${size}-${count}`, 'x'.repeat(size));
        }
      } catch {
        // the next piece is smaller
      }
    }
  });
}

test.describe('full storage', () => {
  test("warns that a visitor's answers are not saved, and explains how to save them", async ({
    page,
  }) => {
    await openQuote(page, QUERY);
    await button(page, 'Continue').click();
    await expect(field(page, 'Obligee')).toBeVisible();
    await fillStorage(page);
    await field(page, 'Obligee').fill('Secretary of State of Tennessee');

    await expect(page.getByText(/^Not saved: this browser can’t keep/)).toBeVisible();
    await expect(alertOf(page, 'Its storage is full or blocked.')).toContainText(
      'sign in to save your answers in your account',
    );
    await expectNoViolations(page);
  });

  test("saves a customer's answers in the account, and says so", async ({ page }) => {
    const customer = await newCustomer();
    await rememberCustomer(page.context(), await sessionText(customer));
    await openQuote(page, QUERY);
    await button(page, 'Continue').click();
    await expect(field(page, 'Obligee')).toBeVisible();
    await expect.poll(() => rowsOf(customer)).toHaveLength(1);
    await fillStorage(page);

    for (const obligee of [`First ${'a'.repeat(150)}`, `Second ${'b'.repeat(160)}`]) {
      await field(page, 'Obligee').fill(obligee);
      await expect.poll(() => obligeeInAccount(customer)).toBe(obligee);
      await expect(
        page.getByText(/^Saved .* in your account\. This browser can’t keep a copy\.$/),
      ).toBeVisible();
    }
    await expect(page.getByText('This quote was changed on another device')).toHaveCount(0);

    await page.reload();
    await waitForHydration(page);
    await expect(field(page, 'Obligee')).toHaveValue(/^Second b+$/);
  });
});

test('signing out in another tab shows where the quote is and returns to its step', async ({
  page,
  context,
}) => {
  test.slow();
  const customer = await newCustomer();
  await rememberCustomer(context, await sessionText(customer));
  await openQuote(page, QUERY);
  await button(page, 'Continue').click();
  for (const step of [DETAILS, PERSON]) if (step) await complete(page, step);
  await expect(stepHeading(page, 'Business Information')).toBeVisible();
  await page.getByRole('button', { name: 'Applicant Information' }).click();
  await expect.poll(async () => draftIn((await rowsOf(customer))[0])['step']).toBe('applicant');

  const other = await context.newPage();
  await gotoHydrated(other, '/dashboard');
  await avatar(other).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();

  const notice = alertOf(page, 'You were signed out in another tab');
  await expect(notice).toContainText('Your application is saved in your account.');
  await expect(page.getByText('Marisol')).toHaveCount(0);
  await expectNoViolations(page);
  await loadAnew(page, () => notice.getByRole('link', { name: 'Sign in again' }).click());
  await signInHere(page, customer);
  await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Marisol');
});

test.describe('a site that was updated during an open quote', () => {
  test('asks for a reload, which restores the answers', async ({ page }) => {
    await openQuote(page, QUERY);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await buildAnew(page, '/quote', /BusinessStep/);
    for (const step of [DETAILS, PERSON]) if (step) await complete(page, step);

    const notice = alertOf(page, 'The site was updated');
    await expect(notice).toContainText('Your answers are safe.');
    await expect(notice.getByRole('button').first()).toHaveText('Reload the page');
    await expectNoViolations(page);

    await page.unrouteAll();
    await loadAnew(page, () => notice.getByRole('button', { name: 'Reload the page' }).click());
    await expect(field(page, 'First name')).toHaveValue('Marisol');
  });

  test('shows the number of a submitted application', async ({ page }) => {
    await buildAnew(page, '/quote', /ConfirmationStep/);
    await reachReview(page);
    await button(page, 'Submit Application and Issue Bond').click();

    await expect(alertOf(page, 'The site was updated')).toContainText(
      /We have your application\. Its number is APP-\d{6}\./,
    );
  });

  test('is distinguished from a lost connection', async ({ page, context }) => {
    await openQuote(page, QUERY);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(/BusinessStep/, (route) => route.abort());
    for (const step of [DETAILS]) if (step) await complete(page, step);
    await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
    await context.setOffline(true);
    if (PERSON) await complete(page, PERSON);

    await expect(alertOf(page, 'This step did not load')).toContainText('Check your connection');
    await context.setOffline(false);
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect(radios(page, 'Is a business applying?')).toBeVisible();
  });
});
