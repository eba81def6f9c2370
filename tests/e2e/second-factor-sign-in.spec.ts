import type { Page } from '@playwright/test';
import { signInPath } from '../../src/domain/accounts/return-to';
import { expectNoViolations } from '../support/accessibility';
import { buttonOf, mailedLink, toastOf } from '../support/auth-actions';
import { enterCode, newProvedCustomer } from '../support/factor-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import type { ProvedCustomer } from '../support/second-factor';
import { signInWithPassword } from '../support/second-factor';
import {
  newCustomer,
  ownKeys,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-actions';
import type { Stack } from '../../supabase/local/stack';
import { testSite } from '../support/test-site';

const WRONG_CODE = 'Invalid verification code. Please try again.';

/** The customer on a device with only the password entered. */
async function withPasswordAlone(customer: ProvedCustomer): Promise<ProvedCustomer> {
  const client = await signInWithPassword({ apiUrl: testSite.apiUrl } as Stack, customer);

  return { ...customer, client };
}

async function signInByForm(page: Page, customer: ProvedCustomer, returnTo?: string) {
  await gotoHydrated(page, signInPath(returnTo));
  await signInHere(page, customer);
  await page.waitForURL(/\/mfa/);
  await waitForHydration(page);
}

test.describe('signing in with a second factor', () => {
  test('asks for the code after the password and opens the requested page', async ({ page }) => {
    const customer = await newProvedCustomer();
    await signInByForm(page, customer, '/dashboard/renewals?from=mail');
    await expect(page).toHaveURL('/mfa?returnTo=%2Fdashboard%2Frenewals%3Ffrom%3Dmail');
    await expect(buttonOf(page, 'Verify')).toBeDisabled();
    await page.getByLabel('Verification code').fill('12 34a5');
    await expect(page.getByLabel('Verification code')).toHaveValue('12345');
    await expect(buttonOf(page, 'Verify')).toBeDisabled();
    await expectNoViolations(page);

    await enterCode(page, customer.secret);

    await page.waitForURL('/dashboard/renewals?from=mail');
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
  });

  test('says that a code is wrong, and accepts the next one', async ({ page }) => {
    const customer = await newProvedCustomer();
    await signInByForm(page, customer);
    await page.getByLabel('Verification code').fill('000000');
    await buttonOf(page, 'Verify').click();

    await expect(page.getByRole('alert')).toContainText(WRONG_CODE);
    await expect(page.getByLabel('Verification code')).toHaveValue('');
    await expectNoViolations(page);
    await enterCode(page, customer.secret);
    await page.waitForURL('/dashboard');
  });

  test('shows no account page after the password alone', async ({ page, context }) => {
    const customer = await newProvedCustomer();
    await rememberCustomer(context, await sessionText(await withPasswordAlone(customer)));

    for (const path of ['/dashboard', '/dashboard/account?tab=security', '/account', '/admin']) {
      await page.goto(path);
      await page.waitForURL(`/mfa?returnTo=${encodeURIComponent(path)}`);
    }
    await page.goto('/signin?returnTo=%2Faccount');
    await page.waitForURL('/mfa?returnTo=%2Faccount');
  });

  test('can be left at the code, and signs the user out', async ({ page }) => {
    const customer = await newProvedCustomer();
    await signInByForm(page, customer, '/account');
    await buttonOf(page, 'Sign out').click();

    await page.waitForURL('/signin?returnTo=%2Faccount');
    expect(await ownKeys(page)).not.toContain('marshline-session');
  });

  test('finishes in this tab after another tab finished it', async ({ page, context }) => {
    const customer = await newProvedCustomer();
    await rememberCustomer(context, await sessionText(await withPasswordAlone(customer)));
    const other = await context.newPage();
    await gotoHydrated(page, '/mfa?returnTo=%2Faccount');
    await gotoHydrated(other, '/mfa');

    await enterCode(other, customer.secret);
    await other.waitForURL('/dashboard');

    await page.waitForURL('/account');
  });

  test('asks nothing of an account without a second factor', async ({ page, context }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/mfa?returnTo=%2Faccount');

    await page.waitForURL('/account');
  });

  test('asks a visitor to sign in first', async ({ page }) => {
    await gotoHydrated(page, '/mfa?returnTo=%2Faccount');

    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Faccount',
    );
    await expectNoViolations(page);
  });

  test('says that it is offline, and keeps the digits', async ({ page, context }) => {
    const customer = await newProvedCustomer();
    await signInByForm(page, customer);
    await page.getByLabel('Verification code').fill('123456');
    await context.setOffline(true);
    await buttonOf(page, 'Verify').click();

    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page.getByLabel('Verification code')).toHaveValue('123456');
    await context.setOffline(false);
  });
});

test.describe('a new password from a mailed link', () => {
  test('requires the code if the account has a second factor', async ({ page }) => {
    const customer = await newProvedCustomer();
    await gotoHydrated(page, '/forgot-password');
    await page.getByLabel('Email').fill(customer.email);
    await buttonOf(page, 'Send Reset Link').click();
    await page.goto(await mailedLink(customer.email, /password/i));
    await waitForHydration(page);
    await page.getByLabel('New Password', { exact: true }).fill('Brand new horse 2 battery!');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Brand new horse 2 battery!');
    await buttonOf(page, 'Update Password').click();

    const dialog = page.getByRole('dialog', { name: 'Enter your code' });
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await expectNoViolations(page);
    await enterCode(page, customer.secret);

    await expect(toastOf(page, 'Password updated successfully!')).toBeVisible();
  });
});

test.describe('changing the password', () => {
  test("keeps the session's second factor", async ({ page, context }) => {
    const customer = await newProvedCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await gotoHydrated(page, '/dashboard/account?tab=security');
    await page.getByLabel('Current Password', { exact: true }).fill('not the one 1 Aa!');
    await page.getByLabel('New Password', { exact: true }).fill('Brand new horse 2 battery!');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Brand new horse 2 battery!');
    await buttonOf(page, 'Update Password').click();
    await expect(page.getByRole('alert').first()).toContainText(
      'The current password is not right',
    );

    await page.getByLabel('Current Password', { exact: true }).fill(customer.password);
    await buttonOf(page, 'Update Password').click();

    await expect(toastOf(page, 'Password updated successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();
  });
});
