import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;
let owner: Actor;
let stranger: Actor;
let quoteId: string;

beforeAll(async () => {
  database = await openDatabase();
  const customer = await database.addCustomer();
  owner = customer;
  stranger = await database.addCustomer();
  ({ quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() }));
  await storeApplication(database, { keyHash: buildKeyHash() });
});

afterAll(() => database.close());

const DENIED = { code: '42501' };

const EVENT = `insert into public.application_events (application_id, actor, kind) values ('$id', 'staff', 'approved')`;
const PAYMENT = `insert into public.payments (quote_id, quote_key_hash, method, amount_cents, status, processor, reference, billing_address, terms_version)
  values (gen_random_uuid(), repeat('a', 64), 'wire', 1, 'authorized', 'simulated', 'SIM-FORGED', '{}', 'v1.1')`;
const SECRET = `insert into private.application_secrets (application_id, kind, sealed, nonce, key_id, last_four) values ('$id', 'ssn', 'QQ==', 'QUFBQUFBQUFBQUFB', 'k', '1234')`;

describe('events and payments', () => {
  it.each([
    ['public.application_events', 'application_id', 2],
    ['public.payments', 'quote_id', 1],
  ])(
    '%s: the owner reads their own rows, and another customer none',
    async (table, column, count) => {
      const read = `select ${column} as quote from ${table}`;

      const own = await database.queryAs(owner, read);
      expect(own).toHaveLength(count);
      expect(new Set(own.map(({ quote }) => quote))).toEqual(new Set([quoteId]));

      expect(await database.queryAs(stranger, read)).toEqual([]);
      await expect(database.queryAs('anon', read)).rejects.toMatchObject(DENIED);
    },
  );

  it('only the functions can read the hash of the quote key in a payment', async () => {
    const read = 'select quote_key_hash from public.payments';

    await expect(database.queryAs(owner, read)).rejects.toMatchObject(DENIED);
    await expect(database.queryAs('service_role', read)).resolves.toHaveLength(2);
  });
});

describe('sealed secrets', () => {
  it('can be read only by the functions', async () => {
    const read = 'select kind from private.application_secrets';

    for (const actor of ['anon', owner, stranger] as const) {
      await expect(database.queryAs(actor, read)).rejects.toMatchObject(DENIED);
    }
    expect(await database.queryAs('service_role', read)).toHaveLength(6);
  });
});

describe.each([
  ['public.application_events', EVENT, `update public.application_events set kind = 'approved'`],
  ['public.payments', PAYMENT, `update public.payments set amount_cents = 1, status = 'voided'`],
  [
    'private.application_secrets',
    SECRET,
    `update private.application_secrets set last_four = '0000'`,
  ],
  [
    'private.application_status_moves',
    `insert into private.application_status_moves values ('declined', 'issued')`,
    'update private.application_status_moves set to_status = from_status',
  ],
  [
    'private.rate_limits',
    `insert into private.rate_limits values ('submit-application', 'x', now(), 1)`,
    'update private.rate_limits set used = 1',
  ],
])('%s', (table, insert, update) => {
  it.each([
    ['add to', insert],
    ['change', update],
    ['delete from', `delete from ${table}`],
    ['empty', `truncate ${table} cascade`],
  ])('no customer and no visitor can %s it', async (_, statement) => {
    const before = await database.query(`select * from ${table}`);

    for (const actor of ['anon', owner, stranger] as const) {
      await expect(
        database.queryAs(actor, statement.replaceAll('$id', quoteId)),
      ).rejects.toMatchObject(DENIED);
    }
    expect(await database.query(`select * from ${table}`)).toEqual(before);
  });
});

describe("even the functions can't", () => {
  it.each([
    ['rewrite history', `update public.application_events set kind = 'approved'`],
    ['delete history', 'delete from public.application_events'],
    ['empty history', 'truncate public.application_events'],
    ['delete a payment', 'delete from public.payments'],
    ['delete an application', 'delete from public.applications'],
    ['exchange a secret', `update private.application_secrets set sealed = 'QQ=='`],
    ['delete a secret', 'delete from private.application_secrets'],
    [
      'allow another status move',
      `insert into private.application_status_moves values ('declined', 'issued')`,
    ],
  ])('%s', async (_, statement) => {
    await expect(database.queryAs('service_role', statement)).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['rewritten', `update public.application_events set kind = 'approved'`],
    ['deleted', 'delete from public.application_events'],
    ['emptied', 'truncate public.application_events'],
  ])("history can't be %s, even by the owner of the database", async (_, statement) => {
    const before = await database.query('select * from public.application_events');

    await expect(database.query(statement)).rejects.toMatchObject(DENIED);
    expect(await database.query('select * from public.application_events')).toEqual(before);
  });
});

describe('the database refuses', () => {
  it.each([
    ['a payment of nothing', 'update public.payments set amount_cents = 0'],
    [
      'a captured payment without an application',
      `update public.payments set status = 'captured', application_id = null`,
    ],
    ['more than the last four digits', `update public.payments set last_four = '42424242'`],
    ['a method nobody offers', `update public.payments set method = 'cash'`],
    [
      'four last digits of a date of birth',
      `update private.application_secrets set last_four = '1234' where kind = 'date_of_birth'`,
    ],
    ['a secret in the clear', `update private.application_secrets set sealed = '219-09-8765'`],
    ['a secret of another kind', `update private.application_secrets set kind = 'card'`],
  ])('%s', async (_, statement) => {
    await expect(database.query(statement)).rejects.toMatchObject({ code: '23514' });
  });

  it('two active payments for one quote', async () => {
    const statement = PAYMENT.replace('gen_random_uuid()', `'${quoteId}'`);

    await expect(database.query(statement)).rejects.toMatchObject({ code: '23505' });
  });
});
