import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type ActorDatabase, openDatabase } from '../support/actor-database.ts';
import { settleCustomer, type SettledCustomer } from '../support/role-matrix-rows.ts';
import {
  addStaff,
  openApplication,
  openContractor,
  signInWithPassword,
  type StaffActor,
} from '../support/staff-actor.ts';

/** The tables with data of a contractor, and the column that names it. */
const TABLES: [table: string, column: string][] = [
  ['contractors', 'id'],
  ['contractor_members', 'contractor_id'],
  ['contractor_statements', 'contractor_id'],
  ['contractor_files', 'contractor_id'],
  ['wip_schedules', 'contractor_id'],
  ['line_grants', 'contractor_id'],
  ['projects', 'contractor_id'],
  ['project_bids', 'contractor_id'],
  ['indemnitors', 'contractor_id'],
  ['bondability_letters', 'contractor_id'],
];

let database: ActorDatabase;
let reader: StaffActor;
let colleague: StaffActor;
let customer: SettledCustomer;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
  reader = await addStaff(database, 'Dana Whitfield', 'admin');
  colleague = await addStaff(database, 'Lee Moreno');
  customer = await settleCustomer(database, colleague);
  await settleCustomer(database, colleague);
  const [own] = await database.query(
    'select contractor_id from public.contractor_members where user_id = $1',
    [customer.userId],
  );
  contractor = String(own?.['contractor_id']);
});

afterAll(() => database.close());

const rowsOf = async ([table, column]: [string, string], actor?: Actor): Promise<number> => {
  const sql = `select 1 from public.${table} where ${column} = $1`;
  const rows = actor
    ? database.queryAs(actor, sql, [contractor])
    : database.query(sql, [contractor]);

  return (await rows).length;
};

const opening = async (actor: Actor, id = contractor) =>
  (await database.queryAs(actor, 'select public.open_contractor($1) as answer', [id]))[0]?.[
    'answer'
  ];

const signedBy = async (actor: Actor) =>
  (
    await database.queryAs(actor, 'select public.signed_indemnities($1) as answer', [contractor])
  )[0]?.['answer'];

const recordsOf = ({ userId }: { userId: string }) =>
  database.query(
    `select contractor_id, reader_name from private.staff_reads
     where reader_id = $1 and kind = 'contractor-read' order by id`,
    [userId],
  );

describe('without a record, staff read', () => {
  it.each(TABLES)('no rows of %s', async (...table) => {
    expect(await rowsOf(table)).toBeGreaterThan(0);
    expect(await rowsOf(table, reader)).toBe(0);
  });

  it('nothing by joins, signatures or invitations', async () => {
    for (const sql of [
      'select 1 from public.contractors',
      'select 1 from public.signing_links where indemnitor_id is not null',
      'select 1 from public.projects as project join public.project_bids as bid on bid.project_id = project.id',
    ])
      expect(await database.queryAs(reader, sql), sql).toEqual([]);
    expect(await signedBy(reader)).toBeNull();
    await expect(
      database.queryAs(
        reader,
        `select private.record_read($1, 'contractor-read', null, null, null, $2)`,
        [reader.userId, contractor],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('only names and how much waits, and other users read nothing', async () => {
    const rows = await database.queryAs(reader, 'select * from public.contractor_queue()');

    expect(rows).toHaveLength(2);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'id',
      'legal_name',
      'has_line',
      'waiting_grants',
      'waiting_bids',
      'unread_figures',
    ]);
    for (const actor of [customer, await signInWithPassword(database, reader)])
      expect(await database.queryAs(actor, 'select * from public.contractor_queue()')).toEqual([]);
    expect(await recordsOf(reader)).toEqual([]);
  });
});

describe('the application of a contractor', () => {
  const accountBehind = async (actor: Actor) =>
    (
      await database.queryAs(actor, 'select public.contractor_of_applicant($1) as answer', [
        customer.applicationId,
      ])
    )[0]?.['answer'];

  it('shows the name of the account only to staff who opened the application', async () => {
    const other = await addStaff(database, 'Mae Ellis');
    for (const actor of [customer, other, await signInWithPassword(database, other)])
      expect(await accountBehind(actor)).toBeNull();

    await openApplication(database, other, customer.applicationId);
    expect(await accountBehind(other)).toEqual({
      id: contractor,
      name: 'Palmetto Ridge Builders LLC',
    });
    expect(await rowsOf(['contractors', 'id'], other)).toBe(0);
  });
});

describe('opening an account', () => {
  it('gives access to it alone, with one record a day, which the access log shows', async () => {
    await openContractor(database, reader, contractor);
    await openContractor(database, reader, contractor);

    for (const table of TABLES) expect(await rowsOf(table, reader), table[0]).toBeGreaterThan(0);
    expect(await signedBy(reader)).toEqual([]);
    expect(await database.queryAs(reader, 'select id from public.contractors')).toEqual([
      { id: contractor },
    ]);
    expect(await recordsOf(reader)).toEqual([
      { contractor_id: contractor, reader_name: 'Dana Whitfield' },
    ]);
    const [log] = await database.queryAs(
      reader,
      `select public.access_log('{"kind":"contractor-read"}') as log`,
    );
    expect(log?.['log']).toMatchObject({
      entries: [{ actor_id: reader.userId, contractor_name: 'Palmetto Ridge Builders LLC' }],
    });
  });

  it('opens it only to that member of staff, with the second factor, and only for that day', async () => {
    expect(await rowsOf(['contractors', 'id'], colleague)).toBe(0);
    const withoutFactor = await signInWithPassword(database, reader);
    expect(await rowsOf(['contractors', 'id'], withoutFactor)).toBe(0);
    expect(await opening(withoutFactor)).toBeNull();

    await database.query(
      `insert into private.staff_reads (reader_id, kind, contractor_id, day)
       values ($1, 'contractor-read', $2, private.agency_day() - 1)`,
      [colleague.userId, contractor],
    );
    expect(await rowsOf(['contractors', 'id'], colleague)).toBe(0);
  });

  it('is refused to a customer, for an unknown account, and needs no record of a member', async () => {
    expect(await opening(customer)).toBeNull();
    expect(await opening(reader, crypto.randomUUID())).toBeNull();

    const member = await addStaff(database, 'Calvin Ward');
    await database.query(
      'insert into public.contractor_members (contractor_id, user_id) values ($1, $2)',
      [contractor, member.userId],
    );
    expect(await opening(member)).toBe('own-account');
    expect(await recordsOf(member)).toEqual([]);
  });
});
