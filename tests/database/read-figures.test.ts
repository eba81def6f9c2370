import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import {
  addProject,
  callAs,
  CONTRACTOR_FACTS,
  storeContractor,
  storeRow,
} from '../support/contractor-rows.ts';
import { LINE, MILLION } from '../support/line-account.ts';
import { addStaff, signInWithPassword, type StaffActor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let dana: StaffActor;
let owner: SignedIn;
let contractor: string;
let statement: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  owner = await database.addCustomer();
  contractor = await storeContractor(database, owner, {
    account: { largestJobRead: 0 },
    line: {
      ...LINE,
      effectiveOn: '2020-01-01',
      reviewOn: '2099-01-01',
      conditions: { minPriorJobPercent: 50 },
    },
  });
  statement = randomUUID();
  const [today] = await database.query('select private.agency_day()::text as day');
  const figures = {
    id: statement,
    kind: 'interim',
    level: 'reviewed',
    as_of: today?.['day'],
    current_assets_cents: MILLION,
    current_liabilities_cents: 1,
    net_worth_cents: MILLION,
    revenue_cents: MILLION,
    profit_cents: 1,
  };
  // Marks that the contractor sends with the figures.
  const forged = { read_by: owner.userId, read_at: new Date().toISOString() };
  expect(
    await callAs(database, owner, 'add_statement', contractor, { ...figures, ...forged }),
  ).toBe('saved');
});

afterAll(() => database.close());

async function stopsOf(price = MILLION): Promise<string[]> {
  const project = await addProject(database, contractor);
  const { stops } = await callAs<{ stops: { rule: string }[] }>(
    database,
    owner,
    'request_bid',
    project,
    randomUUID(),
    price,
  );

  return stops.map(({ rule }) => rule);
}

const readers = async () =>
  (
    await database.query(
      `select statement.read_by, contractor.largest_job_read_cents, contractor.largest_job_read_by
       from public.contractor_statements as statement
       join public.contractors as contractor on contractor.id = statement.contractor_id
       where statement.id = $1`,
      [statement],
    )
  )[0];

const confirmBoth = async (actor: SignedIn) => [
  await callAs(database, actor, 'confirm_statement', statement),
  await callAs(database, actor, 'confirm_largest_job', contractor, MILLION),
];

describe('figures that a contractor typed', () => {
  it('approve no bid until an underwriter has read them', async () => {
    expect(await stopsOf()).toEqual(['statement-unread', 'prior-job-unread']);

    expect(await confirmBoth(dana)).toEqual(['confirmed', 'confirmed']);
    expect(await stopsOf()).toEqual([]);
  });

  it('support no letter of bondability until an underwriter has read the statement', async () => {
    const ask = () => callAs(database, owner, 'write_letter', contractor, { id: randomUUID() });

    expect(await ask()).toMatchObject({
      outcome: 'stopped',
      stops: [{ rule: 'statement-unread' }],
    });
    await confirmBoth(dana);
    expect(await ask()).toEqual({ outcome: 'written' });
  });

  it('are read by their first reader, however often the call is repeated', async () => {
    const lee = await addStaff(database, 'Lee Moreno');
    await confirmBoth(dana);

    expect(await confirmBoth(dana)).toEqual(['confirmed', 'confirmed']);
    expect(await callAs(database, lee, 'confirm_statement', statement)).toBe('confirmed');
    expect(await readers()).toEqual({
      read_by: dana.userId,
      largest_job_read_cents: MILLION,
      largest_job_read_by: dana.userId,
    });
  });

  it('are never marked by the contractor, a stranger, staff without a second factor, or staff of the company', async () => {
    const none = { read_by: null, largest_job_read_cents: 0, largest_job_read_by: null };
    const insider = await addStaff(database, 'Ann Okoye');
    await storeRow(database, 'contractor_members', {
      contractor_id: contractor,
      user_id: insider.userId,
      role: 'member',
      joined_at: new Date().toISOString(),
      left_at: new Date().toISOString(),
    });
    const passwordOnly = await signInWithPassword(database, dana);
    for (const actor of [owner, await database.addCustomer(), passwordOnly])
      expect(await confirmBoth(actor)).toEqual(['not-staff', 'not-staff']);
    expect(await confirmBoth(insider)).toEqual(['own-account', 'own-account']);
    await callAs(database, owner, 'save_contractor', contractor, 1, {
      ...CONTRACTOR_FACTS,
      trade_name: 'Ridge',
      largest_job_read_cents: MILLION,
      largest_job_read_by: owner.userId,
    });
    for (const table of ['contractor_statements', 'contractors']) {
      await expect(
        database.queryAs(owner, `update public.${table} set version = 1`),
      ).rejects.toBeTruthy();
    }

    expect(await readers()).toEqual(none);
    expect(await callAs(database, dana, 'confirm_statement', randomUUID())).toBe('not-found');
  });

  it('count as unread again after a newer statement or a larger job', async () => {
    await confirmBoth(dana);
    await callAs(database, owner, 'save_contractor', contractor, 1, {
      ...CONTRACTOR_FACTS,
      largest_job_cents: 3 * MILLION,
    });

    expect(await stopsOf(2 * MILLION)).toEqual([]); // half of it is the job that was read
    await database.query(
      `update public.line_grants set conditions = '{"minPriorJobPercent": 51}' where contractor_id = $1`,
      [contractor],
    );
    expect(await stopsOf(2 * MILLION)).toEqual(['prior-job-unread']);
    expect(await callAs(database, dana, 'confirm_largest_job', contractor, MILLION)).toBe(
      'changed-meanwhile',
    );
  });

  it('stay as saved when the contractor repeats the last call after an underwriter read them', async () => {
    await callAs(database, dana, 'confirm_largest_job', contractor, MILLION);

    expect(
      await callAs(database, owner, 'save_contractor', contractor, 1, CONTRACTOR_FACTS),
    ).toEqual({ outcome: 'saved', version: 1 });
  });
});
