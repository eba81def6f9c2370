import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addProof, askForChange, holdBond, type HeldBond } from '../support/bond-requests.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { passportColumns } from '../support/stored-documents.ts';

let database: ActorDatabase;
let customer: { userId: string };
let inForce: HeldBond;
let ended: HeldBond;
let ids: Record<'draft' | 'open' | 'declined' | 'withdrawn' | 'approved', string>;

/** Every value of an application that could identify a person. */
async function fill(applicationId: string): Promise<void> {
  const { storage_path: path } = passportColumns(applicationId);
  for (const sql of [
    `insert into private.application_secrets (application_id, kind, sealed, nonce, key_id, last_four)
     values ($1, 'ssn', 'c2VhbGVk', 'AAAAAAAAAAAAAAAA', 'test', '6789') on conflict do nothing`,
    `insert into public.application_notes (application_id, note) values ($1, 'Ada called')`,
  ]) {
    await database.query(sql, [applicationId]);
  }
  await database.query(
    `insert into public.application_documents
       (application_id, doc_type, storage_path, original_name, mime_type, size_bytes)
     values ($1, 'personal_id', $2, 'Ada Marsh.pdf', 'application/pdf', 2048)`,
    [applicationId, path],
  );
}

beforeEach(async () => {
  await database?.close();
  database = await openDatabase();
  customer = await database.addCustomer();
  const store = (status: Parameters<typeof storeApplicationIn>[2]) =>
    storeApplicationIn(database, customer.userId, status);
  ids = {
    draft: await store('draft'),
    open: await store('under_review'),
    declined: await store('declined'),
    withdrawn: await store('withdrawn'),
    approved: await store('approved'),
  };
  inForce = await holdBond(database);
  ended = await holdBond(database);
  await askForChange(database, ended, { documentIds: [await addProof(database, ended)] });
  await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [
    ended.bondId,
  ]);
  for (const id of [
    ids.open,
    ids.declined,
    ids.withdrawn,
    ids.approved,
    inForce.applicationId,
    ended.applicationId,
  ]) {
    await fill(id);
  }
});

afterAll(() => database.close());

/** Shows the job the database as if this many days had passed. */
async function setDaysAhead(days: number): Promise<void> {
  await database.query(
    `create or replace function private.kept_since(name text) returns timestamptz
     language sql stable security definer set search_path = '' as $$
       select now() - make_interval(days => period.days) + interval '${days} days'
       from private.retention_periods as period where period.name = kept_since.name
     $$`,
  );
}

async function run(most = 100): Promise<Record<string, number>> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.delete_expired_records($1) as counts',
    [most],
  );

  return row?.['counts'] as Record<string, number>;
}

/** Runs the job until nothing is left to delete, like the function. */
async function runToTheEnd(most = 100): Promise<void> {
  while (Object.values(await run(most)).some((count) => count > 0));
}

/** The number of rows in each table that refer to an application. */
async function rowsOf(applicationId: string): Promise<Record<string, unknown>> {
  const [row] = await database.query(
    `select
       (select count(*)::int from public.applications where id = $1) as applications,
       (select count(*) > 0 from private.application_secrets where application_id = $1)::int as numbers,
       (select count(*) > 0 from public.application_documents where application_id = $1)::int as documents,
       (select count(*)::int from public.application_notes where application_id = $1) as notes,
       (select count(*) > 0 from public.application_words where application_id = $1)::int as words,
       (select count(*)::int from public.application_events where application_id = $1) > 0 as history,
       (select answers <> '{}' or user_id is not null from public.applications where id = $1) as personal`,
    [applicationId],
  );

  return row ?? {};
}

/** All data that the job may change, to compare two results. */
async function everything(): Promise<unknown> {
  const rows = [];
  for (const id of [...Object.values(ids), inForce.applicationId, ended.applicationId]) {
    rows.push(await rowsOf(id));
  }

  return [rows, await database.query('select id from public.bonds order by id')];
}

async function historyProblems(): Promise<unknown> {
  const [row] = await database.query('select public.check_application_history() as report');

  return (row?.['report'] as { problems: unknown }).problems;
}

const ERASED = { numbers: 0, documents: 0, notes: 0, words: 0, history: true, personal: false };

describe('the job', () => {
  it('deletes nothing on the first day', async () => {
    const before = await everything();

    expect(Object.values(await run()).every((count) => count === 0)).toBe(true);
    expect(await everything()).toEqual(before);
  });

  it.each([
    [29, { draft: 1, numbers: 1, documents: 1 }],
    [31, { draft: 0, numbers: 1, documents: 1 }],
    [91, { draft: 0, numbers: 0, documents: 1 }],
    [181, { draft: 0, numbers: 0, documents: 0 }],
  ])('deletes records by their kind after %i days', async (days, { draft, numbers, documents }) => {
    await setDaysAhead(days);
    await runToTheEnd();

    expect(await rowsOf(ids.draft)).toMatchObject({ applications: draft });
    for (const id of [ids.declined, ids.withdrawn, ids.approved]) {
      expect(await rowsOf(id)).toMatchObject({ numbers, documents, notes: 1, personal: true });
    }
  });

  it('keeps only the number, amounts and history of an application that never became a bond', async () => {
    await database.query(
      `update public.payments set link_id = gen_random_uuid(),
         payer = '{"name": "Mary Smith", "email": "mary@example.com", "sender": "Ward & Hale", "purpose": "Notary Bond"}'
       where application_id = $1`,
      [ids.declined],
    );
    await setDaysAhead(1_096);
    await runToTheEnd();

    for (const id of [ids.declined, ids.withdrawn, ids.approved]) {
      expect(await rowsOf(id)).toMatchObject({ applications: 1, ...ERASED });
      const [row] = await database.query(
        `select number is not null and total_cents > 0 and erased_at is not null as kept
         from public.applications where id = $1`,
        [id],
      );
      expect(row).toEqual({ kept: true });
    }
    const payments = await database.query(
      `select billing_address, last_four, user_id, payer from public.payments where application_id = $1`,
      [ids.declined],
    );
    for (const payment of payments) {
      expect(payment).toEqual({ billing_address: {}, last_four: null, user_id: null, payer: null });
    }
    expect(await historyProblems()).toEqual([]);
  });

  it('deletes a bond and its records when it ended long enough ago', async () => {
    await setDaysAhead(9_000); // its expiration date is in 2030
    await runToTheEnd();

    const bonds = await database.query('select id from public.bonds');
    expect(bonds).toEqual([{ id: inForce.bondId }]);
    expect(await rowsOf(ended.applicationId)).toMatchObject({ applications: 1, ...ERASED });
    expect(await historyProblems()).toEqual([]);
  });

  it('never deletes an active bond or an open application, however old', async () => {
    const [bond, open] = [await rowsOf(inForce.applicationId), await rowsOf(ids.open)];
    await setDaysAhead(100_000);
    await runToTheEnd();

    expect(await rowsOf(inForce.applicationId)).toEqual(bond);
    expect(await rowsOf(ids.open)).toEqual(open);
  });

  it('deletes nothing if the retention period is missing', async () => {
    const before = await everything();
    await setDaysAhead(100_000);
    await database.query('delete from private.retention_periods');

    await runToTheEnd();

    expect(await everything()).toEqual(before);
  });
});

describe('an interrupted run', () => {
  it('reaches the same result when it runs again', async () => {
    await setDaysAhead(9_000);
    await database.tryAs('service_role', 'select public.delete_expired_records(100)'); // rolled back
    expect(await rowsOf(ids.declined)).toMatchObject({ numbers: 1, personal: true });

    let steps = 0;
    while (Object.values(await run(1)).some((count) => count > 0)) {
      steps += 1;
      expect(await historyProblems()).toEqual([]); // after an interruption here, the history is still consistent
      for (const id of [ids.declined, ids.withdrawn, ids.approved, ended.applicationId]) {
        const rows = await rowsOf(id);
        if (rows['personal'] === false) expect(rows).toMatchObject(ERASED);
      }
    }

    expect(steps).toBeGreaterThan(2);
    for (const id of [ids.declined, ids.withdrawn, ids.approved, ended.applicationId]) {
      expect(await rowsOf(id)).toMatchObject(ERASED);
    }
    const again = await everything();
    await runToTheEnd();
    expect(await everything()).toEqual(again);
  });
});

describe('history', () => {
  it.each(['public.application_notes', 'public.application_events'])(
    'of %s refuses manual deletes, even with the setting that the job uses',
    async (table) => {
      await expect(database.queryAs('service_role', `delete from ${table}`)).rejects.toMatchObject({
        code: '42501',
      });
      await expect(
        database.queryAs(
          customer,
          `with erasing as (select set_config('marshline.erasing', 'on', true)) delete from ${table}`,
        ),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );
});
