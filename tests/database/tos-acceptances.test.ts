import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
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

/** What the Data API says of the request it serves. */
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

describe('accepting the terms', () => {
  it('is kept with version, user agent, moment and the address the server saw', async () => {
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
  ])('is kept without an address when the request tells %s', async (_, headers) => {
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

  it('can be asked for again without harm', async () => {
    const again = `insert into public.tos_acceptances (version) values ('v1.1') on conflict do nothing`;

    expect(await database.changeAs(owner, again)).toBe(1);
    expect(await database.changeAs(owner, again)).toBe(0);
  });

  it('takes no version that is none', async () => {
    await expect(accept(owner, { version: 'latest' })).rejects.toMatchObject({ code: '23514' });
  });
});

describe('acceptances', () => {
  beforeEach(() => accept(owner));

  it('are read by whom they are of, by nobody else but the functions', async () => {
    const read = 'select version from public.tos_acceptances where user_id = $1';

    expect(await database.queryAs(owner, read, [owner.userId])).toHaveLength(1);
    expect(await database.queryAs('service_role', read, [owner.userId])).toHaveLength(1);
    expect(await database.queryAs(stranger, read, [owner.userId])).toEqual([]);
    await expect(database.queryAs('anon', read, [owner.userId])).rejects.toMatchObject(DENIED);
  });

  it('are not made for another, by a visitor or by the functions', async () => {
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
