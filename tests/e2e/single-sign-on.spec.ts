import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../src/platform/storage-keys.ts';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { enterCode, newProvedCustomer } from '../support/factor-actions';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { UNVERIFIED } from '../support/identity-provider';
import { testSite } from '../support/test-site';

const freshAddress = () => `${randomUUID()}@example.com`;
const ssoButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with single sign-on' });
const toast = (page: Page, text: string) =>
  page.getByRole('alert').or(page.getByRole('status')).getByText(text).first();

/** Presses the button and waits for the provider's page. */
async function leadToProvider(page: Page, signIn = '/signin'): Promise<void> {
  await gotoHydrated(page, signIn);
  await ssoButton(page).click();
  await page.waitForURL(`${testSite.identityDomain}/interaction/**`);
}

/** Signs in on the provider's page. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The names of everything the browser stores for this site. */
async function keptNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies(testSite.url);

  return [...names, ...cookies.map(({ name }) => name)];
}

test.describe('single sign-on', () => {
  test('a new user signs in, is greeted and reaches the requested page', async ({ page }) => {
    const email = freshAddress();

    await leadToProvider(page, '/signin?returnTo=%2Faccount%3Ffrom%3Dmail');
    await signInThere(page, email);

    await page.waitForURL('/account?from=mail');
    await expect(toast(page, 'Welcome!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);

    // The user has no password yet, so the form for changing one offers to mail a link.
    await gotoHydrated(page, '/dashboard/account?tab=security');
    await expect(page.getByLabel('Current Password', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(toast(page, 'Reset email sent!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  });

  test('the provider leaves no token in the browser', async ({ page }) => {
    await leadToProvider(page);
    await signInThere(page, freshAddress());
    await page.waitForURL('/dashboard');

    const names = await keptNames(page);
    expect(names).toContain(SESSION_KEY);
    expect(names.filter((name) => /auth0|a0\.|oidc/i.test(name))).toEqual([]);
  });

  test('keeps the session in its tab if the visitor clears "Remember me"', async ({
    context,
    page,
  }) => {
    await gotoHydrated(page, '/signin');
    await page.getByLabel('Remember me').uncheck();
    await ssoButton(page).click();
    await page.waitForURL(`${testSite.identityDomain}/interaction/**`);
    await signInThere(page, freshAddress());
    await page.waitForURL('/dashboard');

    expect(await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)).not.toBeNull();
    const other = await context.newPage();
    await other.goto('/about');
    expect(await other.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  });

  test('the page with the button has no accessibility violations', async ({ page }) => {
    await gotoHydrated(page, '/signin');
    await expect(ssoButton(page)).toBeVisible();

    await expectNoViolations(page);
  });

  test('code and state leave the address before any request to the provider', async ({ page }) => {
    const addresses: string[] = [];
    await page.exposeFunction('noteAddress', (address: string) => addresses.push(address));
    // The page notes its own address with the call: the browser reports calls and changes of the address in any order.
    await page.addInitScript((provider) => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const asked = input instanceof Request ? input.url : String(input);
        const { noteAddress } = window as unknown as { noteAddress: (address: string) => void };
        if (asked.startsWith(provider)) noteAddress(location.href);

        return fetch(input, init);
      };
    }, testSite.identityDomain);

    await leadToProvider(page);
    await signInThere(page, freshAddress());
    await page.waitForURL('/dashboard');

    await expect.poll(() => addresses).toEqual([`${testSite.url}/auth0/callback`]);
  });

  test('an account with a second factor must use it first', async ({ page }) => {
    const customer = await newProvedCustomer();
    await leadToProvider(page, '/signin?returnTo=%2Faccount');
    await signInThere(page, customer.email);

    await page.waitForURL('/mfa?returnTo=%2Faccount');
    await waitForHydration(page);
    await enterCode(page, customer.secret);
    await page.waitForURL('/account');
  });

  test('a return address on another site is ignored', async ({ page }) => {
    await leadToProvider(page, '/signin?returnTo=%2F%2Fevil.example');
    await signInThere(page, freshAddress());

    await page.waitForURL('/dashboard');
  });
});

test.describe('failed single sign-on', () => {
  async function expectAuthenticationError(page: Page): Promise<void> {
    await page.waitForURL('/signin');
    await expect(toast(page, 'Authentication Error')).toBeVisible();
    await expect(
      toast(page, 'There was a problem signing you in. Please try again.'),
    ).toBeVisible();
    expect(await keptNames(page)).not.toContain(SESSION_KEY);
  }

  async function expectSyncError(page: Page): Promise<void> {
    await page.waitForURL('/signin');
    await expect(toast(page, 'Sync Error')).toBeVisible();
    await expect(
      toast(page, 'There was a problem setting up your account. Please contact support.'),
    ).toBeVisible();
    expect(await keptNames(page)).not.toContain(SESSION_KEY);
  }

  test('before the redirect shows an error on the page, and can be retried', async ({ page }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/_astro/auth0-spa-js*', async (route) => {
      await held.promise;
      await route.abort();
    });

    await gotoHydrated(page, '/signin');
    await ssoButton(page).click();
    await expect(page.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    held.resolve(undefined);

    await expectAuthenticationError(page);
    await expect(ssoButton(page)).toBeEnabled();
  });

  test('at the provider returns to sign-in', async ({ page }) => {
    await leadToProvider(page);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expectAuthenticationError(page);
  });

  test('with an unknown state returns to sign-in, and the code is not used', async ({ page }) => {
    let isAsked = false;
    await page.route(`${testSite.identityDomain}/oauth/token`, async (route) => {
      isAsked = true;
      await route.continue();
    });

    await leadToProvider(page);
    await page.goto('/auth0/callback?code=someone-elses&state=someone-elses');

    await expectAuthenticationError(page);
    expect(isAsked).toBe(false);
  });

  test('with an unrequested callback returns to sign-in', async ({ page }) => {
    await page.goto('/auth0/callback?code=x&state=y');

    await expectAuthenticationError(page);
  });

  test('with a token for another sign-in returns to sign-in', async ({ page }) => {
    await page.route(`${testSite.identityDomain}/oauth/token`, async (route) => {
      const response = await route.fetch();
      const tokens = (await response.json()) as { id_token: string };
      const [header, payload = '', signature] = tokens.id_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const replayed = Buffer.from(JSON.stringify({ ...claims, nonce: 'of another time' }));
      const idToken = [header, replayed.toString('base64url'), signature].join('.');
      await route.fulfill({ response, json: { ...tokens, id_token: idToken } });
    });

    await leadToProvider(page);
    await signInThere(page, freshAddress());

    await expectAuthenticationError(page);
  });

  test('with an unverified address returns to sign-in', async ({ page }) => {
    await leadToProvider(page);
    await signInThere(page, `${UNVERIFIED}${freshAddress()}`);

    await expectSyncError(page);
  });

  test('without an answer from the server returns to sign-in', async ({ page }) => {
    await page.route('**/functions/v1/auth0-sync', (route) => route.abort());

    await leadToProvider(page);
    await signInThere(page, freshAddress());

    await expectSyncError(page);
  });
});
