import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { openRequestDesk, type RequestDesk } from '../support/request-desk.ts';

let desk: RequestDesk;

beforeAll(async () => {
  desk = await openRequestDesk();
});

beforeEach(() => desk.takeNewBond());

afterAll(() => desk.stack.stop());

describe('request-bond-change', () => {
  it('stores a request with its proof and the refund estimate, once for a double click', async () => {
    const { request, ...first } = await desk.ask();
    const twice = await Promise.all([
      desk.call('request-bond-change', request, desk.customer.token),
      desk.call('request-bond-change', request, desk.customer.token),
    ]);

    const answer = { status: 200, body: { requestId: request.requestId, status: 'requested' } };
    expect([first, ...twice]).toEqual([answer, answer, answer]);
    const rows = await desk.stack.query(
      `select request.kind, request.estimate_cents::integer as estimate, proof.kind as proof
       from public.bond_requests as request
       join public.bond_request_proofs as proof on proof.request_id = request.id
       where request.bond_id = $1`,
      [desk.bond.bondId],
    );
    expect(rows).toEqual([
      { kind: 'cancellation', estimate: expect.any(Number), proof: 'surrender' },
    ]);
    // About 122 of 730 days are left in 60 days, at a dollar a day.
    expect(Number(rows[0]?.['estimate'])).toBeGreaterThan(12_000);
    expect(Number(rows[0]?.['estimate'])).toBeLessThan(12_400);
  });

  it('estimates the refund of a court bond up to its next premium day, whatever the call says', async () => {
    await desk.stack.query(
      `update public.bonds set bond_type_id = 'executor-personal-representative', state_code = 'SC', expiry_date = null
       where id = $1`,
      [desk.bond.bondId],
    );
    await desk.stack.query('update public.bond_terms set ends_on = null where bond_id = $1', [
      desk.bond.bondId,
    ]);
    const release = { kind: 'release', proofKind: 'order_of_discharge', endsOn: desk.today };

    expect((await desk.ask({ ...release, estimate: 73_000 })).status).toBe(200);
    const [row] = await desk.stack.query(
      'select estimate_cents::integer as estimate from public.bond_requests where bond_id = $1',
      [desk.bond.bondId],
    );
    // About 182 of 730 days are left, at a dollar a day.
    expect(Number(row?.['estimate'])).toBeGreaterThan(18_000);
    expect(Number(row?.['estimate'])).toBeLessThan(18_400);
  });

  it.each([
    ['no proof', { documentIds: [] }],
    ['a proof of another kind', { proofKind: 'final_waivers' }],
    ['a file that is not there', { documentIds: [randomUUID()] }],
  ])('refuses %s', async (_, changes) => {
    expect((await desk.ask(changes)).status).toBe(422);
  });

  it("refuses a request that the bond's category doesn't allow", async () => {
    await desk.stack.query(
      `update public.bonds set bond_type_id = 'performance-bond' where id = $1`,
      [desk.bond.bondId],
    );

    expect(await desk.ask()).toMatchObject({ status: 422, body: { code: 'not-for-this-bond' } });
  });

  it('refuses to end a payment bond with the proof that the work is accepted', async () => {
    await desk.stack.query(
      `update public.bonds set bond_type_id = 'performance-bond', matter = '{"companion": "payment-bond"}' where id = $1`,
      [desk.bond.bondId],
    );
    const release = { kind: 'release', proofKind: 'acceptance_of_work', endsOn: desk.today };

    expect(await desk.ask(release)).toMatchObject({ status: 422, body: { code: 'proof-missing' } });
    expect((await desk.ask({ ...release, proofKind: 'obligee_release' })).status).toBe(200);
  });

  it('refuses a day before the notice period ends, and returns the first possible day', async () => {
    const { status, body } = await desk.ask({ endsOn: addDays(desk.today, 29) });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid-application', issues: [{ path: ['endsOn'] }] });
  });

  it('refuses an amount outside the limits of the catalogue', async () => {
    const proof = { kind: 'amount-change', proofKind: 'agency_letter' };

    expect((await desk.ask({ ...proof, amount: '$1' })).body).toMatchObject({
      issues: [{ path: ['amount'], message: expect.stringMatching(/^Amount too small/) }],
    });
    expect((await desk.ask({ ...proof, amount: '$30,000' })).status).toBe(200);
  });

  it('refuses another customer, a visitor and a second open request of the same kind', async () => {
    expect((await desk.ask({}, desk.stranger.token)).status).toBe(404);
    const { request } = await desk.ask();
    expect((await desk.call('request-bond-change', request)).status).toBe(401);
    expect(await desk.ask()).toMatchObject({ status: 409, body: { code: 'already-open' } });
  });

  it('withdraws an open request only for its owner', async () => {
    const { request } = await desk.ask();
    const withdrawal = { action: 'withdraw', requestId: request.requestId };

    expect((await desk.call('request-bond-change', withdrawal, desk.stranger.token)).status).toBe(
      404,
    );
    expect(await desk.call('request-bond-change', withdrawal, desk.customer.token)).toEqual({
      status: 200,
      body: { requestId: request.requestId, status: 'withdrawn' },
    });
    expect(await desk.decide(request.requestId)).toEqual({
      status: 409,
      body: { code: 'not-open' },
    });
  });
});
