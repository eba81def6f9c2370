import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestDay } from '../../src/domain/bond-requests/request-day.ts';
import { addDays } from '../../src/domain/dates.ts';
import { addProof } from '../support/bond-requests.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { startRenewal, storeLicenseBond, type LicenseBond } from '../support/license-bond.ts';

type Person = { userId: string; token: string };

let stack: FunctionsStack;
let customer: Person;
let stranger: Person;
let underwriter: Person;
let bond: LicenseBond;

const today = requestDay(new Date());

beforeAll(async () => {
  stack = await startFunctionsStack();
  [customer, stranger, underwriter] = [
    await stack.signIn(),
    await stack.signIn(),
    await stack.signIn(),
  ];
  await stack.query(`insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`, [
    underwriter.userId,
  ]);
});

beforeEach(async () => {
  bond = await storeLicenseBond(stack.query, customer.userId, today);
});

afterAll(() => stack.stop());

async function call(name: string, body: object, token?: string) {
  const answer = await stack.call(name, body, { ...(token !== undefined && { token }) });

  return { status: answer.status, body: answer.body };
}

async function ask(changes: object = {}, token: string | undefined = customer.token) {
  const request = {
    action: 'request',
    requestId: randomUUID(),
    bondId: bond.bondId,
    kind: 'cancellation',
    endsOn: addDays(today, 60),
    proofKind: 'surrender',
    documentIds: [await addProof(stack, { ...bond, userId: customer.userId })],
    ...changes,
  };

  return { request, ...(await call('request-bond-change', request, token)) };
}

async function lastEvent(): Promise<number> {
  const [row] = await stack.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [bond.applicationId],
  );

  return Number(row?.['id']);
}

async function decide(requestId: string, changes: object = {}, token = underwriter.token) {
  const decision = { requestId, decision: 'approve', seenEvent: await lastEvent(), ...changes };

  return call('decide-bond-request', decision, token);
}

describe('request-bond-change', () => {
  it('stores a request with its proof and what may come back, once for a double click', async () => {
    const { request, ...first } = await ask();
    const twice = await Promise.all([
      call('request-bond-change', request, customer.token),
      call('request-bond-change', request, customer.token),
    ]);

    const answer = { status: 200, body: { requestId: request.requestId, status: 'requested' } };
    expect([first, ...twice]).toEqual([answer, answer, answer]);
    const rows = await stack.query(
      `select request.kind, request.estimate_cents::integer as estimate, proof.kind as proof
       from public.bond_requests as request
       join public.bond_request_proofs as proof on proof.request_id = request.id
       where request.bond_id = $1`,
      [bond.bondId],
    );
    expect(rows).toEqual([
      { kind: 'cancellation', estimate: expect.any(Number), proof: 'surrender' },
    ]);
    // 60 days on, about 122 of 730 days are left: a dollar a day.
    expect(Number(rows[0]?.['estimate'])).toBeGreaterThan(12_000);
    expect(Number(rows[0]?.['estimate'])).toBeLessThan(12_400);
  });

  it.each([
    ['no proof', { documentIds: [] }],
    ['a proof of another kind', { proofKind: 'final_waivers' }],
    ['a file that is not there', { documentIds: [randomUUID()] }],
  ])('refuses %s', async (_, changes) => {
    expect((await ask(changes)).status).toBe(422);
  });

  it('refuses what a bond of that family does not allow', async () => {
    await stack.query(`update public.bonds set bond_type_id = 'performance-bond' where id = $1`, [
      bond.bondId,
    ]);

    expect(await ask()).toMatchObject({ status: 422, body: { code: 'not-for-this-bond' } });
  });

  it('refuses a day before the notice has run, and says which day will do', async () => {
    const { status, body } = await ask({ endsOn: addDays(today, 29) });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid-application', issues: [{ path: ['endsOn'] }] });
  });

  it('refuses an amount outside the limits of the catalogue', async () => {
    const proof = { kind: 'amount-change', proofKind: 'agency_letter' };

    expect((await ask({ ...proof, amount: '$1' })).body).toMatchObject({
      issues: [{ path: ['amount'], message: expect.stringMatching(/^Amount too small/) }],
    });
    expect((await ask({ ...proof, amount: '$30,000' })).status).toBe(200);
  });

  it('refuses a stranger, a visitor, and a second open request of the kind', async () => {
    expect((await ask({}, stranger.token)).status).toBe(404);
    const { request } = await ask();
    expect((await call('request-bond-change', request)).status).toBe(401);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'already-open' } });
  });

  it('takes an open request back, and only its owner does', async () => {
    const { request } = await ask();
    const withdrawal = { action: 'withdraw', requestId: request.requestId };

    expect((await call('request-bond-change', withdrawal, stranger.token)).status).toBe(404);
    expect(await call('request-bond-change', withdrawal, customer.token)).toEqual({
      status: 200,
      body: { requestId: request.requestId, status: 'withdrawn' },
    });
    expect(await decide(request.requestId)).toEqual({ status: 409, body: { code: 'not-open' } });
  });
});

describe('decide-bond-request', () => {
  it('approves what was seen, and anybody who verifies the bond learns that it was cancelled', async () => {
    const { request } = await ask({
      kind: 'release',
      proofKind: 'obligee_release',
      endsOn: addDays(today, -3),
    });

    expect(await decide(request.requestId)).toEqual({
      status: 200,
      body: { status: 'approved', endsOn: addDays(today, -3) },
    });
    const [row] = await stack.query('select verify_token from public.bonds where id = $1', [
      bond.bondId,
    ]);
    const verified = await call('verify-bond', { token: row?.['verify_token'] });
    expect(verified.body).toMatchObject({ status: 'cancelled' });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'not-open' } });
  });

  it('gives notice when a cancellation is approved late, and reckons anew what comes back', async () => {
    const { request } = await ask();
    await stack.query(
      'update public.bond_requests set ends_on = $2, estimate_cents = 99999 where id = $1',
      [request.requestId, addDays(today, -5)],
    );
    const answer = { status: 200, body: { status: 'approved', endsOn: addDays(today, 30) } };

    expect(await decide(request.requestId)).toEqual(answer);
    expect(await decide(request.requestId)).toEqual(answer);
    const [event] = await stack.query(
      `select detail from public.application_events
       where application_id = $1 and kind = 'change-approved'`,
      [bond.applicationId],
    );
    expect(event?.['detail']).toMatchObject({
      endsOn: addDays(today, 30),
      askedToEndOn: addDays(today, -5),
    });
    const detail = event?.['detail'] as { estimatedRefundCents: number };
    // 30 days on, about 152 of 730 days are left: a dollar a day.
    expect(Math.round(detail.estimatedRefundCents / 1_000)).toBe(15);
  });

  it('changes no bond whose renewal is under way', async () => {
    const { request } = await ask();
    await startRenewal(stack.query, bond);

    expect(await decide(request.requestId)).toEqual({
      status: 409,
      body: { code: 'renewal-under-way' },
    });
  });

  it('of two underwriters at once one decides', async () => {
    const { request } = await ask();
    const seenEvent = await lastEvent();
    const colleague = await stack.signIn();
    await stack.query(`insert into public.staff_roles (user_id, role) values ($1, 'admin')`, [
      colleague.userId,
    ]);
    const both = await Promise.all([
      decide(request.requestId, { seenEvent }),
      decide(request.requestId, { seenEvent, decision: 'decline', reason: 'No.' }, colleague.token),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a customer, a stale screen, a request that is not there, and to decline without a reason', async () => {
    const { request } = await ask();
    const { requestId } = request;

    expect((await decide(requestId, {}, customer.token)).body).toEqual({ code: 'not-staff' });
    expect((await decide(requestId, { seenEvent: 1 })).body).toEqual({ code: 'changed-meanwhile' });
    expect((await decide(randomUUID())).status).toBe(404);
    expect((await decide(requestId, { decision: 'decline' })).status).toBe(422);
  });

  it('refuses an amount that the catalogue allows no longer', async () => {
    const { request } = await ask({
      kind: 'amount-change',
      proofKind: 'agency_letter',
      amount: '$30,000',
    });
    await stack.query('update public.bond_requests set new_amount_cents = 1 where id = $1', [
      request.requestId,
    ]);

    expect(await decide(request.requestId)).toEqual({
      status: 422,
      body: { code: 'not-for-this-bond' },
    });
  });

  it('refuses a name that no paper can print, if it was asked for at a time when that was possible', async () => {
    const { request } = await ask({
      kind: 'name-change',
      proofKind: 'name_record',
      name: 'Okafor Reyes LLC',
    });
    await stack.query(`update public.bond_requests set new_name = '王' where id = $1`, [
      request.requestId,
    ]);

    expect(await decide(request.requestId)).toEqual({
      status: 422,
      body: { code: 'not-printable' },
    });
    expect(await decide(request.requestId, { decision: 'decline', reason: 'No.' })).toMatchObject({
      status: 200,
    });
  });
});
