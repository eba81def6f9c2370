import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { openRequestDesk, type RequestDesk } from '../support/request-desk.ts';

/** The premium of the bond, for which the database has no payment. */
const PAID = 73_000;

let desk: RequestDesk;

beforeAll(async () => {
  desk = await openRequestDesk();
});

beforeEach(() => desk.takeNewBond());

afterAll(() => desk.stack.stop());

async function askForEnd(): Promise<string> {
  const { request } = await desk.ask();

  return request.requestId;
}

/** The request, its bond and the mails about the decision. */
async function stored(requestId: string) {
  const [row] = await desk.stack.query(
    `select request.status, request.refund_cents::integer as refund, bond.status as bond
     from public.bond_requests as request join public.bonds as bond on bond.id = request.bond_id
     where request.id = $1`,
    [requestId],
  );
  const mails = await desk.stack.query(
    `select (data ->> 'refundCents')::integer as refund from private.notifications where dedupe_key = $1`,
    [`request_decided:${requestId}`],
  );

  return { ...row, mails: mails.map(({ refund }) => refund) };
}

const UNDECIDED = { status: 'requested', refund: null, bond: 'active', mails: [] };

/** Store a payment of an application in force, as if the processor had it. */
async function addPayment(applicationId: string, amount: number, status: string): Promise<void> {
  await desk.stack.query(
    `insert into public.payments (
       quote_id, quote_key_hash, application_id, method, amount_cents, status, processor, reference, billing_address,
       terms_version, captured_at, released_at
     ) values (
       $1, repeat('a', 64), $2, 'credit_card', $3, $4, 'simulated', $5, '{}', 'v1.1',
       case when $4 = 'captured' then now() end, case when $4 = 'voided' then now() end
     )`,
    [randomUUID(), applicationId, amount, status, `SIM-${randomUUID()}`],
  );
}

describe('the final refund of a bond that ends', () => {
  it('is recorded to the cent in the request, the history and the mail, once', async () => {
    const requestId = await askForEnd();
    const seenEvent = await desk.lastEvent();
    const answer = { status: 200, body: { status: 'approved', endsOn: addDays(desk.today, 60) } };

    expect(await desk.decide(requestId, { seenEvent, refund: 12_345 })).toEqual(answer);
    expect(await desk.decide(requestId, { seenEvent, refund: 12_345 })).toEqual(answer);
    expect(await stored(requestId)).toEqual({
      ...{ status: 'approved', refund: 12_345, bond: 'cancelled', mails: [12_345] },
    });
    const [event] = await desk.stack.query(
      `select detail from public.application_events where application_id = $1 and kind = 'change-approved'`,
      [desk.bond.applicationId],
    );
    expect(event?.['detail']).toMatchObject({ requestId, refundCents: 12_345 });
  });

  it.each([0, PAID])('can be %i cents of what was paid', async (refund) => {
    const requestId = await askForEnd();

    expect((await desk.decide(requestId, { refund })).status).toBe(200);
    expect(await stored(requestId)).toMatchObject({ refund, mails: [refund] });
  });

  it.each([
    ['is missing', { refund: undefined }, 'refund-missing'],
    ['is a cent more than was paid', { refund: PAID + 1 }, 'refund-too-high'],
    [
      'is larger than the database can hold',
      { refund: Number.MAX_SAFE_INTEGER },
      'refund-too-high',
    ],
    ['is negative', { refund: -1 }, 'invalid-application'],
    ['has a part of a cent', { refund: 0.5 }, 'invalid-application'],
    ['is a text', { refund: '100' }, 'invalid-application'],
    [
      'comes with a decline',
      { decision: 'decline', reason: 'No.', refund: 1 },
      'invalid-application',
    ],
  ])('that %s ends no bond', async (_, changes, code) => {
    const requestId = await askForEnd();
    const { status, body } = await desk.decide(requestId, changes);

    expect({ status, body }).toMatchObject({ status: 422, body: { code } });
    expect(await stored(requestId)).toEqual(UNDECIDED);
  });

  it('is refused for a request that ends no bond', async () => {
    const { request } = await desk.ask({
      ...{ kind: 'name-change', proofKind: 'name_record', name: 'Okafor Reyes LLC' },
    });

    expect(await desk.decide(request.requestId, { refund: 1 })).toMatchObject({
      status: 422,
      body: { code: 'refund-missing' },
    });
    expect(await stored(request.requestId)).toEqual(UNDECIDED);
  });

  it('is set by staff only, and not by staff for their own bond', async () => {
    const requestId = await askForEnd();
    const { token } = desk.customer;
    const decided = async (as: string | undefined) =>
      (await desk.decide(requestId, { refund: PAID }, as)).body;

    expect(await decided(token)).toEqual({ code: 'not-staff' });
    expect(await decided(desk.stranger.token)).toEqual({ code: 'not-staff' });
    await desk.stack.query('update public.bonds set user_id = $2 where id = $1', [
      desk.bond.bondId,
      desk.underwriter.userId,
    ]);
    expect(await decided(desk.underwriter.token)).toEqual({ code: 'own-application' });
    expect(await stored(requestId)).toEqual(UNDECIDED);
  });

  it('stays when a second decision has another amount, from the same or another underwriter', async () => {
    const requestId = await askForEnd();
    const seenEvent = await desk.lastEvent();
    const colleague = await desk.stack.signInStaff();
    await desk.decide(requestId, { seenEvent, refund: 100 });

    const again = await desk.decide(requestId, { seenEvent, refund: PAID });
    const other = await desk.decide(requestId, { refund: PAID }, colleague.token);
    expect([again.body, other.body]).toEqual([{ code: 'changed-meanwhile' }, { code: 'not-open' }]);
    expect(await stored(requestId)).toMatchObject({ refund: 100, mails: [100] });
  });

  it('has the amount of only one of two decisions at the same moment', async () => {
    const requestId = await askForEnd();
    const seenEvent = await desk.lastEvent();
    const colleague = await desk.stack.signInStaff();
    const both = await Promise.all([
      desk.decide(requestId, { seenEvent, refund: 100 }),
      desk.decide(requestId, { seenEvent, refund: 200 }, colleague.token),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? 100 : 200;
    expect(await stored(requestId)).toMatchObject({ refund: winner, mails: [winner] });
  });

  it('is limited by captured payments with their fees and taxes, and ignores held or released ones', async () => {
    const { applicationId } = desk.bond;
    await addPayment(applicationId, 81_000, 'captured');
    await addPayment(applicationId, 500_000, 'voided');
    const requestId = await askForEnd();

    expect((await desk.decide(requestId, { refund: 81_001 })).body).toEqual({
      code: 'refund-too-high',
    });
    expect((await desk.decide(requestId, { refund: 81_000 })).status).toBe(200);
  });

  it('can include every term that was paid', async () => {
    await desk.stack.query(
      `insert into public.bond_terms (bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents)
       select id, 2, expiry_date, expiry_date + 730, 40000, principal, amount_cents from public.bonds where id = $1`,
      [desk.bond.bondId],
    );
    const requestId = await askForEnd();

    expect((await desk.decide(requestId, { refund: PAID + 40_001 })).body).toEqual({
      code: 'refund-too-high',
    });
    expect((await desk.decide(requestId, { refund: PAID + 40_000 })).status).toBe(200);
  });
});
