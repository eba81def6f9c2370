import { expect, type Page } from '@playwright/test';
import { SECRET_KEY } from './keys.ts';
import { newProvedCustomer } from './factor-actions.ts';
import { gotoHydrated } from './hydrated.ts';
import type { ProvedCustomer } from './second-factor.ts';
import { newCustomer, rememberCustomer, sessionText } from './session-actions.ts';
import type { Customer } from './stack.ts';
import { testSite } from './test-site.ts';
import { readRows } from './test-stack.ts';

/** A new staff member with a name, added past row level security. */
export function newUnderwriter(name: string): Promise<ProvedCustomer> {
  return newMember(name, 'underwriter');
}

/** A new administrator with a name. */
export function newAdmin(name: string): Promise<ProvedCustomer> {
  return newMember(name, 'admin');
}

/** A new staff member who has no second factor yet. */
export async function newStaffWithoutFactor(name: string): Promise<Customer> {
  const member = await newCustomer();
  await giveRole(member, name, 'underwriter');

  return member;
}

async function newMember(name: string, role: 'underwriter' | 'admin'): Promise<ProvedCustomer> {
  const member = await newProvedCustomer();
  await giveRole(member, name, role);

  return member;
}

async function giveRole(
  member: Customer,
  name: string,
  role: 'underwriter' | 'admin',
): Promise<void> {
  await send('POST', 'staff_roles', { user_id: member.userId, role });
  await send('PATCH', `profiles?id=eq.${member.userId}`, { display_name: name });
}

/** An underwriter reads, approves and issues an application. */
export async function approveAndIssue(applicationId: string): Promise<void> {
  const call = await decide(applicationId, { action: 'approve' });
  await call('issue-bond', { applicationId });
}

/** An underwriter reads and declines an application. No consumer report played a part. */
export async function decline(applicationId: string, reason: string): Promise<void> {
  await decide(applicationId, { action: 'decline', reason });
}

/** A new underwriter reads and decides an application. Returns what calls functions as the underwriter. */
async function decide(applicationId: string, decision: object) {
  const { client } = await newUnderwriter('Dana Whitfield');
  const call = async (name: string, body: object) => {
    const { error } = await client.functions.invoke(name, { body });
    if (error) throw new Error(`${name}: ${await (error as { context: Response }).context.text()}`);
  };
  const { error } = await client.rpc('open_application', { of_application: applicationId });
  if (error) throw error;
  const asked = await client.rpc('consumer_reports', { of_application: applicationId });
  const { people } = asked.data as { people: { person: string }[] };
  const reports = people.map(({ person }) => ({ person, reports: [] }));
  const events = await readRows('application_events', {
    application_id: `eq.${applicationId}`,
    order: 'id.desc',
    limit: '1',
  });
  await call('decide-application', {
    applicationId,
    seenEvent: events[0]?.['id'],
    reports,
    ...decision,
  });

  return call;
}

/** Change an application's search words, for example to its own number. */
export async function changeApplication(id: string, changes: object): Promise<void> {
  await send('PATCH', `applications?id=eq.${id}`, changes);
}

/** Open the queue, or a screen above it, in a browser where the staff member is signed in with a second factor. */
export async function openUnderwriting(
  page: Page,
  member: ProvedCustomer,
  search = '',
): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(member));
  await gotoHydrated(page, `/admin${search}`);
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
