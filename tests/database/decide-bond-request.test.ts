import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  askForChange,
  decideRequest,
  type Decision,
  holdBond,
  type HeldBond,
} from '../support/bond-requests.ts';
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

const decide = async (id: string, decision: Partial<Decision> = {}) =>
  decideRequest(database, id, {
    staff: underwriter,
    ...decision,
    seen: decision.seen ?? (await lastEvent())['id'],
  });

const bond = async () =>
  (await database.query('select * from public.bonds where id = $1', [held.bondId]))[0];

describe('an approved request', () => {
  it('ends the bond on the requested day, closes the renewal, records it in the history and mails the customer', async () => {
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
    [
      '2027-01-10',
      { earliest_end: '2026-12-22', new_estimate_cents: 3100 },
      '2027-01-10',
      undefined,
    ],
    [
      '2026-12-01',
      { earliest_end: '2026-12-22', new_estimate_cents: 3100 },
      '2026-12-22',
      '2026-12-01',
    ],
    ['2026-12-22', { earliest_end: '2026-12-22', new_estimate_cents: 0 }, '2026-12-22', undefined],
    ['2026-11-21', undefined, '2026-11-22', '2026-11-21'],
  ])('to cancel on %s, with the notice until %j, ends it on %s', async (asked, end, day, moved) => {
    const cancellation = { kind: 'cancellation', ends_on: asked, estimate_cents: 4200 };
    const { id } = await askForChange(database, held, cancellation);
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
      estimatedRefundCents: end?.new_estimate_cents ?? 4200,
    });
    expect((detail as Record<string, unknown>)['askedToEndOn']).toBe(moved);
    expect(
      await database.query(
        `select data ->> 'endsOn' as told, (data ->> 'estimateCents')::int as refund
         from private.notifications where dedupe_key = $1`,
        [`request_decided:${id}`],
      ),
    ).toEqual([{ told: day, refund: end?.new_estimate_cents ?? 4200 }]);
    expect(
      await decide(id, { end: { earliest_end: '2028-01-01', new_estimate_cents: 0 } }),
    ).toEqual(answer);
  });

  it('changes the name and records the old one in the history', async () => {
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

  it('changes the amount and records the amount due', async () => {
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

  it('changes the address but keeps it out of the history', async () => {
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
  it('to decline needs a reason and leaves the bond unchanged', async () => {
    const { id } = await askForChange(database, held);

    await expect(decide(id, { decision: 'decline' })).rejects.toMatchObject({ code: '23514' });
    expect(await decide(id, { decision: 'decline', reason: 'Not signed.' })).toMatchObject({
      status: 'declined',
    });
    expect(await bond()).toMatchObject({ status: 'active', cancelled_on: null });
    expect((await lastEvent())['kind']).toBe('change-declined');
  });

  it('counts once for a double click, and only the first of two underwriters decides', async () => {
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

  it('is refused if the customer withdrew the request meanwhile', async () => {
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
    `effective_date = '2025-11-22', expiry_date = '2026-11-22'`, // the nightly job has not marked the bond as expired yet
  ])('to approve is refused if the bond has ended (%s), but to decline works', async (end) => {
    const { id } = await askForChange(database, held);
    await database.query(`update public.bonds set ${end} where id = $1`, [held.bondId]);

    expect(await decide(id)).toEqual({ outcome: 'not-open' });
    expect(await decide(id, { decision: 'decline', reason: 'It is over.' })).toMatchObject({
      status: 'declined',
    });
  });

  it('is refused to a customer and for an unknown request', async () => {
    const { id } = await askForChange(database, held);

    expect(await decide(id, { staff: { userId: held.userId } })).toEqual({ outcome: 'not-staff' });
    expect(await decide(randomUUID())).toEqual({ outcome: 'not-found' });
  });
});
