import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWN_FACTS } from '~/domain/own-facts';
import { DRAFT_MAX_AGE_DAYS } from '~/domain/quote/draft-limits';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

type Customer = { userId: string };

let database: ActorDatabase;
let owner: Customer;
let stranger: Customer;
let draft: string;
let submitted: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
  draft = randomUUID();
  await database.queryAs(
    owner,
    `insert into public.applications (id, bond_slug, state_code, answers, revision)
     values ($1, 'notary', 'TX', '{"bondDetails": {"amount": "10000"}}', 1)`,
    [draft],
  );
  submitted = (await storeApplication(database, { ...owner, keyHash: buildKeyHash() })).quoteId;
});

afterAll(() => database.close());

const DENIED = { code: '42501' };

async function stored(id: string) {
  const [row] = await database.query('select * from public.applications where id = $1', [id]);
  return row;
}

describe('reading applications', () => {
  it('a customer reads their own drafts and submitted applications', async () => {
    const rows = await database.queryAs(owner, 'select id from public.applications');

    expect(rows.map(({ id }) => id).sort()).toEqual([draft, submitted].sort());
  });

  it('another customer reads nothing', async () => {
    expect(await database.queryAs(stranger, 'select id from public.applications')).toEqual([]);
  });

  it('a visitor is refused', async () => {
    await expect(
      database.queryAs('anon', 'select id from public.applications'),
    ).rejects.toMatchObject(DENIED);
  });

  it('only the functions can read the hash of the quote key', async () => {
    const read = 'select quote_key_hash from public.applications where id = $1';

    await expect(database.queryAs(owner, read, [submitted])).rejects.toMatchObject(DENIED);
    expect(await database.queryAs('service_role', read, [submitted])).toHaveLength(1);
  });
});

describe('starting a draft', () => {
  it('makes the customer its owner and sets no number or price', async () => {
    expect(await stored(draft)).toMatchObject({
      user_id: owner.userId,
      status: 'draft',
      number: null,
      total_cents: null,
    });
  });

  it('is refused to visitors', async () => {
    await expect(
      database.queryAs('anon', 'insert into public.applications (id) values (gen_random_uuid())'),
    ).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['user_id', `'${randomUUID()}'`],
    ['status', `'approved'`],
    ['number', `'APP-000001'`],
    ['total_cents', '0'],
    ['premium_cents', '0'],
    ['penal_sum_cents', '100'],
    ['review_reasons', `'{}'`],
    ['quote_key_hash', `'${'a'.repeat(64)}'`],
    ['submitted_at', 'now()'],
    ['terms_version', `'v1.1'`],
  ])('a customer cannot set %s', async (column, value) => {
    const id = randomUUID();

    await expect(
      database.queryAs(
        owner,
        `insert into public.applications (id, ${column}) values ($1, ${value})`,
        [id],
      ),
    ).rejects.toMatchObject(DENIED);
    expect(await stored(id)).toBeUndefined();
  });
});

describe('changing an application', () => {
  it('a customer changes the bond, state and answers of their own draft', async () => {
    const changed = await database.changeAs(
      owner,
      `update public.applications
       set bond_slug = 'erisa-fidelity', state_code = 'IL', answers = '{"bondDetails": {}}', revision = 2
       where id = $1`,
      [draft],
    );

    expect(changed).toBe(1);
    expect(await stored(draft)).toMatchObject({ bond_slug: 'erisa-fidelity', revision: 2 });
  });

  it.each([
    ['status', `'approved'`],
    ['status', `'submitted'`],
    ['number', `'APP-000001'`],
    ['user_id', `'${randomUUID()}'`],
    ['premium_cents', '0'],
    ['fees_cents', '0'],
    ['taxes_cents', '0'],
    ['total_cents', '0'],
    ['penal_sum_cents', '100'],
    ['review_reasons', `'{}'`],
    ['quote_key_hash', `'${'a'.repeat(64)}'`],
    ['id', 'gen_random_uuid()'],
    ['submitted_at', 'now()'],
    ['created_at', 'now()'],
  ])('a customer cannot set %s to %s, in a draft or later', async (column, value) => {
    for (const id of [draft, submitted]) {
      const before = await stored(id);
      await expect(
        database.queryAs(
          owner,
          `update public.applications set ${column} = ${value} where id = $1`,
          [id],
        ),
      ).rejects.toMatchObject(DENIED);
      expect(await stored(id)).toEqual(before);
    }
  });

  it("a customer can't change an application after submitting it", async () => {
    const before = await stored(submitted);

    const changed = await database.changeAs(
      owner,
      `update public.applications set answers = '{}', revision = 99 where id = $1`,
      [submitted],
    );

    expect(changed).toBe(0);
    expect(await stored(submitted)).toEqual(before);
  });

  it("another customer can't change anything", async () => {
    const before = await stored(draft);

    const changed = await database.changeAs(
      stranger,
      `update public.applications set answers = '{}', revision = 99`,
    );

    expect(changed).toBe(0);
    expect(await stored(draft)).toEqual(before);
  });

  it("another customer can't reuse an existing id", async () => {
    const before = await stored(draft);

    await expect(
      database.queryAs(stranger, 'insert into public.applications (id) values ($1)', [draft]),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await stored(draft)).toEqual(before);
  });

  it('a visitor is refused', async () => {
    await expect(
      database.queryAs('anon', `update public.applications set answers = '{}'`),
    ).rejects.toMatchObject(DENIED);
  });
});

describe('discarding an application', () => {
  const discard = 'delete from public.applications where id = $1';

  it('a customer discards their own draft', async () => {
    expect(await database.changeAs(owner, discard, [draft])).toBe(1);
    expect(await stored(draft)).toBeUndefined();
  });

  it("a customer can't discard a submitted application", async () => {
    expect(await database.changeAs(owner, discard, [submitted])).toBe(0);
    expect(await stored(submitted)).toBeDefined();
  });

  it("another customer can't discard anything", async () => {
    for (const id of [draft, submitted]) {
      expect(await database.changeAs(stranger, discard, [id])).toBe(0);
      expect(await stored(id)).toBeDefined();
    }
  });

  it('is refused to visitors and to the functions', async () => {
    for (const actor of ['anon', 'service_role'] as const) {
      await expect(database.queryAs(actor, discard, [draft])).rejects.toMatchObject(DENIED);
    }
    expect(await stored(draft)).toBeDefined();
  });
});

describe('a draft that was not changed for a while', () => {
  it.each([
    [`${OWN_FACTS.draftDays} 1 minute`, true],
    [`${DRAFT_MAX_AGE_DAYS - 1} days 23 hours`, false],
  ])('is deleted when another draft arrives, after %s: %s', async (age, isForgotten) => {
    const old = randomUUID();
    await database.query(
      `insert into public.applications (id, user_id, updated_at) values ($1, $2, now() - $3::interval)`,
      [old, owner.userId, age],
    );

    await database.queryAs(stranger, 'insert into public.applications (id) values ($1)', [
      randomUUID(),
    ]);

    expect((await stored(old)) === undefined).toBe(isForgotten);
    expect(await stored(submitted)).toBeDefined();
  });
});
