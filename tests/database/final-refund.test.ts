import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { askForChange, decideRequest, holdBond, type HeldBond } from '../support/bond-requests.ts';
import { addStaff } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: { userId: string };
let held: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  held = await holdBond(database);
});

afterAll(() => database.close());

async function lastEventId(): Promise<unknown> {
  const [event] = await database.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [held.applicationId],
  );

  return event?.['id'];
}

const statusOfBond = async () =>
  (await database.query('select status from public.bonds where id = $1', [held.bondId]))[0]?.[
    'status'
  ];

describe('a decision about a request', () => {
  it('alone writes the final refund of an end, up to what was paid', async () => {
    const { id } = await askForChange(database, held);
    const end = async (refund: number, staff = underwriter) =>
      (
        await database.queryAs(
          'service_role',
          `select public.decide_bond_request(
             of_request => $1, staff => $2, decision => 'approve', reason_given => '', seen_event => $3,
             today => '2026-11-22', refund => $4
           ) as outcome`,
          [id, staff.userId, await lastEventId(), refund],
        )
      )[0]?.['outcome'];

    expect(await end(100, { userId: held.userId })).toEqual({ outcome: 'not-staff' });
    expect(await end(15_001)).toEqual({ outcome: 'refund-too-high' });
    await expect(end(-1)).rejects.toMatchObject({ code: '23514' });
    expect(await statusOfBond()).toBe('active');
    expect(await end(15_000)).toMatchObject({ status: 'approved' });
    expect(await end(15_000)).toMatchObject({ status: 'approved' });
    expect(await end(14_000)).toEqual({ outcome: 'not-open' });

    const change = `update public.bond_requests set refund_cents = 1 where id = '${id}'`;
    for (const actor of ['service_role', 'anon', underwriter, { userId: held.userId }] as const) {
      await expect(database.queryAs(actor, change)).rejects.toMatchObject({ code: '42501' });
    }
    expect(
      await database.queryAs(
        { userId: held.userId },
        'select refund_cents::integer as refund from public.bond_requests where id = $1',
        [id],
      ),
    ).toEqual([{ refund: 15_000 }]);
  });

  it('cannot set a refund for a rider', async () => {
    const { id } = await askForChange(database, held, { kind: 'name-change', new_name: 'Ann' });
    await decideRequest(database, id, { staff: underwriter, seen: await lastEventId() });

    await expect(
      database.query('update public.bond_requests set refund_cents = 1 where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
