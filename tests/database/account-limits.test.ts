import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ACCOUNT_FILE_BYTES } from '~/domain/documents/file-kinds';
import { MAX_OPEN_DRAFTS } from '~/domain/quote/draft-limits';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';
import { addDocumentRow, addFile, passportColumns } from '../support/stored-documents.ts';

const MEGABYTE = 1024 * 1024;

let database: ActorDatabase;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const START = 'insert into public.applications (id) values ($1)';

async function startDrafts(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.queryAs(
    customer,
    'insert into public.applications (id) select unnest($1::uuid[])',
    [ids],
  );

  return ids;
}

async function countDrafts(): Promise<number> {
  return (await database.queryAs(customer, 'select id from public.applications')).length;
}

describe('the drafts of an account', () => {
  const FULL = { code: '23514', detail: 'too-many-drafts' };

  it(`are at most ${MAX_OPEN_DRAFTS}, inserted one by one or in one statement`, async () => {
    await startDrafts(MAX_OPEN_DRAFTS);

    await expect(database.queryAs(customer, START, [randomUUID()])).rejects.toMatchObject(FULL);
    expect(await countDrafts()).toBe(MAX_OPEN_DRAFTS);

    customer = await database.addCustomer();
    await expect(startDrafts(600)).rejects.toMatchObject(FULL);
    expect(await countDrafts()).toBe(0);
  });

  it("of one account don't count toward the limit of another", async () => {
    await startDrafts(MAX_OPEN_DRAFTS);
    customer = await database.addCustomer();

    expect(await startDrafts(1)).toHaveLength(1);
  });

  it('make room when a draft is deleted or submitted, but not when it is withdrawn', async () => {
    const [first, second] = await startDrafts(MAX_OPEN_DRAFTS);

    await database.query(`select public.withdraw_application($1, $2)`, [second, customer.userId]);
    await expect(database.queryAs(customer, START, [randomUUID()])).rejects.toMatchObject(FULL);

    await database.queryAs(customer, 'delete from public.applications where id = $1', [first]);
    await database.queryAs(customer, START, [randomUUID()]);
    await expect(database.queryAs(customer, START, [randomUUID()])).rejects.toMatchObject(FULL);
  });

  it("don't block the submission of an application", async () => {
    await startDrafts(MAX_OPEN_DRAFTS);

    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });

    expect(
      await database.queryAs(customer, 'select id from public.applications where id = $1', [
        quoteId,
      ]),
    ).toHaveLength(1);
  });

  it("don't count drafts unchanged for 30 days, which are deleted", async () => {
    await database.query(
      `insert into public.applications (id, user_id, updated_at)
       select gen_random_uuid(), $1, now() - interval '29 days' from generate_series(1, 20)`,
      [customer.userId],
    );
    await expect(database.queryAs(customer, START, [randomUUID()])).rejects.toMatchObject(FULL);

    customer = await database.addCustomer();
    await database.query(`alter table public.applications disable trigger limit_drafts`);
    await database.query(
      `insert into public.applications (id, user_id, updated_at)
       select gen_random_uuid(), $1, now() - interval '31 days' from generate_series(1, 60)`,
      [customer.userId],
    );
    await database.query(`alter table public.applications enable trigger limit_drafts`);
    await startDrafts(1);
    expect(await countDrafts()).toBe(1);
  });

  it('renew each term of a bond once, and an expired draft keeps no renewal', async () => {
    const renewal = (bondId: string, startsOn = '2027-01-15') =>
      database.queryAs(
        customer,
        'insert into public.applications (id, answers) values ($1, $2) returning id',
        [randomUUID(), JSON.stringify({ draft: { renews: { bondId, startsOn } } })],
      );
    const bondId = randomUUID();
    const [first] = await renewal(bondId);
    await renewal(bondId, '2028-01-15');
    await renewal(randomUUID());
    await expect(renewal(bondId)).rejects.toMatchObject({
      code: '23505',
      constraint: 'applications_one_draft_renews_a_term_idx',
    });

    await database.query('alter table public.applications disable trigger guard_application');
    await database.query(
      `update public.applications set updated_at = now() - interval '31 days' where id = $1`,
      [first?.['id']],
    );
    await database.query('alter table public.applications enable trigger guard_application');
    expect(await renewal(bondId)).toHaveLength(1);

    customer = await database.addCustomer();
    expect(await renewal(bondId)).toHaveLength(1); // another account learns nothing of it
  });

  it('are counted by one transaction at a time', async () => {
    const locks = await database.tryAs(
      customer,
      `with started as (insert into public.applications (id) values (gen_random_uuid()) returning id)
       select id from started`,
    );
    expect(locks).toHaveLength(1);

    const [definition] = await database.query(
      `select pg_get_functiondef('private.limit_drafts()'::regprocedure) as sql`,
    );
    const sql = String(definition?.['sql']);
    expect(sql.indexOf('pg_advisory_xact_lock')).toBeLessThan(sql.indexOf('count(*)'));
  });
});

describe('the files of an account', () => {
  const FULL = { code: '23514', detail: 'account-full' };

  /** Inserts a file of this size into Storage, the way Storage records it. */
  async function storeFile(applicationId: string, bytes: number) {
    const columns = passportColumns(applicationId);
    await database.query(
      `insert into storage.objects (bucket_id, name, metadata) values ('applications', $1, $2)`,
      [columns['storage_path'], JSON.stringify({ size: bytes })],
    );

    return columns;
  }

  it('take at most 500 MB over all applications, whatever size the customer claims', async () => {
    const drafts = await startDrafts(2);
    for (let file = 0; file < 20; file += 1) {
      const columns = await storeFile(String(drafts[file % 2]), 25 * MEGABYTE);
      await addDocumentRow(database, customer, { ...columns, size_bytes: 1 });
    }
    expect(20 * 25 * MEGABYTE).toBe(MAX_ACCOUNT_FILE_BYTES);

    const next = passportColumns(String(drafts[0]));
    await expect(addFile(database, customer, String(next['storage_path']))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(addDocumentRow(database, customer, next)).rejects.toMatchObject(FULL);
  });

  it('become documents only while there is room, even if they arrive together', async () => {
    const [draft] = await startDrafts(1);
    const files = [];
    for (let file = 0; file < 21; file += 1) {
      files.push(await storeFile(String(draft), 25 * MEGABYTE)); // every upload began while there was room
    }

    await expect(addDocumentRow(database, customer, files[0] ?? {})).rejects.toMatchObject(FULL);
    await database.query('delete from storage.objects where name = $1', [
      files[20]?.['storage_path'],
    ]);
    await addDocumentRow(database, customer, files[0] ?? {});
  });

  it("of one account don't count toward the limit of another", async () => {
    const [draft] = await startDrafts(1);
    for (let file = 0; file < 20; file += 1) await storeFile(String(draft), 25 * MEGABYTE);
    customer = await database.addCustomer();
    const [other] = await startDrafts(1);

    const columns = passportColumns(String(other));
    await addFile(database, customer, String(columns['storage_path']));
    await addDocumentRow(database, customer, columns);
  });
});
