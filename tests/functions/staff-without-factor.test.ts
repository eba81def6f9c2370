import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  payFor,
  startFunctionsStack,
  type FunctionsStack,
  type StaffMember,
} from '../support/functions-stack.ts';
import { signInWithFactor, signInWithPassword, tokenOf } from '../support/second-factor.ts';
import type { Client } from '../support/stack.ts';

let stack: FunctionsStack;
let member: StaffMember;
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  const { token } = await stack.signIn();
  member = await stack.signInStaff();
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payFor(stack, quote, application, { token });
  const { body } = await stack.call(
    'submit-application',
    buildSubmission(quote, application, paymentId),
    { token },
  );
  applicationId = String(body['applicationId']);
  await open(member.client);
});

afterAll(() => stack.stop());

/** Opens the application, because staff must open one before they read it. Access lasts for the day. */
async function open(client: Client): Promise<void> {
  await client.rpc('open_application', { of_application: applicationId });
}

/** The number of rows that a client reads from each staff table over the Data API. */
async function reach(client: Client): Promise<number[]> {
  const counts = await Promise.all([
    client.from('applications').select('id'),
    client.from('application_events').select('id'),
    client.from('payments').select('id'),
    client.from('bonds').select('id'),
    client.from('staff_roles').select('user_id'),
  ]);

  return counts.map(({ data }) => data?.length ?? 0);
}

const NOTHING = [0, 0, 0, 0, 0];

const reveal = (token: string) =>
  stack.call(
    'reveal-identity',
    { applicationId, which: 'ssn', reason: 'Compared with the court order' },
    { token },
  );

describe('a staff account with only a password', () => {
  it('reads nothing over the Data API until it uses the second factor', async () => {
    expect((await reach(member.client)).every((count) => count > 0)).toBe(true);

    const client = await signInWithPassword(stack, member);
    await open(client);
    expect(await reach(client)).toEqual(NOTHING);
    expect((await client.rpc('underwriting_overview')).data).toBeNull();
    expect((await client.rpc('holds_staff_role')).data).toBe(true);
  });

  it("can't reveal a number", async () => {
    const token = await tokenOf(await signInWithPassword(stack, member));

    expect(await reveal(token)).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
  });

  it('becomes staff with the code', async () => {
    const client = await signInWithPassword(stack, member);
    expect(await reach(client)).toEqual(NOTHING);

    expect((await reach((await signInWithFactor(stack, member)).client))[0]).toBeGreaterThan(0);
  });
});

describe('a staff token stops reading immediately', () => {
  const ENDINGS: [string, (session: Client, account: StaffMember) => Promise<unknown>][] = [
    ['after signing out everywhere', (client) => client.auth.signOut({ scope: 'global' })],
    [
      'after an administrator ends the session',
      (_, { userId }) => stack.query('delete from auth.sessions where user_id = $1', [userId]),
    ],
    [
      'after the factor is removed',
      (client, { factorId }) => client.auth.mfa.unenroll({ factorId }),
    ],
    [
      'after the role is removed',
      (_, { userId }) => stack.query('delete from public.staff_roles where user_id = $1', [userId]),
    ],
  ];

  it.each(ENDINGS)('%s', async (_, end) => {
    const account = await stack.signInStaff();
    await open(account.client);
    const bearer = { authorization: `Bearer ${account.token}` };
    const read = async () => {
      const response = await fetch(`${stack.apiUrl}/rest/v1/applications?select=id`, {
        headers: { apikey: PUBLISHABLE_KEY, ...bearer },
      });
      return response.ok ? ((await response.json()) as unknown[]).length : 0;
    };
    expect(await read()).toBeGreaterThan(0);
    expect((await reveal(account.token)).status).toBe(200);

    await end(account.client, account);

    expect(await read()).toBe(0);
    expect([401, 403]).toContain((await reveal(account.token)).status);
  });
});

describe('an old code', () => {
  it('reveals no number, but a new one does', async () => {
    const account = await stack.signInStaff();
    await stack.query(
      `update auth.mfa_amr_claims set created_at = created_at - interval '11 minutes',
         updated_at = updated_at - interval '11 minutes'
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [account.userId],
    );
    const { data } = await account.client.auth.refreshSession();

    expect(await reveal(String(data.session?.access_token))).toMatchObject({
      status: 403,
      body: { code: 'challenge-required' },
    });
  });
});
