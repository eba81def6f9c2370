import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { askForChange, holdBond, type HeldBond } from '../support/bond-requests.ts';
import { addStaff } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: { userId: string };
let colleague: { userId: string };
let held: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
  colleague = await addStaff(database, 'Lee Moreno');
});

beforeEach(async () => {
  held = await holdBond(database);
});

afterAll(() => database.close());

async function lastEvent(): Promise<Record<string, unknown>> {
  const [event] = await database.query(
    'select * from public.application_events where application_id = $1 order by id desc limit 1',
    [held.applicationId],
  );

  return event ?? {};
}

type Decision = {
  decision?: string;
  reason?: string;
  seen?: unknown;
  staff?: { userId: string };
  /** What the functions reckon with the notice. */
  end?: { ends_on: string; estimate_cents: number };
};

async function decide(
  id: string,
  { decision = 'approve', reason = '', seen, staff = underwriter, end }: Decision = {},
) {
  const [row] = await database.queryAs(
    'service_role',
    'select public.decide_bond_request($1::jsonb) as outcome',
    [
      JSON.stringify({
        request_id: id,
        staff_id: staff.userId,
        decision,
        reason,
        seen_event: String(seen ?? (await lastEvent())['id']),
        today: '2026-11-22',
        ...end,
      }),
    ],
  );

  return row?.['outcome'] as Record<string, unknown>;
}

const bond = async () =>
  (await database.query('select * from public.bonds where id = $1', [held.bondId]))[0];

describe('an approved request', () => {
  it('ends the bond on its day, closes the renewal, tells the history and the customer', async () => {
    const { id } = await askForChange(database, held);

    expect(await decide(id, { reason: 'Release received.' })).toEqual({
      outcome: 'decided',
      status: 'approved',
      bond_id: held.bondId,
      ends_on: '2026-11-20',
    });
    expect(await bond()).toMatchObject({ status: 'cancelled', principal: 'Marisol Okafor' });
    expect(
      await database.query(
        `select bond.cancelled_on::text as ended, renewal.status
         from public.bonds as bond join public.renewals as renewal on renewal.bond_id = bond.id
         where bond.id = $1`,
        [held.bondId],
      ),
    ).toEqual([{ ended: '2026-11-20', status: 'lapsed' }]);
    expect(await lastEvent()).toMatchObject({
      kind: 'change-approved',
      actor: 'staff',
      actor_id: underwriter.userId,
      detail: {
        requestId: id,
        requestKind: 'release',
        reason: 'Release received.',
        from: 'active',
        to: 'cancelled',
        endsOn: '2026-11-20',
        estimatedRefundCents: 4200,
      },
    });
    const mails = await database.query(
      'select kind, data from private.notifications where dedupe_key = $1',
      [`request_decided:${id}`],
    );
    expect(mails).toMatchObject([
      {
        kind: 'request_decided',
        data: { requestKind: 'release', decision: 'approved', endsOn: '2026-11-20' },
      },
    ]);
  });

  it.each([
    ['2027-01-10', { ends_on: '2026-12-22', estimate_cents: 3100 }, '2027-01-10', undefined],
    ['2026-12-01', { ends_on: '2026-12-22', estimate_cents: 3100 }, '2026-12-22', '2026-12-01'],
    ['2026-11-21', undefined, '2026-11-22', '2026-11-21'],
  ])('to cancel on %s, with the notice until %j, ends it on %s', async (asked, end, day, moved) => {
    const { id } = await askForChange(database, held, {
      ...{ kind: 'cancellation', ends_on: asked, estimate_cents: 4200 },
    });
    const answer = { outcome: 'decided', status: 'approved', bond_id: held.bondId, ends_on: day };

    expect(await decide(id, end && { end })).toEqual(answer);
    expect(
      await database.query(
        `select bond.cancelled_on::text as ended, request.ends_on::text as told
         from public.bonds as bond join public.bond_requests as request on request.bond_id = bond.id
         where bond.id = $1`,
        [held.bondId],
      ),
    ).toEqual([{ ended: day, told: day }]);
    const { detail } = await lastEvent();
    expect(detail).toMatchObject({
      endsOn: day,
      estimatedRefundCents: end?.estimate_cents ?? 4200,
    });
    expect((detail as Record<string, unknown>)['askedToEndOn']).toBe(moved);
    expect(
      await database.query(
        `select data ->> 'endsOn' as told, (data ->> 'estimateCents')::int as refund
         from private.notifications where dedupe_key = $1`,
        [`request_decided:${id}`],
      ),
    ).toEqual([{ told: day, refund: end?.estimate_cents ?? 4200 }]);
    expect(await decide(id, { end: { ends_on: '2028-01-01', estimate_cents: 0 } })).toEqual(answer);
  });

  it('changes the name, and the history says from which', async () => {
    const { id } = await askForChange(database, held, {
      kind: 'name-change',
      new_name: 'Marisol Reyes',
    });
    await decide(id);

    expect(await bond()).toMatchObject({ principal: 'Marisol Reyes', status: 'active' });
    expect((await lastEvent())['detail']).toMatchObject({
      from: 'Marisol Okafor',
      to: 'Marisol Reyes',
    });
  });

  it('changes the amount, and notes what is due', async () => {
    const { id } = await askForChange(database, held, {
      kind: 'amount-change',
      new_amount_cents: 1_500_000,
      estimate_cents: 7_000,
    });
    await decide(id);

    expect(Number((await bond())?.['amount_cents'])).toBe(1_500_000);
    expect((await lastEvent())['detail']).toMatchObject({
      from: 1_000_000,
      to: 1_500_000,
      additionalPremiumCents: 7_000,
    });
  });

  it('changes the address, which stays out of the history', async () => {
    const address = { street: '9 Elm', city: 'Waco', state: 'TX', zipCode: '76701' };
    const { id } = await askForChange(database, held, {
      kind: 'address-change',
      new_address: address,
    });
    await decide(id);

    expect(await bond()).toMatchObject({ principal_address: address });
    expect(JSON.stringify((await lastEvent())['detail'])).not.toContain('Waco');
  });
});

describe('a decision about a request', () => {
  it('to decline leaves the bond as it is and needs a reason', async () => {
    const { id } = await askForChange(database, held);

    await expect(decide(id, { decision: 'decline' })).rejects.toMatchObject({ code: '23514' });
    expect(await decide(id, { decision: 'decline', reason: 'Not signed.' })).toMatchObject({
      status: 'declined',
    });
    expect(await bond()).toMatchObject({ status: 'active', cancelled_on: null });
    expect((await lastEvent())['kind']).toBe('change-declined');
  });

  it('is made once by a double click, and by the first of two underwriters', async () => {
    const { id } = await askForChange(database, held);
    const seen = (await lastEvent())['id'];
    const [first, again, other] = await Promise.all([
      decide(id, { seen }),
      decide(id, { seen }),
      decide(id, { seen, decision: 'decline', reason: 'No.', staff: colleague }),
    ]);

    expect([first?.['status'], again?.['status']]).toEqual(['approved', 'approved']);
    expect(other).toEqual({ outcome: 'changed-meanwhile' });
    expect(await decide(id, { staff: colleague })).toEqual({ outcome: 'not-open' });
  });

  it('is refused on what was not seen: the customer took it back', async () => {
    const { id } = await askForChange(database, held);
    const seen = (await lastEvent())['id'];
    await database.queryAs('service_role', 'select public.withdraw_bond_request($1, $2)', [
      id,
      held.userId,
    ]);

    expect(await decide(id, { seen })).toEqual({ outcome: 'changed-meanwhile' });
    expect(await decide(id)).toEqual({ outcome: 'not-open' });
    expect(await bond()).toMatchObject({ status: 'active' });
  });

  it.each([
    `status = 'expired'`,
    `effective_date = '2025-11-22', expiry_date = '2026-11-22'`, // the night has not recorded it
  ])('to approve is refused where the bond is over, %s; declining it works', async (end) => {
    const { id } = await askForChange(database, held);
    await database.query(`update public.bonds set ${end} where id = $1`, [held.bondId]);

    expect(await decide(id)).toEqual({ outcome: 'not-open' });
    expect(await decide(id, { decision: 'decline', reason: 'It is over.' })).toMatchObject({
      status: 'declined',
    });
  });

  it('is refused to a customer, and about a request that is not there', async () => {
    const { id } = await askForChange(database, held);

    expect(await decide(id, { staff: { userId: held.userId } })).toEqual({ outcome: 'not-staff' });
    expect(await decide(randomUUID())).toEqual({ outcome: 'not-found' });
  });
});
