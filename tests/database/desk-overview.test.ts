import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';

const TODAY = '2026-11-20';

let database: ActorDatabase;
let owner: { userId: string };

/** A bond of somebody, with the days on which it is due. */
async function addBond(
  { userId }: { userId: string },
  {
    status,
    cents,
    due = [],
    cancelledOn,
  }: { status: string; cents: number; due?: [string, string][]; cancelledOn?: string },
): Promise<void> {
  const [bond] = await database.query(
    `insert into public.bonds (
       user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date
     )
     values ($1, 'notary', 'TX', $2, 0, 'Marisol Okafor', 'State of Texas', 'active', '2026-01-01')
     returning id`,
    [userId, cents],
  );
  if (status !== 'active') {
    await database.query('update public.bonds set status = $2, cancelled_on = $3 where id = $1', [
      bond?.['id'],
      status,
      cancelledOn ?? null,
    ]);
  }
  for (const [day, renewalStatus] of due) {
    await database.query(
      'insert into public.renewals (bond_id, next_due, status) values ($1, $2, $3)',
      [bond?.['id'], day, renewalStatus],
    );
  }
}

function overviewOf(actor: Actor): Promise<unknown> {
  return database
    .queryAs(actor, 'select public.desk_overview($1) as overview', [TODAY])
    .then(([row]) => row?.['overview']);
}

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  const stranger = await database.addCustomer();

  await addBond(owner, {
    status: 'active',
    cents: 1_000_000,
    due: [
      ['2026-11-19', 'upcoming'],
      [TODAY, 'upcoming'],
      ['2027-11-20', 'started'],
    ],
  });
  await addBond(owner, { status: 'active', cents: 2_500, due: [['2026-12-01', 'renewed']] });
  await addBond(owner, { status: 'expired', cents: 77_700 });
  await addBond(owner, { status: 'cancelled', cents: 50_000, cancelledOn: '2026-11-21' });
  await addBond(owner, { status: 'cancelled', cents: 60_000, cancelledOn: TODAY });
  await addBond(owner, { status: 'cancelled', cents: 70_000 });
  await addBond(stranger, { status: 'active', cents: 900_000, due: [['2027-01-01', 'upcoming']] });
});

afterAll(() => database.close());

describe('the numbers of a desk', () => {
  it('count bonds in force only, also while a notice runs, and open renewals due today or later', async () => {
    expect(await overviewOf(owner)).toEqual({
      active_bonds: 3,
      total_coverage_cents: 1_052_500,
      upcoming_renewals: 2,
      next_due: TODAY,
    });
  });

  it('are nought for somebody with nothing', async () => {
    expect(await overviewOf(await database.addCustomer())).toEqual({
      active_bonds: 0,
      total_coverage_cents: 0,
      upcoming_renewals: 0,
      next_due: null,
    });
  });

  it('are not told to visitors', async () => {
    await expect(overviewOf('anon')).rejects.toMatchObject({ code: '42501' });
  });
});
