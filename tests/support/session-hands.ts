import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/stack.ts';
import { SESSION_KEY } from '../../src/platform/storage-keys.ts';
import { type Customer, signUpCustomer } from './stack.ts';
import { testSite } from './test-site.ts';

/** A new customer of the test site, with a confirmed address, signed in beside the browser. */
export function newCustomer(): Promise<Customer> {
  const { apiUrl, mailUrl } = testSite;

  return signUpCustomer({ apiUrl, mailUrl } as Stack);
}

/** The session of a customer as the site keeps it, with what the test wants otherwise about it. */
export async function sessionText(customer: Customer, changes: object = {}): Promise<string> {
  const { data } = await customer.client.auth.getSession();
  if (!data.session) throw new Error(`${customer.email} is not signed in`);
  const { user: _user, ...session } = data.session;

  return JSON.stringify({ ...session, ...changes });
}

/** Give every page of the browser the session of a customer, as if "Remember me" had been ticked. */
export async function rememberCustomer(context: BrowserContext, text: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    text,
  ] as const);
  await page.close();
}

/** End every session of the customer on the server, and let the token of this page be at its end. */
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

/** Sign in on the page of that name; it may be one that a guard led to. */
export async function signInHere(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  options: { isRemembered?: boolean } = {},
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (options.isRemembered) await page.getByLabel('Remember me').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** The keys of this site in both storages of a page. */
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

/** The link that stands where nobody is signed in. */
export function signInLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
}
