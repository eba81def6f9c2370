import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { countCallsAs } from '../support/many-calls.ts';
import { mailsTo, signUpCustomer, type Customer } from '../support/stack.ts';
import { storeBond } from '../support/stored-bond.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;
let customer: Customer;
let token: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await signUpCustomer(stack);
  const bondId = await storeBond(
    { queryAs: (_, sql, parameters) => stack.query(sql, parameters) },
    { userId: customer.userId },
  );
  await stack.query(
    `select private.enqueue_notification('renewal_due', null, $1, null, null, 'due', $2)`,
    [
      bondId,
      {
        bondNumber: 'MSB-27182818',
        bondTitle: 'Notary Bond, Tennessee',
        expiresOn: '2026-12-20',
        daysLeft: 30,
        renewPath: '/quote',
      },
    ],
  );
  await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
  const mails = await mailsTo(stack, customer.email);
  const reminder = mails.find(({ subject }) => subject.includes('ends on December 20, 2026'));
  token = /unsubscribe\?token=(\S+)/.exec(String(reminder?.text))?.[1] ?? '';
});

beforeEach(async () => {
  await stack.query('delete from public.notification_preferences');
  await stack.query(`delete from private.rate_limits where function_name = 'unsubscribe'`);
});

afterAll(() => stack.stop());

async function isReminded(): Promise<boolean> {
  const rows = await stack.query(
    'select 1 from public.notification_preferences where user_id = $1 and not renewal_reminders',
    [customer.userId],
  );

  return rows.length === 0;
}

/** Posts to the address in `List-Unsubscribe`, like a mail program. */
const open = (query: string, init: RequestInit = {}) =>
  fetch(`${stack.apiUrl}/functions/v1/unsubscribe${query}`, { redirect: 'manual', ...init });

const ONE_CLICK = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

describe('unsubscribe', () => {
  it('turns reminders off for a mail program without a key, and again for every repetition', async () => {
    for (let press = 0; press < 2; press += 1) {
      const response = await open(`?token=${token}`, ONE_CLICK);

      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ renewalReminders: false });
      expect(await isReminded()).toBe(false);
    }
  });

  it('redirects a visitor who opens the address to the page, and turns nothing off', async () => {
    const response = await open(`?token=${token}`);

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://localhost:4321/unsubscribe?token=${token}`,
    );
    expect(await isReminded()).toBe(true);
  });

  it('sends mail programs the usual headers', async () => {
    for (const init of [{}, ONE_CLICK]) {
      const { headers } = await open(`?token=${token}`, init);

      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('turns reminders off for the page', async () => {
    expect(await stack.call('unsubscribe', { token })).toMatchObject({
      status: 200,
      body: { renewalReminders: false },
    });
    expect(await isReminded()).toBe(false);
  });

  it.each([
    [
      'a valid token of no bond',
      () => stack.call('unsubscribe', { token: `${randomUUID()}.${'A'.repeat(43)}` }),
    ],
    ['no token', () => stack.call('unsubscribe', { token: '' })],
  ])("doesn't recognize %s", async (_, call) => {
    expect(await call()).toMatchObject(NOT_FOUND);
    expect(await isReminded()).toBe(true);
  });

  it('turns nothing off for a mail program with an unknown token or without one', async () => {
    expect((await open('?token=nobody', ONE_CLICK)).status).toBe(404);
    expect((await open('', ONE_CLICK)).status).toBe(415);
    expect((await open('', { method: 'GET' })).status).toBe(405);
    expect(await isReminded()).toBe(true);
  });

  it('takes no more than 64 kB from a mail program, with or without the length in front', async () => {
    const body = 'x'.repeat(64 * 1024 + 1);
    const stream = { ...ONE_CLICK, body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;

    expect((await open(`?token=${token}`, { ...ONE_CLICK, body })).status).toBe(413);
    expect((await open(`?token=${token}`, stream)).status).toBe(413);
    expect(await isReminded()).toBe(true);
  });

  it('limits the calls of a mail provider and of no other', async () => {
    const from = (address: string) =>
      open('?token=nobody', {
        ...ONE_CLICK,
        headers: { ...ONE_CLICK.headers, 'x-nf-client-connection-ip': address },
      });
    expect((await from('198.51.100.1')).status).toBe(404);
    await countCallsAs(stack, 'unsubscribe', 600);

    const refused = await from('198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-request-id')).toMatch(/^\w{4}-\w{4}$/);
    expect((await from('198.51.100.2')).status).toBe(404);
  });

  it('requires the publishable key from the page', async () => {
    expect((await stack.call('unsubscribe', { token }, { apikey: null })).status).toBe(401);
    expect(await isReminded()).toBe(true);
  });
});
