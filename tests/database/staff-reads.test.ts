import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { settleCustomer, type SettledCustomer } from '../support/role-matrix-rows.ts';
import { addStaff, openApplication, type StaffActor } from '../support/staff-actor.ts';

const DENIED = { code: '42501' };

/** The tables with data of an application, and the column that identifies the customer's row. */
const PATHS: [table: string, found: string][] = [
  ['applications', 'id in ($1, $2)'],
  ['application_events', 'application_id in ($1, $2)'],
  ['information_answers', 'application_id in ($1, $2)'],
  ['payments', 'application_id in ($1, $2)'],
  ['application_documents', 'application_id in ($1, $2)'],
  ['application_notes', 'application_id in ($1, $2)'],
  ['bonds', 'application_id in ($1, $2)'],
  ['renewals', 'bond_id = $3'],
  ['bond_terms', 'bond_id = $3'],
  ['bond_riders', 'bond_id = $3'],
  ['bond_requests', 'bond_id = $3'],
  ['bond_request_proofs', 'request_id in (select id from public.bond_requests where bond_id = $3)'],
];

let database: ActorDatabase;
let reader: StaffActor;
let customer: SettledCustomer;

beforeAll(async () => {
  database = await openDatabase();
  const colleague = await addStaff(database, 'Lee Moreno');
  reader = await addStaff(database, 'Dana Whitfield', 'admin');
  customer = await settleCustomer(database, colleague);
});

afterAll(() => database.close());

async function rowsOf([table, found]: [string, string], actor?: StaffActor): Promise<number> {
  const { applicationId, otherApplicationId, bondId } = customer;
  const given = [applicationId, otherApplicationId, bondId];
  const parameters = found.includes('$3') ? [bondId] : given.slice(0, 2);
  const sql = `select 1 from public.${table} where ${found.replaceAll('$3', '$1')}`;

  return (
    await (actor ? database.queryAs(actor, sql, parameters) : database.query(sql, parameters))
  ).length;
}

const recordsOf = ({ userId }: { userId: string }) =>
  database.query(
    `select kind, application_id, reader_name, reader_email like '%@example.com' as has_email
     from private.staff_reads where reader_id = $1 order by id`,
    [userId],
  );

const ask = async (call: string, parameters: unknown[] = [], actor = reader) =>
  (await database.queryAs(actor, `select public.${call} as answer`, parameters))[0]?.['answer'];

describe('without a record, staff read', () => {
  it.each(PATHS)('no rows of %s', async (...path) => {
    expect(await rowsOf(path)).toBeGreaterThan(0);
    expect(await rowsOf(path, reader)).toBe(0);
  });

  it('nothing through joins or counts', async () => {
    const joined = `select answers from public.application_assignments join public.applications on id = application_id`;

    expect(await database.queryAs(reader, joined)).toEqual([]);
    expect(await database.queryAs(reader, 'select 1 from public.applications')).toEqual([]);
    await expect(
      database.queryAs(reader, 'select word from public.application_words'),
    ).rejects.toMatchObject(DENIED);
    await expect(
      database.queryAs(reader, 'select * from private.staff_reads'),
    ).rejects.toMatchObject(DENIED);
  });

  it('only the names and displayed columns of the list', async () => {
    const [row] = (await ask(`underwriting_queue('{}')`)) as Record<string, unknown>[];

    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      [
        'applicant',
        'bond_name',
        'business',
        'caption',
        'flags',
        'id',
        'is_answered',
        'number',
        'penal_sum_cents',
        'review_reasons',
        'staff_id',
        'state_code',
        'status',
        'submitted_at',
      ].toSorted(),
    );
    const { requests } = (await ask('open_bond_requests(10)')) as { requests: object[] };
    expect(Object.keys(requests[0] ?? {}).toSorted()).toEqual(
      [
        'application_id',
        'awaits_second_approval',
        'bond_number',
        'created_at',
        'id',
        'kind',
        'principal',
      ].toSorted(),
    );
    expect(await recordsOf(reader)).toEqual([]);
  });
});

describe('opening an application', () => {
  it("gives access to all its data, with one record a day of the reader's name and address", async () => {
    const { applicationId, otherApplicationId } = customer;
    for (const id of [applicationId, otherApplicationId, applicationId]) {
      await openApplication(database, reader, id);
    }

    for (const path of PATHS)
      expect([path[0], await rowsOf(path, reader)]).toEqual([path[0], await rowsOf(path)]);
    const record = { kind: 'application-read', reader_name: 'Dana Whitfield', has_email: true };
    expect(await recordsOf(reader)).toEqual([
      { ...record, application_id: applicationId },
      { ...record, application_id: otherApplicationId },
    ]);
  });

  it('gives no access to other applications, or to a colleague', async () => {
    const neighbour = await settleCustomer(database, reader);
    const colleague = await addStaff(database, 'Lee Moreno');
    const read = 'select id from public.applications where id = $1';

    expect(await database.queryAs(reader, read, [neighbour.applicationId])).toEqual([]);
    expect(await database.queryAs(colleague, read, [customer.applicationId])).toEqual([]);
  });

  it("lasts until the day ends on the agency's clock, not the session's", async () => {
    const late = await addStaff(database, 'Lee Moreno');
    await database.query(
      `insert into private.staff_reads (reader_id, kind, application_id, day)
       values ($1, 'application-read', $2, private.agency_day() - 1), ($1, 'application-read', $2, private.agency_day() + 1)`,
      [late.userId, customer.applicationId],
    );
    await database.query(`set time zone 'Pacific/Kiritimati'`);

    expect(await rowsOf(['applications', 'id in ($1, $2)'], late)).toBe(0);
    await database.query(`reset time zone`);
  });

  it('is refused for drafts, for unknown ids and to customers, and leaves no record', async () => {
    const draft = await storeApplicationIn(database, customer.userId, 'draft');
    const before = await recordsOf(reader);

    expect(await ask('open_application($1)', [draft])).toBeNull();
    expect(await ask('open_application($1)', [randomUUID()])).toBeNull();
    const [row] = await database.queryAs(customer, 'select public.open_application($1) as answer', [
      customer.applicationId,
    ]);
    expect(row?.['answer']).toBeNull();
    expect(await recordsOf(reader)).toEqual(before);
    expect(await recordsOf(customer)).toEqual([]);
  });
});

describe('the last digits of a sealed number', () => {
  it('are recorded separately when staff read them', async () => {
    const digits = await addStaff(database, 'Ann Okoye');
    await database.query(
      `insert into private.application_secrets (application_id, kind, sealed, nonce, key_id, last_four)
       values ($1, 'ssn', 'AAAA', 'AAAAAAAAAAAAAAAA', 'test', '6789') on conflict do nothing`,
      [customer.otherApplicationId],
    );

    const found = await ask('identity_digits($1)', [customer.otherApplicationId], digits);
    expect(found).toHaveProperty('ssn');
    expect(await recordsOf(digits)).toMatchObject([
      { kind: 'digits-read', application_id: customer.otherApplicationId },
    ]);
  });
});

describe('the records', () => {
  it.each([
    ['changed', `update private.staff_reads set reader_name = 'x'`],
    ['deleted', 'delete from private.staff_reads'],
    ['emptied', 'truncate private.staff_reads'],
  ])("can't be %s, even by the owner of the database", async (_, statement) => {
    await expect(database.query(statement)).rejects.toMatchObject(DENIED);
  });

  it("create no history event, so they don't make a decision stale", async () => {
    const events = await database.query(
      `select kind from public.application_events where application_id = $1 and kind like '%read%'`,
      [customer.applicationId],
    );

    expect(events).toEqual([]);
  });
});
