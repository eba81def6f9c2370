import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { startRenewal } from '../support/license-bond.ts';
import { openRequestDesk, type RequestDesk } from '../support/request-desk.ts';

let desk: RequestDesk;

beforeAll(async () => {
  desk = await openRequestDesk();
});

beforeEach(() => desk.takeNewBond());

afterAll(() => desk.stack.stop());

describe('decide-bond-request', () => {
  it('approves the version that the underwriter saw, and the verify page shows the cancellation', async () => {
    const { request } = await desk.ask({
      kind: 'release',
      proofKind: 'obligee_release',
      endsOn: addDays(desk.today, -3),
    });

    expect(await desk.decide(request.requestId)).toEqual({
      status: 200,
      body: { status: 'approved', endsOn: addDays(desk.today, -3) },
    });
    const [row] = await desk.stack.query('select verify_token from public.bonds where id = $1', [
      desk.bond.bondId,
    ]);
    const verified = await desk.call('verify-bond', { token: row?.['verify_token'] });
    expect(verified.body).toMatchObject({ status: 'cancelled' });
    expect(await desk.ask()).toMatchObject({ status: 409, body: { code: 'not-open' } });
  });

  it('gives notice and recalculates the refund if a cancellation is approved late', async () => {
    const { request } = await desk.ask();
    await desk.stack.query(
      'update public.bond_requests set ends_on = $2, estimate_cents = 99999 where id = $1',
      [request.requestId, addDays(desk.today, -5)],
    );
    const answer = { status: 200, body: { status: 'approved', endsOn: addDays(desk.today, 30) } };

    expect(await desk.decide(request.requestId)).toEqual(answer);
    expect(await desk.decide(request.requestId)).toEqual(answer);
    const [event] = await desk.stack.query(
      `select detail from public.application_events
       where application_id = $1 and kind = 'change-approved'`,
      [desk.bond.applicationId],
    );
    expect(event?.['detail']).toMatchObject({
      endsOn: addDays(desk.today, 30),
      askedToEndOn: addDays(desk.today, -5),
    });
    const detail = event?.['detail'] as { estimatedRefundCents: number };
    // About 152 of 730 days are left in 30 days, at a dollar a day.
    expect(Math.round(detail.estimatedRefundCents / 1_000)).toBe(15);
  });

  it('changes no bond that is being renewed', async () => {
    const { request } = await desk.ask();
    await startRenewal(desk.stack.query, desk.bond);

    expect(await desk.decide(request.requestId)).toEqual({
      status: 409,
      body: { code: 'renewal-under-way' },
    });
  });

  it('lets one of two simultaneous underwriters decide', async () => {
    const { request } = await desk.ask();
    const seenEvent = await desk.lastEvent();
    const colleague = await desk.stack.signInStaff('admin');
    const both = await Promise.all([
      desk.decide(request.requestId, { seenEvent }),
      desk.decide(
        request.requestId,
        { seenEvent, decision: 'decline', reason: 'No.', refund: undefined },
        colleague.token,
      ),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a customer, a stale screen, an unknown request, and a decline without a reason', async () => {
    const { request } = await desk.ask();
    const { requestId } = request;

    expect((await desk.decide(requestId, {}, desk.customer.token)).body).toEqual({
      code: 'not-staff',
    });
    expect((await desk.decide(requestId, { seenEvent: 1 })).body).toEqual({
      code: 'changed-meanwhile',
    });
    expect((await desk.decide(randomUUID())).status).toBe(404);
    expect((await desk.decide(requestId, { decision: 'decline' })).status).toBe(422);
  });

  it('refuses an amount that the catalogue no longer allows', async () => {
    const { request } = await desk.ask({
      kind: 'amount-change',
      proofKind: 'agency_letter',
      amount: '$30,000',
    });
    await desk.stack.query('update public.bond_requests set new_amount_cents = 1 where id = $1', [
      request.requestId,
    ]);

    expect(await desk.decide(request.requestId)).toEqual({
      status: 422,
      body: { code: 'not-for-this-bond' },
    });
  });

  it('refuses an earlier request for a name that no document can print', async () => {
    const { request } = await desk.ask({
      kind: 'name-change',
      proofKind: 'name_record',
      name: 'Okafor Reyes LLC',
    });
    await desk.stack.query(
      `update public.bond_requests set new_name = '王', new_principals = null where id = $1`,
      [request.requestId],
    );

    expect(await desk.decide(request.requestId)).toEqual({
      status: 422,
      body: { code: 'not-printable' },
    });
    expect(
      await desk.decide(request.requestId, { decision: 'decline', reason: 'No.' }),
    ).toMatchObject({ status: 200 });
  });

  it.each(['principal', 'obligee'])(
    "refuses a rider if the bond's %s can't be printed",
    async (column) => {
      const { request } = await desk.ask({
        kind: 'name-change',
        proofKind: 'name_record',
        name: 'Okafor Reyes LLC',
      });
      await desk.stack.query(`update public.bonds set ${column} = '王' where id = $1`, [
        desk.bond.bondId,
      ]);

      expect(await desk.decide(request.requestId)).toEqual({
        status: 422,
        body: { code: 'not-printable' },
      });
    },
  );
});
