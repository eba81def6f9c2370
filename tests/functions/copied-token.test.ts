import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { startDraft, uploadDocument } from '../support/customer-documents.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  signInWithFactor,
  signUpWithFactor,
  tokenOf,
  type ProvedCustomer,
} from '../support/second-factor.ts';
import {
  type Client,
  type Customer,
  PASSWORD,
  serviceClient,
  signUpCustomer,
} from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** A customer with a file, and a thief with a copy of the customer's token. */
async function copyToken() {
  const owner = await signUpCustomer(stack);
  const applicationId = await startDraft(owner);
  const document = await uploadDocument(owner, applicationId);
  const token = await tokenOf(owner.client);
  const thief: Client = createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  });

  return { owner, thief, token, applicationId, ...document };
}

type Copied = Awaited<ReturnType<typeof copyToken>>;

/** Everything a copied token can still read: rows, a file and a function's answer. */
async function openTo({ thief, token, path, documentId }: Copied) {
  const rows = await thief.from('applications').select('id');
  const file = await thief.storage.from('applications').download(path);
  const opened = await stack.call('open-document', { documentId }, { token });

  return {
    rows: rows.data?.length ?? rows.status,
    file: file.data !== null,
    opened: opened.status,
  };
}

const OPEN = { rows: 1, file: true, opened: 200 };
const CLOSED = { rows: 401, file: false, opened: 401 };

/** An administrator ends a user's sessions on the security page. */
async function endSessions({ userId }: Customer): Promise<void> {
  const admin = await signUpWithFactor(stack);
  await stack.query(`insert into public.staff_roles (user_id, role) values ($1, 'admin')`, [
    admin.userId,
  ]);
  const { data } = await admin.client.rpc('end_sessions_of', { of_user: userId });
  expect(data).toBe('ended');
}

/** Sets another password on a device that stays signed in. */
async function changePassword({ auth }: Client): Promise<void> {
  const { error } = await auth.updateUser({
    password: 'Another horse 2 battery staple!',
    current_password: PASSWORD,
  });
  if (error) throw error;
}

const ENDINGS: [string, (owner: Customer) => Promise<unknown>][] = [
  ['its owner signed out', ({ client }) => client.auth.signOut()],
  [
    'its owner changed the password on another device',
    async ({ email }) => {
      const other = createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
        auth: { persistSession: false },
      });
      await other.auth.signInWithPassword({ email, password: PASSWORD });
      await changePassword(other);
    },
  ],
  ['an administrator ended the sessions of its owner', endSessions],
];

describe('a copied token', () => {
  it.each(ENDINGS)('reads no rows or files after %s', async (_, end) => {
    const copied = await copyToken();
    expect(await openTo(copied)).toEqual(OPEN);

    await end(copied.owner);

    expect(await openTo(copied)).toEqual(CLOSED);
  });

  it.each<[string, (owner: ProvedCustomer) => Promise<unknown>]>([
    ['an administrator ended the sessions of its owner', endSessions],
    ['its owner signed out', ({ client }) => client.auth.signOut()],
    [
      'its owner changed the password on another device',
      async (owner) => changePassword((await signInWithFactor(stack, owner)).client),
    ],
  ])('of staff, with the second factor, reads nothing after %s', async (_, end) => {
    const staff = await signUpWithFactor(stack);
    await stack.query(`insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`, [
      staff.userId,
    ]);
    const thief: Client = createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
      accessToken: () => Promise.resolve(staff.token),
    });
    expect((await thief.rpc('underwriting_overview')).data).not.toBeNull();

    await end(staff);

    expect((await thief.rpc('underwriting_overview')).status).toBe(401);
    const call = { applicationId: randomUUID(), action: 'approve', seenEvent: 1 };
    expect((await stack.call('decide-application', call, { token: staff.token })).status).toBe(401);
  });

  it('reads nothing of a banned account', async () => {
    const copied = await copyToken();
    const { error } = await serviceClient(stack).auth.admin.updateUserById(copied.owner.userId, {
      ban_duration: '24h',
    });
    expect(error).toBeNull();

    expect(await openTo(copied)).toMatchObject({ rows: 401, file: false });
    expect(await openTo(copied)).not.toMatchObject({ opened: 200 });
  });

  it('writes nothing after its owner signed out', async () => {
    const { owner, thief, applicationId } = await copyToken();
    await owner.client.auth.signOut();

    const added = await thief.from('applications').insert({ id: randomUUID() });
    expect(added.status).toBe(401);
    const removed = await thief.from('applications').delete().eq('id', applicationId).select('id');
    expect(removed.status).toBe(401);
    const called = await thief.rpc('desk_overview', {
      today: '2026-11-22',
      renewal_days: 90,
      filing_days: 48,
    });
    expect(called.status).toBe(401);
    expect(
      await stack.query('select 1 from public.applications where id = $1', [applicationId]),
    ).toHaveLength(1);
  });
});
