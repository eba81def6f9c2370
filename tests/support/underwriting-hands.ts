import { expect, type Page } from '@playwright/test';
import { SECRET_KEY } from '../../supabase/local/keys.ts';
import { signInPath } from '../../src/domain/accounts/return-to.ts';
import { waitForHydration } from './hydrated.ts';
import { newCustomer, signInHere } from './session-hands.ts';
import type { Customer } from './stack.ts';
import { testSite } from './test-site.ts';

/** A new member of the staff under a name, made so past row level security. */
export function newUnderwriter(name: string): Promise<Customer> {
  return newMember(name, 'underwriter');
}

/** A new administrator under a name. */
export function newAdmin(name: string): Promise<Customer> {
  return newMember(name, 'admin');
}

async function newMember(name: string, role: 'underwriter' | 'admin'): Promise<Customer> {
  const member = await newCustomer();
  await send('POST', 'staff_roles', { user_id: member.userId, role });
  await send('PATCH', `profiles?id=eq.${member.userId}`, { display_name: name });

  return member;
}

/** Put the words of an application where a test needs them, such as a number of its own. */
export async function changeApplication(id: string, changes: object): Promise<void> {
  await send('PATCH', `applications?id=eq.${id}`, changes);
}

/** Sign in on the page and come out at the queue, or at what is open over it. */
export async function openUnderwriting(
  page: Page,
  member: Pick<Customer, 'email' | 'password'>,
  search = '',
): Promise<void> {
  await page.goto(signInPath(`/admin${search}`));
  await waitForHydration(page);
  await signInHere(page, member);
  await page.waitForURL(`**/admin${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function send(method: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${testSite.apiUrl}/rest/v1/${path}`, {
    method,
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
