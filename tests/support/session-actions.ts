import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/stack.ts';
import { SESSION_KEY } from '../../src/platform/storage-keys.ts';
import { type Customer, signUpCustomer } from './stack.ts';
import { testSite } from './test-site.ts';

/** A new customer of the test site with a confirmed address, signed in outside the browser. */
export function newCustomer(): Promise<Customer> {
  const { apiUrl, mailUrl } = testSite;

  return signUpCustomer({ apiUrl, mailUrl } as Stack);
}

/** A customer's session as the site stores it, with a test's changes. */
export async function sessionText(customer: Customer, changes: object = {}): Promise<string> {
  const { data } = await customer.client.auth.getSession();
  if (!data.session) throw new Error(`${customer.email} is not signed in`);
  const { user: _user, ...session } = data.session;

  return JSON.stringify({ ...session, ...changes });
}

/**
 * Give every page of the browser a customer's session, as if the customer had signed in here. A context without a base
 * address needs the site's.
 */
export async function rememberCustomer(
  context: BrowserContext,
  text: string,
  siteUrl = '',
): Promise<void> {
  // A page of its own would cost another process. A page that is still blank can do it on its way.
  const blank = context.pages().find((page) => page.url() === 'about:blank');
  const page = blank ?? (await context.newPage());
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    text,
  ] as const);
  if (!blank) await page.close();
}

/** End every session of the customer on the server, and expire the token of this page. */
export async function endSession(page: Page, customer: Customer): Promise<void> {
  const { error } = await customer.client.auth.signInWithPassword(customer);
  if (error) throw error;
  await customer.client.auth.signOut({ scope: 'global' });
  await page.evaluate((key) => {
    for (const storage of [localStorage, sessionStorage]) {
      const text = storage.getItem(key);
      if (!text) continue;
      const session = JSON.parse(text) as Record<string, unknown>;
      storage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }
  }, SESSION_KEY);
}

/** End a customer's sessions on the server, like "Sign Out Everywhere" on another device. */
export async function endEverySession({ client }: Customer): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error) throw error;
}

/** The dialog that opens over a page with unsaved input when its session has expired. */
export function signInAgainDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Sign in again to continue' });
}

/**
 * Move the page's clock forward by hours until the page notices that its session has expired. The timer that refreshes
 * the session may start after the page, and it skips a turn while the page uses the session.
 */
export async function waitForExpiry(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('01:00:00');
    await expect(signInAgainDialog(page)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** Sign in on this page. A redirect may have led to the page. */
export async function signInHere(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  options: { isRemembered?: boolean } = {},
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (options.isRemembered === false) await page.getByLabel('Remember me').uncheck();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** The user of the page's session, from the claims of its token. */
export function userOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const text =
      sessionStorage.getItem('marshline-session') ?? localStorage.getItem('marshline-session');
    const payload = /"access_token":"[^.]+\.([^.]+)/.exec(text ?? '')?.[1];
    if (payload === undefined) return undefined;
    const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));

    return (JSON.parse(claims) as { sub: string }).sub;
  });
}

/** This site's keys in both storages of a page. */
export function ownKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('marshline'))
      .sort(),
  );
}

/** The button that opens the account menu in the bar. */
export function avatar(page: Page): Locator {
  return page.getByRole('button', { name: 'Account menu' });
}

/** The link for visitors who are not signed in. */
export function signInLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
}
