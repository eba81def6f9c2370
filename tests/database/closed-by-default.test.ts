import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('a later migration', () => {
  it.each(['table', 'function'])('adds a %s that is closed until it is granted', async (kind) => {
    const sql = {
      table: 'create table public.forgotten (id integer primary key)',
      function: 'create function public.forgotten() returns integer language sql return 1',
    }[kind];
    await database.query(String(sql));

    const use = kind === 'table' ? 'select * from public.forgotten' : 'select public.forgotten()';
    for (const actor of ['anon', 'service_role', await database.addCustomer()] as const) {
      await expect(database.queryAs(actor, use)).rejects.toMatchObject({ code: '42501' });
    }

    await database.query(`drop ${kind} public.forgotten`);
  });
});
