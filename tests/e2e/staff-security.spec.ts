import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { SECRETS } from '../support/builders';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { watchForSecrets } from '../support/secret-watch';
import { sendForReview } from '../support/sent-application';
import { newProvedCustomer } from '../support/factor-actions';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { newAdmin, newUnderwriter, openUnderwriting } from '../support/underwriting-actions';

const REASON = 'To compare it with the court order';
const SSN = '219-09-8765';

const numbers = (page: Page) => page.getByRole('region', { name: 'SSN and EIN' });

async function openSecurity(page: Page, member: Parameters<typeof sessionText>[0]): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(member));
  await gotoHydrated(page, '/admin/security');
  await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
}

async function askForSsn(page: Page, reason: string): Promise<void> {
  await numbers(page).getByRole('button', { name: 'Show number for the SSN' }).click();
  await expect(numbers(page).getByLabel('Why you need the SSN')).toBeFocused();
  await numbers(page).getByLabel('Why you need the SSN').fill(reason);
  await numbers(page).getByRole('button', { name: 'Show for 60 seconds' }).click();
}

/** The section of the page with this heading. */
const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

test.describe("a customer's number", () => {
  test('is shown for a reason, is never stored, and disappears when the page loses focus', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const id = await sendForReview(customer);
    const watch = watchForSecrets(page, { numbers: [SECRETS.ssn], codes: [] });
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${id}`);

    await expect(numbers(page)).toContainText('•••-••-8765');
    await askForSsn(page, 'because');
    await expect(numbers(page).getByText('Use at least 10 characters')).toBeVisible();
    await expectNoViolations(page);
    await numbers(page).getByLabel('Why you need the SSN').fill(REASON);
    await numbers(page).getByRole('button', { name: 'Show for 60 seconds' }).click();

    await expect(numbers(page).getByText(SSN)).toBeFocused();
    await expect(numbers(page).getByText(/^Hidden again in \d+ seconds$/)).toBeVisible();
    await expectNoViolations(page);
    await expect(
      page.getByRole('region', { name: 'History' }).getByText(`SSN: ${REASON}`),
    ).toBeVisible();

    await numbers(page).getByRole('button', { name: 'Hide now' }).click();
    await expect(page.getByText(SSN)).toHaveCount(0);
    await expect(
      numbers(page).getByRole('button', { name: 'Show number for the SSN' }),
    ).toBeFocused();

    await askForSsn(page, REASON);
    await expect(numbers(page).getByText(SSN)).toBeFocused();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(page.getByText(SSN)).toHaveCount(0);
    expect(await watch.findings()).toEqual([]);

    const { data } = await customer.client.from('application_events').select('kind').order('id');
    expect(data?.map(({ kind }) => kind)).toEqual(['submitted', 'sent-to-review']);
  });

  test("disappears after a minute, and revealing it doesn't block a decision", async ({ page }) => {
    const id = await sendForReview(await newCustomer());
    await page.clock.install();
    await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${id}`);
    await askForSsn(page, REASON);
    await expect(numbers(page).getByText(SSN)).toBeVisible();
    await expect(numbers(page).getByRole('timer')).toHaveText(/in [1-5]\d seconds$/);

    await page.clock.fastForward(60_000);
    await expect(page.getByText(SSN)).toHaveCount(0);

    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.getByRole('radio', { name: 'Approve' }).check();
    await decision.getByRole('button', { name: 'Approve' }).click();
    await expect(decision.getByText('It is approved.')).toBeVisible();
  });
});

test.describe('staff and access', () => {
  test('an administrator grants a role, removes it and sees both in the log', async ({ page }) => {
    const newcomer = await newProvedCustomer();
    const beginner = await newCustomer();
    await openSecurity(page, await newAdmin('Calvin Ward'));

    await page.getByLabel('Email of the account').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Give role' }).click();
    await expect(page.getByText('No account has this address.')).toBeVisible();
    await page.getByLabel('Email of the account').fill(beginner.email);
    await page.getByRole('button', { name: 'Give role' }).click();
    await expect(
      page.getByText('Ask them to set up two-factor authentication first'),
    ).toBeVisible();
    await page.getByLabel('Email of the account').fill(newcomer.email);
    await page.getByRole('button', { name: 'Give role' }).click();
    await expect(toastOf(page, `Underwriter given to ${newcomer.email}`)).toBeVisible();
    await expectNoViolations(page);

    const members = section(page, 'Who works here');
    await members
      .getByRole('button', { name: `the role Underwriter from ${newcomer.email}` })
      .click();
    const question = page.getByRole('dialog', { name: `Remove the role from ${newcomer.email}?` });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Remove role' }).click();
    await expect(toastOf(page, `Underwriter taken from ${newcomer.email}`)).toBeVisible();
    await expect(members.getByText(newcomer.email)).toHaveCount(0);

    const log = section(page, 'Access log');
    await log.getByLabel('Person').selectOption({ label: newcomer.email });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await log.getByLabel('What').selectOption('Roles removed');
    await expect(log.getByRole('listitem')).toHaveText(
      new RegExp(`You took the role Underwriter from ${newcomer.email}`),
    );
  });

  test('an administrator must confirm before giving up their own role', async ({ page }) => {
    await newAdmin('Ines Prado');
    await openSecurity(page, await newAdmin('Calvin Ward'));
    const own = section(page, 'Who works here').getByRole('listitem').filter({ hasText: ', you' });
    await own.getByRole('button', { name: /^Remove/ }).click();

    const question = page.getByRole('dialog', { name: 'Give up your own role Administrator?' });
    await expect(question).toContainText('You lose all staff access');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(section(page, 'Access log')).toBeVisible();
  });

  test('an underwriter sees colleagues and speed, but no log and no role controls @phone', async ({
    page,
  }) => {
    const visits = { route: '/dashboard/contractor', name: 'LCP', p75: 900, visits: 12 };
    await page.route('**/rpc/web_vitals_summary', (route) => route.fulfill({ json: [visits] }));
    await openSecurity(page, await newUnderwriter('Dana Whitfield'));

    await expect(section(page, 'Speed of the pages')).toBeVisible();
    await page.getByText('All pages and measurements as a table').click();
    await expect(page.getByRole('region', { name: 'Speed of all pages' })).toBeVisible();
    await expect(section(page, 'Access log')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Remove|Give role/ })).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("a section shows an error if it can't load, and can be reloaded", async ({ page }) => {
    await page.route('**/rpc/web_vitals_summary', (route) => route.abort(), { times: 1 });
    await openSecurity(page, await newUnderwriter('Dana Whitfield'));
    const speed = section(page, 'Speed of the pages');

    await expect(speed.getByRole('alert')).toContainText('This part did not load');
    await speed.getByRole('button', { name: 'Retry' }).click();
    await expect(speed.getByRole('alert')).toHaveCount(0);
  });
});
