import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILING_FIRST_REMINDER_DAYS } from '~/domain/bonds/filing-reminders';
import { addDays } from '~/domain/dates';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { storeContractor } from '../support/contractor-rows.ts';
import { openSampleFirm } from '../support/sample-firm.ts';

const TODAY = '2026-11-20';

let database: ActorDatabase;
let owner: { userId: string };

/** A bond of this customer, with its due dates. */
async function addBond(
  { userId }: { userId: string },
  {
    status,
    cents,
    due = [],
    cancelledOn,
    issuedOn = '2026-01-01',
    startsOn = '2026-01-01',
    endsOn,
  }: {
    status: string;
    cents: number;
    due?: [string, string][];
    cancelledOn?: string;
    issuedOn?: string;
    startsOn?: string;
    endsOn?: string;
  },
): Promise<string> {
  const [bond] = await database.query(
    `insert into public.bonds (
       user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date,
       issued_at, expiry_date
     )
     values ($1, 'notary', 'TX', $2, 0, 'Marisol Okafor', 'State of Texas', $3, $5, $4, $6)
     returning id`,
    [
      userId,
      cents,
      status === 'pending' ? 'pending' : 'active',
      `${issuedOn}T12:00:00Z`,
      startsOn,
      endsOn ?? null,
    ],
  );
  if (status !== 'active' && status !== 'pending') {
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

  return String(bond?.['id']);
}

function overviewOf(actor: Actor): Promise<unknown> {
  return database
    .queryAs(actor, 'select public.desk_overview($1, 90, $2) as overview', [
      TODAY,
      FILING_FIRST_REMINDER_DAYS,
    ])
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
      [TODAY, 'started'],
      ['2026-11-21', 'upcoming'],
      ['2027-02-18', 'upcoming'],
      ['2027-02-19', 'upcoming'],
    ],
  });
  await addBond(owner, { status: 'active', cents: 2_500, due: [['2026-12-01', 'renewed']] });
  await addBond(owner, { status: 'pending', cents: 5_000, due: [['2026-12-24', 'upcoming']] });
  await addBond(owner, { status: 'expired', cents: 77_700 });
  await addBond(owner, { status: 'cancelled', cents: 50_000, cancelledOn: '2026-11-21' });
  // Cancelled before its first day, so it never starts.
  await addBond(owner, {
    status: 'cancelled',
    cents: 80_000,
    cancelledOn: '2026-12-29',
    startsOn: '2027-01-01',
  });
  await addBond(owner, { status: 'cancelled', cents: 60_000, cancelledOn: TODAY });
  await addBond(owner, { status: 'cancelled', cents: 70_000 });
  await addBond(stranger, { status: 'active', cents: 900_000, due: [['2027-01-01', 'upcoming']] });
});

afterAll(() => database.close());

describe('the numbers of a desk', () => {
  it('count only active bonds, including bonds under notice, and renewals that are due within the window and not sent', async () => {
    expect(await overviewOf(owner)).toMatchObject({
      active_bonds: 3,
      total_coverage_cents: 1_052_500,
      upcoming_renewals: 2,
      next_due: '2026-11-21',
    });
  });

  it('leave out a bond from its first day without coverage on, before the job of the night', async () => {
    const { userId } = await database.addCustomer();
    await addBond(
      { userId },
      { status: 'active', cents: 7_500, endsOn: TODAY, due: [[TODAY, 'upcoming']] },
    );
    await addBond({ userId }, { status: 'active', cents: 400, endsOn: addDays(TODAY, 1) });

    expect(await overviewOf({ userId })).toMatchObject({
      active_bonds: 1,
      total_coverage_cents: 400,
      upcoming_renewals: 0,
    });
  });

  it('are zero for a customer without bonds', async () => {
    expect(await overviewOf(await database.addCustomer())).toEqual({
      active_bonds: 0,
      total_coverage_cents: 0,
      upcoming_renewals: 0,
      next_due: null,
      to_renew: [],
      to_file: [],
      desks: [],
    });
  });

  it('name the bonds to renew and to file, of this customer only', async () => {
    const { userId } = await database.addCustomer();
    const issuedAgo = (days: number) => ({
      status: 'active',
      cents: 1,
      issuedOn: addDays(TODAY, -days),
    });
    const fresh = await addBond({ userId }, issuedAgo(FILING_FIRST_REMINDER_DAYS));
    await addBond({ userId }, issuedAgo(FILING_FIRST_REMINDER_DAYS + 1));
    await addBond({ userId }, { status: 'pending', cents: 1, issuedOn: TODAY });
    await database.query(
      `update public.bonds set matter = '{"caseNumber": "2026-ES-10-1"}' where id = $1`,
      [fresh],
    );
    const filed = await addBond({ userId }, { status: 'active', cents: 1, issuedOn: TODAY });
    const due = await addBond(
      { userId },
      { status: 'active', cents: 1, endsOn: '2026-12-01', due: [['2026-12-01', 'upcoming']] },
    );
    for (const [bond, step] of [
      [fresh, 'signed'],
      [filed, 'filed'],
    ]) {
      await database.queryAs(
        { userId },
        'insert into public.bond_filing_steps (bond_id, step) values ($1, $2)',
        [bond, step],
      );
    }

    expect(await overviewOf({ userId })).toMatchObject({
      to_renew: [
        { id: due, next_due: '2026-12-01', ends_on: '2026-12-01', bond_name: 'Notary Bond' },
      ],
      to_file: [
        {
          id: fresh,
          steps: ['signed'],
          principal: 'Marisol Okafor',
          obligee: 'State of Texas',
          case_number: '2026-ES-10-1',
          companion: null,
        },
      ],
    });
  });

  it('come with the desks where the customer works, until the customer leaves', async () => {
    const { userId } = await database.addCustomer();
    await openSampleFirm(database, { userId });
    await storeContractor(database, { userId });
    expect(await overviewOf({ userId })).toMatchObject({ desks: ['attorney', 'contractor'] });

    await database.query('update public.firm_members set left_at = now() where user_id = $1', [
      userId,
    ]);
    expect(await overviewOf({ userId })).toMatchObject({ desks: ['contractor'] });
  });

  it('are refused to visitors', async () => {
    await expect(overviewOf('anon')).rejects.toMatchObject({ code: '42501' });
  });
});
