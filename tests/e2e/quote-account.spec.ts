import type { Page } from '@playwright/test';
import { containsSecret } from '../../src/domain/quote/never-stored.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { draftIn, rowsOf } from '../support/account-quotes.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { TYPED_SECRETS } from '../support/quote-answers.ts';
import { DRAFT_KEY, notaryDraft } from '../support/quote-draft.ts';
import {
  button,
  complete,
  field,
  NOTARY_SECTIONS,
  openQuote,
  reachReview,
  stepHeading,
} from '../support/quote-actions.ts';
import {
  newCustomer,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-actions.ts';
import type { Customer } from '../support/stack.ts';
import type { Row } from '../support/test-stack.ts';

const QUERY = 'bondType=notary&state=TN';
const [DETAILS, PERSON, COMPANY] = NOTARY_SECTIONS;

/** The obligee in the account's copy of the customer's only draft. */
async function obligeeInAccount(customer: Customer): Promise<unknown> {
  const sections = draftIn((await rowsOf(customer))[0])['sections'] as Row | undefined;

  return (sections?.['bondDetails'] as Row | undefined)?.['obligee'];
}

/** A separate browser with the customer signed in. */
async function onAnotherDevice(page: Page, customer: Customer): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser');
  await rememberCustomer(context, await sessionText(customer));

  return context.newPage();
}

/** Starts a notary's quote in Tennessee as a customer, fills in the first answers and waits until the account has them. */
async function beginAsCustomer(page: Page, customer: Customer): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(customer));
  await openQuote(page, QUERY);
  await button(page, 'Continue').click();
  if (DETAILS) await complete(page, DETAILS);
  await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
  await expect.poll(() => obligeeInAccount(customer)).toBe('Secretary of State');
  await expect.poll(async () => draftIn((await rowsOf(customer))[0])['step']).toBe('applicant');
  await expect(field(page, 'Email')).toHaveValue(customer.email); // from the account, and saved too
  await expect
    .poll(async () => draftIn((await rowsOf(customer))[0])['sections'])
    .toHaveProperty('applicant');
}

/** Changes the obligee and continues. */
async function changeObligee(page: Page, obligee: string): Promise<void> {
  await page.getByRole('button', { name: 'Bond Details' }).click();
  await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  await field(page, 'Obligee').fill(obligee);
  await button(page, 'Continue').click();
}

test.describe('a quote in an account', () => {
  test.slow();

  test('moves to the account when its visitor signs in, without secrets', async ({ page }) => {
    const customer = await newCustomer();
    await openQuote(page, QUERY);
    await button(page, 'Continue').click();
    for (const step of [DETAILS, PERSON]) if (step) await complete(page, step);
    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    expect(await rowsOf(customer)).toEqual([]);

    await page.goto('/signin?returnTo=%2Fquote');
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL((url) => url.pathname === '/quote');
    await expect(stepHeading(page, 'Applicant Information')).toBeVisible();

    const rows = await rowsOf(customer);
    expect(rows).toMatchObject([
      { status: 'draft', bond_slug: 'notary', state_code: 'TN', quote_key_hash: null },
    ]);
    const text = JSON.stringify(rows);
    expect(text).toContain('Okafor');
    expect(containsSecret(text, [TYPED_SECRETS.ssn, TYPED_SECRETS.dateOfBirth])).toBe(false);
    const quoteKey = await page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { quoteKey: string }).quoteKey,
      DRAFT_KEY,
    );
    expect(text).not.toContain(quoteKey);
  });

  test('continues on another device, which asks for the secrets until they are on file', async ({
    page,
  }) => {
    const customer = await newCustomer();
    await beginAsCustomer(page, customer);
    if (PERSON) await complete(page, PERSON);
    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect.poll(async () => draftIn((await rowsOf(customer))[0])['step']).toBe('business');

    const other = await onAnotherDevice(page, customer);
    await openQuote(other, '');

    await expect(other.getByText('Welcome back')).toBeVisible();
    await expect(stepHeading(other, 'Applicant Information')).toBeVisible();
    await expect(field(other, 'First name')).toHaveValue('Marisol');
    await expect(field(other, 'Social Security number')).toHaveValue('');
    await expect(
      other.getByText('Enter your date of birth and Social Security number here'),
    ).toBeVisible();

    await field(other, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
    await field(other, 'Social Security number').fill(TYPED_SECRETS.ssn);
    await button(other, 'Continue').click();
    await expect(stepHeading(other, 'Business Information')).toBeVisible();
    await expect(other.getByText('Welcome back')).toHaveCount(0);

    const sealed = other.waitForResponse('**/functions/v1/seal-draft');
    if (COMPANY) await complete(other, COMPANY);
    await expect(stepHeading(other, 'Underwriting Questions')).toBeVisible();
    expect((await sealed).status()).toBe(200);
    await other.reload();
    await waitForHydration(other);
    await expect(stepHeading(other, 'Underwriting Questions')).toBeVisible();
    await other.getByRole('button', { name: 'Applicant Information' }).click();
    await expect(other.getByText('On file for this application')).toHaveCount(2);
    await expectNoViolations(other);
    await button(other, 'Replace Social Security number').click();
    await expect(field(other, 'Social Security number')).toBeFocused();
    await other.context().close();
  });

  for (const { choice, obligee } of [
    { choice: 'Use the answers from the other device', obligee: 'Typed there' },
    { choice: 'Keep the answers on this device', obligee: 'Typed here' },
  ]) {
    test(`changed on two devices: ${choice}`, async ({ page }) => {
      const customer = await newCustomer();
      await beginAsCustomer(page, customer);
      const other = await onAnotherDevice(page, customer);
      await openQuote(other, '');
      await expect(stepHeading(other, 'Applicant Information')).toBeVisible();
      await changeObligee(other, 'Typed there');
      await expect.poll(() => obligeeInAccount(customer)).toBe('Typed there');

      await changeObligee(page, 'Typed here');

      await expect(page.getByText('This quote was changed on another device')).toBeVisible();
      expect(await obligeeInAccount(customer)).toBe('Typed there');
      await expectNoViolations(page);
      await page.getByRole('button', { name: choice }).click();
      await expect(page.getByText('This quote was changed on another device')).toHaveCount(0);
      await expect.poll(() => obligeeInAccount(customer)).toBe(obligee);
      await page.getByRole('button', { name: 'Bond Details' }).click();
      await expect(field(page, 'Obligee')).toHaveValue(obligee);

      await other.reload();
      await waitForHydration(other);
      await other.getByRole('button', { name: 'Bond Details' }).click();
      await expect(field(other, 'Obligee')).toHaveValue(obligee);
      await other.context().close();
    });
  }

  test('is removed from the account when the customer starts another', async ({ page }) => {
    const customer = await newCustomer();
    await beginAsCustomer(page, customer);
    await page.reload();
    await waitForHydration(page);
    await openQuote(page, '');

    await button(page, 'Start New Quote').click();

    await expect(stepHeading(page, 'Select Bond & State')).toBeVisible();
    await expect.poll(() => rowsOf(customer)).toEqual([]);
  });

  test("opens from its link after the browser's quote is saved to the account", async ({
    page,
  }) => {
    const customer = await newCustomer();
    await beginAsCustomer(page, customer);
    const [row] = await rowsOf(customer);
    const link = `/quote?resume=${row?.['id'] as string}`;

    const context = await page.context().browser()?.newContext();
    const other = await context?.newPage();
    if (!other) throw new Error('There is no browser');
    await openQuote(other, 'bondType=executor-personal-representative&state=SC');
    await button(other, 'Continue').click();
    await field(other, 'Obligee').fill('Probate Court');
    await expect(other.getByText(/^Saved \d/)).toBeVisible();

    await other.goto(link);
    await other.waitForURL(/\/signin\?returnTo=/);
    await waitForHydration(other);
    await signInHere(other, customer);

    await expect(stepHeading(other, 'Applicant Information')).toBeVisible();
    await expect(other).not.toHaveURL(/[?&]resume=/);
    expect((await rowsOf(customer)).map((each) => each['bond_slug']).sort()).toEqual([
      'executor-personal-representative',
      'notary',
    ]);
    await context?.close();
  });

  test('says that it was submitted on another device', async ({ page }) => {
    const customer = await newCustomer();
    await beginAsCustomer(page, customer);
    const other = await onAnotherDevice(page, customer);
    const [row] = await rowsOf(customer);
    const sameQuote = `"quoteId":"${row?.['id'] as string}"`;
    await reachReview(other, notaryDraft().replace(/"quoteId":"[^"]+"/, sameQuote));
    await button(other, 'Submit Application and Issue Bond').click();
    await expect(stepHeading(other, 'Issue & File')).toBeVisible();
    await other.context().close();

    await changeObligee(page, 'Too late');

    await expect(page.getByText('This quote was submitted already')).toBeVisible();
    await expectNoViolations(page);
    await button(page, 'Keep the answers as a new quote').click();
    await expect
      .poll(async () => (await rowsOf(customer)).map(({ status }) => status).sort())
      .toEqual(['draft', 'issued']);
  });

  test('disappears when its customer signs out, and stays in the account', async ({ page }) => {
    const customer = await newCustomer();
    await beginAsCustomer(page, customer);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(stepHeading(page, 'Select Bond & State')).toBeVisible();
    await expect(field(page, 'Bond type')).toHaveValue('');
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)).toBeNull();
    expect(await rowsOf(customer)).toMatchObject([{ status: 'draft' }]);
  });
});
