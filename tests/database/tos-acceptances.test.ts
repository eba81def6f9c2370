import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCEPTANCE_KEEPS } from '~/domain/own-facts';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { readLegalDocuments } from '../tools/catalogue/read-content.ts';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';

type Customer = { userId: string };

let database: ActorDatabase;
let owner: Customer;
let stranger: Customer;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
  await arriveWith({ 'x-forwarded-for': '203.0.113.7' });
});

afterAll(() => database.close());

const DENIED = { code: '42501' };

/** Sets the Data API's request headers. */
async function arriveWith(headers: Record<string, string> | undefined): Promise<void> {
  await database.query(`select set_config('request.headers', $1, false)`, [
    headers ? JSON.stringify(headers) : '',
  ]);
}

function accept(actor: Actor, columns: Record<string, unknown> = {}): Promise<unknown> {
  const values = { version: TERMS_VERSION, user_agent: 'Firefox', ...columns };
  const names = Object.keys(values);

  return database.queryAs(
    actor,
    `insert into public.tos_acceptances (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(values),
  );
}

async function accepted({ userId }: Customer) {
  return database.query(
    `select version, host(ip) as ip, user_agent, accepted_at > now() - interval '1 minute' as is_fresh
     from public.tos_acceptances where user_id = $1 order by version`,
    [userId],
  );
}

describe('the record of an acceptance', () => {
  it('has no column that the privacy policy does not name', async () => {
    const columns = await database.query(
      `select column_name from information_schema.columns
       where table_schema = 'public' and table_name = 'tos_acceptances'`,
    );
    const privacy = readLegalDocuments().find(({ id }) => id === 'privacy');
    const section = privacy?.data.sections.find(({ id }) => id === 'acceptance');
    const text = section?.text.flat().join(' ') ?? '';

    expect(columns.map((column) => column['column_name']).sort()).toEqual(
      Object.keys(ACCEPTANCE_KEEPS).sort(),
    );
    expect(text).toContain('{acceptanceKeeps}');
  });

  it('is deleted with the account, as the privacy policy says', async () => {
    await accept(owner);
    await database.query('delete from auth.users where id = $1', [owner.userId]);

    expect(await accepted(owner)).toEqual([]);
  });
});

describe('accepting the terms', () => {
  it('is stored with version, user agent, time and the address that the server saw', async () => {
    await accept(owner);

    expect(await accepted(owner)).toEqual([
      { version: TERMS_VERSION, ip: '203.0.113.7', user_agent: 'Firefox', is_fresh: true },
    ]);
  });

  it('ignores an address that the client sends', async () => {
    await accept(owner, { user_id: owner.userId, ip: '192.0.2.99' });
    await accept(stranger, { ip: null });

    expect(await accepted(owner)).toMatchObject([{ ip: '203.0.113.7' }]);
    expect(await accepted(stranger)).toMatchObject([{ ip: '203.0.113.7' }]);
  });

  it.each([
    ['the edge, whatever was forwarded', '198.51.100.4', { 'cf-connecting-ip': '198.51.100.4' }],
    [
      'our own proxy, the last of several',
      '203.0.113.7',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' },
    ],
    ['an IPv6 address', '2001:db8::7', { 'x-forwarded-for': '2001:db8::7' }],
  ])('believes %s', async (_, ip, headers) => {
    await arriveWith({ 'x-forwarded-for': '192.0.2.1', ...headers });
    await accept(owner);

    expect(await accepted(owner)).toMatchObject([{ ip }]);
  });

  it.each([
    ['nothing', undefined],
    ['no address', { 'user-agent': 'x' }],
    ['an address nobody can read', { 'x-forwarded-for': 'unknown' }],
  ])('is stored without an address if the request has %s', async (_, headers) => {
    await arriveWith(headers);
    await accept(owner);

    expect(await accepted(owner)).toMatchObject([{ ip: null }]);
  });

  it('cuts a user agent of 513 characters to 512', async () => {
    await accept(owner, { user_agent: 'a'.repeat(513) });

    expect(await accepted(owner)).toMatchObject([{ user_agent: 'a'.repeat(512) }]);
  });

  it('happens once for each version', async () => {
    await accept(owner);

    await expect(accept(owner)).rejects.toMatchObject({ code: '23505' });
    await accept(owner, { version: 'v1.2' });
    expect(await accepted(owner)).toMatchObject([{ version: TERMS_VERSION }, { version: 'v1.2' }]);
  });

  it('is possible for 100 versions, one by one or in one statement', async () => {
    const add = (count: number) =>
      database.changeAs(
        owner,
        `insert into public.tos_acceptances (version) select 'v2.' || number from generate_series(1, $1) as number
         on conflict do nothing`,
        [count],
      );
    const FULL = { code: '23514' };
    await expect(add(101)).rejects.toMatchObject(FULL);
    expect(await accepted(owner)).toEqual([]);

    expect(await add(100)).toBe(100);
    await expect(accept(owner)).rejects.toMatchObject(FULL);
    await accept(stranger);
    await expect(accept(stranger, { version: 'v1.99999' })).rejects.toMatchObject(FULL);
  });

  it('can be repeated without an error', async () => {
    const again = `insert into public.tos_acceptances (version) values ('v1.1') on conflict do nothing`;

    expect(await database.changeAs(owner, again)).toBe(1);
    expect(await database.changeAs(owner, again)).toBe(0);
  });

  it('refuses an unknown version', async () => {
    await expect(accept(owner, { version: 'latest' })).rejects.toMatchObject({ code: '23514' });
  });
});

describe('acceptances', () => {
  beforeEach(() => accept(owner));

  it('can be read only by their customer and the functions', async () => {
    const read = 'select version from public.tos_acceptances where user_id = $1';

    expect(await database.queryAs(owner, read, [owner.userId])).toHaveLength(1);
    expect(await database.queryAs('service_role', read, [owner.userId])).toHaveLength(1);
    expect(await database.queryAs(stranger, read, [owner.userId])).toEqual([]);
    await expect(database.queryAs('anon', read, [owner.userId])).rejects.toMatchObject(DENIED);
  });

  it("can't be created for another customer, by a visitor or by the functions", async () => {
    for (const actor of [stranger, 'anon', 'service_role'] as const) {
      await expect(accept(actor, { user_id: owner.userId, version: 'v1.2' })).rejects.toMatchObject(
        DENIED,
      );
    }
  });

  it.each([
    ['dated', `insert into public.tos_acceptances (version, accepted_at) values ('v1.3', now())`],
    ['changed', `update public.tos_acceptances set version = 'v9.9'`],
    ['deleted', 'delete from public.tos_acceptances'],
    ['emptied', 'truncate public.tos_acceptances'],
  ])('are not %s by anyone over the API', async (_, statement) => {
    const before = await accepted(owner);

    for (const actor of [owner, stranger, 'anon', 'service_role'] as const) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }
    expect(await accepted(owner)).toEqual(before);
  });
});
