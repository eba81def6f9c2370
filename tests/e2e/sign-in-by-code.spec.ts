import type { Page } from '@playwright/test';
import { TERMS_VERSION } from '../../src/domain/quote/terms-version';
import { expectNoViolations } from '../support/accessibility';
import { buttonOf, freshAddress, mailedCode, toastOf } from '../support/auth-actions';
import { enterCode, newProvedCustomer } from '../support/factor-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { newCustomer } from '../support/session-actions';
import { readRows } from '../support/test-stack';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await buttonOf(page, 'Email me a code instead').click();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
}

async function sendCode(page: Page, email: string, subject: RegExp): Promise<void> {
  await page.keyboard.insertText(await mailedCode(email, subject));
  await page.keyboard.press('Enter');
}

test.describe('signing in with a code by email', () => {
  test('needs no password and opens the requested page', async ({ page }) => {
    const { email } = await newCustomer();
    await gotoHydrated(page, '/signin?returnTo=%2Fdashboard%2Frenewals');
    await askForCode(page, email);
    await expect(buttonOf(page, 'Sign in with the code')).toBeDisabled();
    await expectNoViolations(page);
    await sendCode(page, email, /sign in/i);

    await page.waitForURL('/dashboard/renewals');
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
  });

  test('opens an account for a new address', async ({ page }) => {
    const email = freshAddress();
    await gotoHydrated(page, '/signin');
    await askForCode(page, email);
    await sendCode(page, email, /confirm/i);

    await page.waitForURL('/dashboard');
  });

  test('names the terms once, beside the button that accepts them', async ({ page }) => {
    const terms = page.getByRole('main').getByRole('link', { name: 'Terms of Use' });
    await gotoHydrated(page, '/signin');
    await expect(terms).toHaveCount(1);

    await buttonOf(page, 'Email me a code instead').click();
    await expect(page.getByText('By continuing, you accept the Terms of Use')).toBeVisible();
    await expect(terms).toHaveCount(1);
  });

  test('still asks for the code of the second factor', async ({ page }) => {
    const customer = await newProvedCustomer();
    await gotoHydrated(page, '/signin?returnTo=%2Fdashboard%2Frenewals');
    await askForCode(page, customer.email);
    await sendCode(page, customer.email, /sign in/i);

    await page.waitForURL('/mfa?returnTo=%2Fdashboard%2Frenewals');
    await waitForHydration(page);
    await enterCode(page, customer.secret);
    await page.waitForURL('/dashboard/renewals');
    // The terms of the form with the code are recorded once the second factor is proved.
    const acceptances = await readRows('tos_acceptances', { user_id: `eq.${customer.userId}` });
    expect(acceptances).toMatchObject([{ version: TERMS_VERSION }]);
  });

  test('refuses a wrong code, and goes back to the password with the address', async ({ page }) => {
    const { email } = await newCustomer();
    await gotoHydrated(page, '/signin');
    await askForCode(page, email);
    await page.keyboard.insertText('0123456789');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code does not match');

    await buttonOf(page, 'Use a password').click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
});
