import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
  // This database lacks two parts of the platform: Vault's view, and the function that sends HTTP requests.
  await database.query('create schema vault');
  await database.query('create table vault.decrypted_secrets (name text, decrypted_secret text)');
  await database.query('create schema net');
  await database.query(
    'create table net.called (url text, headers jsonb, body jsonb, timeout int)',
  );
  await database.query(
    `create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint language sql as
     $$ insert into net.called values ($1, $3, $2, $4) returning 1 $$`,
  );
});

afterAll(() => database.close());

describe('the schedule of the sweep', () => {
  it('reports the missing settings until Vault has the URL and the key', async () => {
    await expect(database.query('select private.call_sweep_documents()')).rejects.toThrow(
      'Vault lacks functions_url or sweep_key',
    );
    expect(await database.query('select * from net.called')).toEqual([]);
  });

  it('calls the function with the key from Vault', async () => {
    await database.query(
      `insert into vault.decrypted_secrets values
         ('functions_url', 'https://project.example/functions/v1'), ('sweep_key', 'sb_secret_sweep')`,
    );

    await database.query('select private.call_sweep_documents()');

    await database.query(`select private.call_function('renewal-reminders', 'sweep_key')`);
    const call = {
      headers: { apikey: 'sb_secret_sweep', 'content-type': 'application/json' },
      body: {},
      timeout: 150_000,
    };
    expect(await database.query('select * from net.called')).toEqual([
      { url: 'https://project.example/functions/v1/sweep-documents', ...call },
      { url: 'https://project.example/functions/v1/renewal-reminders', ...call },
    ]);
  });

  it("can't be called over the API", async () => {
    for (const actor of ['anon', 'service_role', await database.addCustomer()] as const) {
      await expect(
        database.queryAs(actor, 'select private.call_sweep_documents()'),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
