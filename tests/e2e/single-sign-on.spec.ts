import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../src/platform/storage-keys.ts';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { enterCode, newProvedCustomer } from '../support/factor-hands';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { UNVERIFIED } from '../support/identity-provider';
import { testSite } from '../support/test-site';

const freshAddress = () => `${randomUUID()}@example.com`;
const ssoButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with single sign-on' });
const toast = (page: Page, text: string) =>
  page.getByRole('alert').or(page.getByRole('status')).getByText(text).first();

/** Press the button and wait for the provider's page. */
async function leadToProvider(page: Page, signIn = '/signin'): Promise<void> {
  await gotoHydrated(page, signIn);
  await ssoButton(page).click();
  await page.waitForURL(`${testSite.identityDomain}/interaction/**`);
}

/** Sign in on the provider's page. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** What is kept in the browser for this site, by its name. */
async function keptNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies(testSite.url);

  return [...names, ...cookies.map(({ name }) => name)];
}

test.describe('single sign-on', () => {
  test('a new user comes in, is greeted, and goes where they were going', async ({ page }) => {
    const email = freshAddress();

    await leadToProvider(page, '/signin?returnTo=%2Faccount%3Ffrom%3Dmail');
    await signInThere(page, email);

    await page.waitForURL('/account?from=mail');
    await expect(toast(page, 'Welcome!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('the provider leaves no token in the browser', async ({ page }) => {
    await leadToProvider(page);
    await signInThere(page, freshAddress());
    await page.waitForURL('/dashboard');

    const names = await keptNames(page);
    expect(names).toContain(SESSION_KEY);
    expect(names.filter((name) => /auth0|a0\.|oidc/i.test(name))).toEqual([]);
  });

  test('the page with the button has nothing that axe objects to', async ({ page }) => {
    await gotoHydrated(page, '/signin');
    await expect(ssoButton(page)).toBeVisible();

    await expectNoViolations(page);
  });

  test('code and state are out of the address before anything is asked of the provider', async ({
    page,
  }) => {
    const asked = Promise.withResolvers<string>();
    await page.route(`${testSite.identityDomain}/oauth/token`, async (route) => {
      asked.resolve(page.url());
      await route.continue();
    });

    await leadToProvider(page);
    await signInThere(page, freshAddress());

    expect(await asked.promise).toBe(`${testSite.url}/auth0/callback`);
    await page.waitForURL('/dashboard');
  });

  test('an account with a second factor is asked for it first', async ({ page }) => {
    const customer = await newProvedCustomer();
    await leadToProvider(page, '/signin?returnTo=%2Faccount');
    await signInThere(page, customer.email);

    await page.waitForURL('/mfa?returnTo=%2Faccount');
    await waitForHydration(page);
    await enterCode(page, customer.secret);
    await page.waitForURL('/account');
  });

  test('a place elsewhere is not led to', async ({ page }) => {
    await leadToProvider(page, '/signin?returnTo=%2F%2Fevil.example');
    await signInThere(page, freshAddress());

    await page.waitForURL('/dashboard');
  });
});

test.describe('single sign-on that fails', () => {
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

  test('before it leaves tells so on the page, and can be tried again', async ({ page }) => {
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

  test('at the provider leads back to sign-in', async ({ page }) => {
    await leadToProvider(page);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expectAuthenticationError(page);
  });

  test('by a state that is not ours leads back to sign-in, and the code is not used', async ({
    page,
  }) => {
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

  test('by a callback that nobody asked for leads back to sign-in', async ({ page }) => {
    await page.goto('/auth0/callback?code=x&state=y');

    await expectAuthenticationError(page);
  });

  test('by a token for another sign-in leads back to sign-in', async ({ page }) => {
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

  test('because the address is not verified leads back to sign-in', async ({ page }) => {
    await leadToProvider(page);
    await signInThere(page, `${UNVERIFIED}${freshAddress()}`);

    await expectSyncError(page);
  });

  test('because the server does not answer leads back to sign-in', async ({ page }) => {
    await page.route('**/functions/v1/auth0-sync', (route) => route.abort());

    await leadToProvider(page);
    await signInThere(page, freshAddress());

    await expectSyncError(page);
  });
});
