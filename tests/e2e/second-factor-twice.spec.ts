import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/stack';
import { openAccount, panel } from '../support/account-desk';
import { buttonOf } from '../support/auth-actions';
import {
  agedSessionText,
  enterCode,
  newProvedCustomer,
  setUpHere,
} from '../support/factor-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { nextCode } from '../support/second-factor';
import { rememberCustomer, signInHere } from '../support/session-actions';
import { serviceClient, type Customer } from '../support/stack';
import { testSite } from '../support/test-site';

const SECURITY = '/dashboard/account?tab=security';

/** The setup key on a page. */
async function shownKey(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Open your authenticator app' });
  const uri = await link.getAttribute('href');

  return new URL(uri ?? '').searchParams.get('secret') ?? '';
}

/** The status of each factor of an account, according to Auth. */
async function factorsOf({ userId }: Customer): Promise<string[]> {
  const { auth } = serviceClient({ apiUrl: testSite.apiUrl } as Stack);
  const { data, error } = await auth.admin.mfa.listFactors({ userId });
  if (error) throw error;

  return data.factors.map(({ status }) => status);
}

/** Records every call to Auth's factors from now on, as method and path without ids. */
function watchFactorCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFactor = /\/auth\/v1\/factors|\/functions\/v1\/make-recovery-codes/.test(pathname);
    if (!isFactor || request.method() === 'OPTIONS') return;
    calls.push(`${request.method()} ${pathname.replaceAll(/[\da-f-]{36}/g, 'id')}`);
  });

  return calls;
}

test.describe('two-factor authentication, pressed twice or used in two tabs', () => {
  test('uses the later setup of two tabs, and the account has one factor', async ({
    page,
    context,
  }) => {
    const customer = await openAccount(page, '?tab=security');
    const other = await context.newPage();
    await gotoHydrated(other, SECURITY);
    await buttonOf(page, 'Set up two-factor authentication').click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const earlierKey = await shownKey(page);
    await buttonOf(other, 'Set up two-factor authentication').click();
    await expect(other.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const laterKey = await shownKey(other);

    await enterCode(page, earlierKey);
    await expect(panel(page, 'Security').getByRole('alert')).toContainText(
      'Two-factor authentication has changed on this account',
    );
    await enterCode(other, laterKey);
    await expect(other.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();

    await page.reload();
    await expect(panel(page, 'Security').getByText(/^On since /)).toBeVisible();
    expect(await factorsOf(customer)).toEqual(['verified']);
  });

  test('never ends with two factors if both tabs start at the same time', async ({
    page,
    context,
  }) => {
    const customer = await openAccount(page, '?tab=security');
    const other = await context.newPage();
    await gotoHydrated(other, SECURITY);
    const tabs = [page, other].map((tab) => ({
      setUp: buttonOf(tab, 'Set up two-factor authentication'),
      qrCode: tab.getByRole('img', { name: /^QR code/ }),
      refusal: panel(tab, 'Security').getByRole('alert'),
    }));
    await Promise.all(tabs.map(({ setUp }) => setUp.click()));
    for (const { setUp, qrCode, refusal } of tabs) {
      // Auth refuses one of two simultaneous calls, and that tab asks to try again.
      await expect(qrCode.or(refusal)).toBeVisible();
      if (await refusal.isVisible()) await setUp.click();
      await expect(qrCode).toBeVisible();
    }
    const codes = await Promise.all(
      [page, other].map(async (tab) => nextCode(await shownKey(tab))),
    );
    await page.getByLabel('Verification code').fill(codes[0] ?? '');
    await other.getByLabel('Verification code').fill(codes[1] ?? '');
    await Promise.all([page, other].map((tab) => buttonOf(tab, 'Turn on').click()));
    for (const tab of [page, other]) {
      await expect(buttonOf(tab, 'Checking...')).toHaveCount(0);
    }

    await expect.poll(() => factorsOf(customer)).toEqual(['verified']);
  });

  test('sends each call once, however often its button is pressed', async ({ page }) => {
    await openAccount(page, '?tab=security');
    const calls = watchFactorCalls(page);
    await buttonOf(page, 'Set up two-factor authentication').dblclick();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(calls).toEqual(['POST /auth/v1/factors']);

    calls.length = 0;
    const secret = await shownKey(page);
    await page.getByLabel('Verification code').fill(await nextCode(secret));
    await buttonOf(page, 'Turn on').dblclick();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    expect(calls).toEqual([
      'POST /auth/v1/factors/id/challenge',
      'POST /auth/v1/factors/id/verify',
      'POST /functions/v1/make-recovery-codes',
    ]);

    calls.length = 0;
    await page.getByLabel('I saved these codes').check();
    await buttonOf(page, 'Done').click();
    await expect(panel(page, 'Security').getByText(/^On since /)).toBeVisible();
    await buttonOf(page, 'Make new recovery codes').dblclick();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    expect(calls).toEqual(['POST /functions/v1/make-recovery-codes']);

    calls.length = 0;
    await page.getByLabel('I saved these codes').check();
    await buttonOf(page, 'Done').click();
    await buttonOf(page, 'Turn off').dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByLabel('Verification code').fill(await nextCode(secret));
    await page.getByRole('button', { name: 'Verify' }).dblclick();
    await expect(buttonOf(page, 'Set up two-factor authentication')).toBeVisible();
    expect(calls).toEqual([
      'POST /auth/v1/factors/id/challenge',
      'POST /auth/v1/factors/id/verify',
      'DELETE /auth/v1/factors/id',
    ]);
  });

  test('confirms a sign-in once if Verify is pressed twice', async ({ page }) => {
    const customer = await newProvedCustomer();
    await gotoHydrated(page, '/signin');
    await signInHere(page, customer);
    await page.waitForURL('/mfa');
    await waitForHydration(page);
    const calls = watchFactorCalls(page);
    await page.getByLabel('Verification code').fill(await nextCode(customer.secret));
    await buttonOf(page, 'Verify').dblclick();

    await page.waitForURL('/dashboard');
    expect(calls).toEqual([
      'POST /auth/v1/factors/id/challenge',
      'POST /auth/v1/factors/id/verify',
    ]);
  });

  test('asks for a code before new recovery codes if the last one is older than 10 minutes', async ({
    page,
    context,
  }) => {
    const customer = await newProvedCustomer();
    await rememberCustomer(context, await agedSessionText(customer, 11));
    await gotoHydrated(page, SECURITY);
    await buttonOf(page, 'Make new recovery codes').click();
    const dialog = page.getByRole('dialog', { name: 'Make new recovery codes' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toHaveCount(0);
    await expect(panel(page, 'Security').getByRole('alert')).toBeVisible();

    await buttonOf(page, 'Make new recovery codes').click();
    await enterCode(page, customer.secret);

    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
  });

  test('shows neither codes nor account on Back after signing out', async ({ page }) => {
    const customer = await openAccount(page, '?tab=security');
    await gotoHydrated(page, '/dashboard');
    await gotoHydrated(page, SECURITY);
    const { secret, codes } = await setUpHere(page);
    await page.getByLabel('I saved these codes').check();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/signin/);

    await page.goBack();
    await page.waitForURL(/\/signin/);
    const shown = await page.locator('html').innerHTML();
    expect([customer.email, secret, ...codes].filter((word) => shown.includes(word))).toEqual([]);
  });

  test('asks for no code on Back after leaving a sign-in at its code', async ({ page }) => {
    const customer = await newProvedCustomer();
    await gotoHydrated(page, '/about');
    await gotoHydrated(page, '/signin');
    await signInHere(page, customer);
    await page.waitForURL('/mfa');
    await waitForHydration(page);
    await buttonOf(page, 'Sign out').click();
    await page.waitForURL('/signin');

    await page.goBack();
    await page.waitForURL('/about');
    await page.goForward();
    await page.waitForURL('/signin');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.goto('/mfa');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
