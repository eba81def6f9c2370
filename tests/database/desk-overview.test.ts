import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';

const TODAY = '2026-11-20';

let database: ActorDatabase;
let owner: { userId: string };

/** A bond of somebody, with the days on which it is due. */
async function addBond(
  { userId }: { userId: string },
  { status, cents, due = [] }: { status: string; cents: number; due?: [string, string][] },
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
    await database.query('update public.bonds set status = $2 where id = $1', [
      bond?.['id'],
      status,
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
  await addBond(stranger, { status: 'active', cents: 900_000, due: [['2027-01-01', 'upcoming']] });
});

afterAll(() => database.close());

describe('the numbers of a desk', () => {
  it('count active bonds only, and renewals that are open and due today or later', async () => {
    expect(await overviewOf(owner)).toEqual({
      active_bonds: 2,
      total_coverage_cents: 1_002_500,
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
