import { expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/stack.ts';
import { gotoHydrated } from './hydrated.ts';
import { newCustomer, rememberCustomer, sessionText } from './session-actions.ts';
import { anonClient, type Customer } from './stack.ts';
import { testSite } from './test-site.ts';

/** A new customer on the Account & Security page. The customer's own client is signed in on another device. */
export async function openAccount(page: Page, search = ''): Promise<Customer> {
  const customer = await newCustomer();
  await rememberCustomer(page.context(), await sessionText(await signedInAgain(customer)));
  await gotoHydrated(page, `/dashboard/account${search}`);
  await expect(page.getByRole('tablist', { name: 'Your account' })).toBeVisible();

  return customer;
}

/** Whether a customer's device can still renew its session. */
export async function isSignedIn({ client }: Customer): Promise<boolean> {
  return (await client.auth.refreshSession()).error === null;
}

/** The panel of a tab. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('tabpanel', { name });
}

async function signedInAgain(customer: Customer): Promise<Customer> {
  const client = anonClient({ apiUrl: testSite.apiUrl } as Stack);
  const { error } = await client.auth.signInWithPassword(customer);
  if (error) throw error;

  return { ...customer, client };
}
