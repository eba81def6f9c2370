import type { Page } from '@playwright/test';
import { addDays, addYears, daysBetween, formatDate, todayIn } from '../../src/domain/dates';
import { containsSecret } from '../../src/domain/quote/never-stored';
import { expectNoViolations } from '../support/accessibility';
import { buildNotaryApplication } from '../support/builders';
import { rowsOf } from '../support/account-quotes';
import { toastOf } from '../support/auth-actions';
import { savedFile } from '../support/downloads';
import { openDesk, panel } from '../support/desk-actions';
import { addBond, addBonds, deskToday } from '../support/desk-rows';
import { addNotaryBond } from '../support/due-notary-bond';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { payByCard, TYPED_SECRETS, underwriting } from '../support/quote-answers';
import { button, complete, field, stepHeading } from '../support/quote-actions';
import { newCustomer, rememberCustomer, sessionText, signInHere } from '../support/session-actions';
import { readRows } from '../support/test-stack';
import { NOTARY_TOTAL } from '../support/notary-price';

const renewals = (page: Page) => panel(page).getByRole('article');

test.describe('renewals', () => {
  test('are sorted by due date and show the remaining days @phone', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(customer, [
      { obligee: 'Far', dueInDays: 71 },
      { obligee: 'Past', dueInDays: -1 },
      { obligee: 'Tomorrow', dueInDays: 1 },
      { obligee: 'Soon', dueInDays: 12 },
      { obligee: 'Now', dueInDays: 0 },
    ]);
    await openDesk(page, customer, '?tab=renewals');

    await expect(renewals(page)).toHaveText([
      /Due today.*Now/,
      /1 day remaining.*Tomorrow/,
      /12 days remaining.*Soon/,
      /71 days remaining.*Far/,
    ]);
    await expect(page.getByText('The next: due today')).toBeVisible();
    await expect(page.getByText('4 things need you.')).toBeVisible();
    await expectNoViolations(page);

    await page.setViewportSize({ width: 640, height: 800 }); // 1,280 pixels at 200% zoom
    const name = renewals(page).first().getByRole('heading');
    expect((await name.boundingBox())?.width).toBeGreaterThan(300);
  });

  test('have their own page with pagination @phone', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(
      customer,
      Array.from({ length: 27 }, (_, index) => ({ dueInDays: 40 + index })),
    );
    await rememberCustomer(page.context(), await sessionText(customer));
    await gotoHydrated(page, '/dashboard/renewals');

    const rows = page.getByRole('main').getByRole('article');
    await expect(page.getByRole('heading', { level: 1, name: 'Renewals' })).toBeVisible();
    await expect(rows).toHaveCount(25);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/dashboard/renewals?page=2');
    await expect(rows).toHaveText([/65 days remaining/, /66 days remaining/]);
    await page.goBack();
    await expect(rows).toHaveCount(25);
  });

  test('of other customers are hidden', async ({ page }) => {
    await addBond(await newCustomer(), { dueInDays: 5 });
    const customer = await newCustomer();
    await openDesk(page, customer, '?tab=renewals');

    await expect(panel(page).getByRole('heading', { name: 'All up to date!' })).toBeVisible();
    await gotoHydrated(page, '/dashboard/renewals');
    await expect(page.getByRole('heading', { name: 'All up to date!' })).toBeVisible();
  });
});

for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('remaining days follow the local calendar', async ({ page }) => {
      const customer = await newCustomer();
      const due = addDays(deskToday(), 45);
      await addBond(customer, { dueInDays: 45 });
      await openDesk(page, customer, '?tab=renewals');

      const days = daysBetween(todayIn(timezoneId, new Date()), due);
      await expect(renewals(page)).toContainText(`${days} days remaining`);
    });
  });
}

test.describe('renewing a bond', () => {
  test.slow();

  test('continues it: the customer pays for the next term and downloads the certificate', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const bond = await addNotaryBond(customer);
    const number = String(bond['number']);
    const ends = addYears(addDays(deskToday(), 20), 4);
    await openDesk(page, customer, '?tab=renewals');
    await renewals(page).getByRole('link', { name: 'Start Renewal' }).click();

    await expect(
      page.getByRole('heading', { name: `Nothing changed? Pay ${NOTARY_TOTAL}` }),
    ).toBeVisible();
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByText(/Step \d of \d/)).toHaveCount(0);
    const renew = `Authorize ${NOTARY_TOTAL} and renew`;
    await expect(page.getByText('The payment is charged when the bond is renewed.')).toBeVisible();
    await button(page, renew).click();
    await expect(page.getByRole('group', { name: /correct the following/ })).toBeFocused();
    await expectNoViolations(page);
    await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
    await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
    await field(page, 'EIN').fill(TYPED_SECRETS.ein);
    const history = underwriting();
    const answers = [...history.answers, ...payByCard(NOTARY_TOTAL).answers];
    const paid = page.waitForResponse(
      (answer) => answer.url().endsWith('/authorize-payment') && answer.status() === 200,
    );
    await complete(page, { ...history, heading: 'Bond Details', answers, button: renew });
    await paid;
    await expect(page.getByText('Application submitted').first()).toBeVisible();
    await expect(page.getByText('The continuation certificate is in your account.')).toBeVisible();
    await expect(page.getByText(`to ${formatDate(ends)}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Get the Certificate' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(number, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(formatDate(ends), { exact: true }).first()).toBeVisible();
    await expect(main.getByText('You can renew it from')).toBeVisible();
    await expectNoViolations(page);
    for (const [name, file] of [
      ['Continuation Certificate', `${number}-notary-continuation-certificate-2.pdf`],
      [`Receipt of the renewal, term 2 of ${number}`, `marshline-receipt-${number}-term-2.pdf`],
    ] as const) {
      expect(await savedFile(page, main.getByRole('button', { name }))).toBe(file);
    }

    await gotoHydrated(page, '/dashboard/documents');
    await expect(
      main.getByRole('heading', { name: `Continuation Certificate of ${number}` }),
    ).toBeVisible();
    await gotoHydrated(page, `/quote?renews=${String(bond['id'])}`);
    await expect(page.getByText('That bond is already renewed')).toBeVisible();

    await openDesk(page, customer);
    const line = main.getByRole('region', { name: 'Needs you' }).getByRole('article');
    await expect(line).toContainText(
      `File the certificate before the term starts on ${formatDate(addDays(deskToday(), 20))}`,
    );
    await line.getByRole('button', { name: 'See what to do' }).click();
    await expect(line.getByRole('button', { name: /^Continuation Certificate/ })).toBeVisible();
    await expectNoViolations(page);
    // Not check(): the tick takes the line away, and check() would look for it again.
    await line.getByLabel('Certificate filed').click();
    await expect(toastOf(page, `The certificate of ${number} is filed.`)).toBeVisible();
    await expect(line).toHaveCount(0);
    expect(await readRows('bond_filing_steps', { bond_id: `eq.${String(bond['id'])}` })).toEqual([
      expect.objectContaining({ step: 'certificate', term: 2 }),
    ]);
    await openDesk(page, customer, `?bond=${String(bond['id'])}`);
    await expect(main.getByLabel('Certificate filed')).toBeChecked();
  });
});

test.describe('starting a renewal', () => {
  test("starts a quote with the bond's data, without secrets", async ({ page }) => {
    const customer = await newCustomer();
    const bond = await addNotaryBond(customer);
    await openDesk(page, customer, '?tab=renewals');
    await renewals(page).getByRole('link', { name: 'Start Renewal' }).click();
    await button(page, 'Something Changed').click();
    await expect(stepHeading(page, 'Bond Details')).toBeFocused();
    await expect(page.getByText('Filled in from the bond you renew')).toBeVisible();
    await expect(page.getByText(`This quote renews bond ${String(bond['number'])}`)).toBeVisible();
    await expect(page).toHaveURL('/quote?bondType=notary&state=TN&step=bond-details');
    await expect(field(page, 'Bond amount')).toHaveValue(/10,000/);
    await expect(field(page, 'Obligee')).toHaveValue('State of Tennessee');
    await field(page, 'Bond amount').fill('9000');
    await button(page, 'Continue').click();
    await expect(page.getByText('A renewal keeps the amount of $10,000.').first()).toBeVisible();
    await expectNoViolations(page);
    await field(page, 'Bond amount').fill('10000');
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Marisol');
    await expect(field(page, 'Phone')).toHaveValue('(803) 555-0123');
    await expect(field(page, 'Social Security number')).toHaveValue('');
    await expect(field(page, 'Date of birth')).toHaveValue('');

    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Marisol');
    const drafts = async () => (await rowsOf(customer)).filter(({ status }) => status === 'draft');
    await expect.poll(async () => (await drafts()).length).toBe(1);
    const { applicant, business } = buildNotaryApplication();
    const secrets = [applicant.ssn, applicant.dateOfBirth, String(business.ein)];
    expect(containsSecret(JSON.stringify(await drafts()), secrets)).toBe(false);
    await gotoHydrated(page, '/dashboard');
    await expect(page.getByRole('button', { name: /^Renewal: Notary Bond/ })).toBeVisible();
  });

  test('asks first if this browser has an open quote', async ({ page }) => {
    const customer = await newCustomer();
    const bond = await addNotaryBond(customer);
    await rememberCustomer(page.context(), await sessionText(customer));
    await gotoHydrated(page, '/quote?bondType=executor-personal-representative&state=SC');
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
    await field(page, 'Obligee').fill('Probate Court');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    await gotoHydrated(page, `/quote?bondType=notary&state=TN&renews=${String(bond['id'])}`);
    await expect(page.getByRole('heading', { name: 'You have a quote in progress' })).toBeVisible();
    await page.getByRole('button', { name: 'Start the new one' }).click();

    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await button(page, 'Something Changed').click();
    await expect(field(page, 'Obligee')).toHaveValue('State of Tennessee');
  });

  test("of another customer's bond fills in nothing, and says so", async ({ page }) => {
    const bond = await addNotaryBond(await newCustomer());
    await rememberCustomer(page.context(), await sessionText(await newCustomer()));

    await gotoHydrated(page, `/quote?bondType=notary&state=TN&renews=${String(bond['id'])}`);

    await expect(page.getByText('That bond could not be opened')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
    await expect(field(page, 'Obligee')).toHaveValue('');
  });

  test('asks a visitor to sign in, then continues', async ({ page }) => {
    const customer = await newCustomer();
    const bond = await addNotaryBond(customer);
    const path = `/quote?bondType=notary&state=TN&renews=${String(bond['id'])}`;

    await page.goto(path);
    await page.waitForURL(/\/signin\?returnTo=/);
    await waitForHydration(page);
    await signInHere(page, customer);

    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Nothing changed\? Pay/ })).toBeVisible();
  });
});
