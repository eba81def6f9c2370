import { createServer } from 'node:net';
import { once } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../../supabase/local/keys';
import { signUpCustomer, startTestStack, type TestStack } from '../../support/stack';
import { createFolder } from './temporary-folder';

/** The test's own tables, so that the test doesn't depend on the project's. */
const NOTES = `
  create table public.ungranted (id int primary key);
  create table public.notes (id int primary key, owner uuid default auth.uid(), written_at timestamptz default now());
  alter table public.ungranted enable row level security;
  alter table public.notes enable row level security;
  grant select, insert on public.notes to authenticated, service_role;
  create policy "Owners read" on public.notes for select to authenticated using ((select auth.uid()) = owner);
  create policy "Owners add" on public.notes for insert to authenticated with check ((select auth.uid()) = owner);
  create function public.who() returns text language sql set search_path = '' as 'select current_user::text';
  grant execute on function public.who() to anon, authenticated, service_role;
`;

/** A client without table types, for the tables above. */
const untyped = (url: string, key: string, token?: string) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token ? { accessToken: () => Promise.resolve(token) } : {}),
  });

describe('a running stack', () => {
  let stack: TestStack;

  let removeMigrations: () => Promise<void>;

  beforeAll(async () => {
    const { folder, remove } = await createFolder({ '20260101000000_create_notes.sql': NOTES });
    removeMigrations = remove;
    stack = await startTestStack({ migrationsDirectory: folder });
  });
  afterAll(async () => {
    await stack.stop();
    await removeMigrations();
  });

  const customer = async () => {
    const { client, userId } = await signUpCustomer(stack);
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    return { userId, client: untyped(stack.apiUrl, PUBLISHABLE_KEY, token) };
  };

  it.each([
    ['without a key', {}],
    ['with a wrong key', { apikey: 'sb_secret_wrong' }],
    ['with a token but no key', { authorization: 'Bearer x' }],
  ])('refuses a request %s, because local callers are not administrators', async (_, headers) => {
    const response = await fetch(`${stack.apiUrl}/rest/v1/notes?select=*`, { headers });

    expect(response.status).toBe(401);
  });

  it('serves none of the pages of its underlying package', async () => {
    for (const path of ['/', '/_system/config', '/_system/introspect', '/static/favicon.ico']) {
      expect((await fetch(stack.apiUrl + path, { headers: { apikey: SECRET_KEY } })).status).toBe(
        404,
      );
    }
  });

  it('refuses every role a table without a grant, like a hosted project', async () => {
    const { client } = await customer();
    const clients = [
      client,
      untyped(stack.apiUrl, PUBLISHABLE_KEY),
      untyped(stack.apiUrl, SECRET_KEY),
    ];

    for (const one of clients) {
      expect((await one.from('ungranted').select()).error?.code).toBe('42501');
    }
  });

  it('shows customers their own rows, the functions all rows and a visitor none', async () => {
    const [kim, lee] = [await customer(), await customer()];
    await kim.client.from('notes').insert({ id: 1 });
    await lee.client.from('notes').insert({ id: 2 });

    const ids = async (client: typeof kim.client) =>
      (await client.from('notes').select('id').order('id')).data?.map(({ id }) => id as number);
    expect(await ids(kim.client)).toEqual([1]);
    expect(await ids(untyped(stack.apiUrl, SECRET_KEY))).toEqual([1, 2]);
    expect(await ids(untyped(stack.apiUrl, PUBLISHABLE_KEY))).toBeUndefined();
  });

  it("gives each of many simultaneous requests its own caller's role", async () => {
    const { client } = await customer();
    const callers = {
      authenticated: client,
      anon: untyped(stack.apiUrl, PUBLISHABLE_KEY),
      service_role: untyped(stack.apiUrl, SECRET_KEY),
    };
    const asked = Array.from({ length: 10 }, () => Object.entries(callers)).flat();

    const answers = await Promise.all(
      asked.map(async ([, caller]) => (await caller.rpc('who')).data as string),
    );
    const owner = stack.database.query<{ name: string }>('select current_user as name');

    expect(answers).toEqual(asked.map(([role]) => role));
    expect((await owner).rows).toEqual([{ name: 'postgres' }]);
  });

  it('formats times like the platform', async () => {
    const { client } = await customer();
    const { data } = await client.from('notes').insert({ id: 3 }).select('written_at').single();

    expect(data?.written_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe('a port in use', () => {
  it.each([
    ['apiPort', 'the API', 'MARSHLINE_API_PORT'],
    ['mailPort', 'the mailbox', 'MARSHLINE_MAIL_PORT'],
    ['smtpPort', 'the mail server', 'MARSHLINE_SMTP_PORT'],
  ])('is named with its purpose and the solution: %s', async (name, purpose, variable) => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    onTestFinished(() => void blocker.close());
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    await expect(startTestStack({ [name]: port })).rejects.toThrow(
      new RegExp(`Port ${port}, where ${purpose} should listen, is taken.*${variable}`),
    );
  });
});
