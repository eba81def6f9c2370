import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { askForChange, holdBond } from '../support/bond-requests.ts';
import { addStaff, openApplication, type StaffActor } from '../support/staff-actor.ts';
import { decide, decideRequest, issue } from '../support/staff-decisions.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const ABOVE_LIMIT_CENTS = 50_000_100;
const FLAG = 'second-approval';

type Row = Record<string, unknown>;

let database: ActorDatabase;
let dana: StaffActor;
let lee: StaffActor;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

beforeEach(async () => {
  dana = await addStaff(database, 'Dana Whitfield');
  lee = await addStaff(database, 'Lee Moreno');
});

afterAll(() => database.close());

const store = (cents = ABOVE_LIMIT_CENTS) =>
  storeUnderReview(database, customer, { penal_sum_cents: cents });

async function ask<Answer>(actor: Actor, call: string, parameters: unknown[] = []) {
  const [row] = await database.queryAs(actor, `select public.${call} as answer`, parameters);

  return row?.['answer'] as Answer;
}

async function flaggedIn(filters: object): Promise<Row[]> {
  return ask<Row[]>(lee, 'underwriting_queue($1::jsonb)', [
    JSON.stringify({ size: 100, ...filters }),
  ]);
}

async function flagsOf(id: string): Promise<unknown> {
  return (await flaggedIn({})).find((row) => row['id'] === id)?.['flags'];
}

async function approvalsOf(id: string) {
  await openApplication(database, lee, id);

  return ask<{ is_second_needed: boolean; given: Row[]; requests: Record<string, Row[]> }>(
    lee,
    'approvals_of($1)',
    [id],
  );
}

describe('the flag of a second approval', () => {
  it('marks only applications with one of two approvals', async () => {
    const [fresh, first, small] = [await store(), await store(), await store(1_000_000)];
    await decide(database, first, dana);

    expect(await flagsOf(first)).toEqual([FLAG]);
    expect(await flagsOf(fresh)).toEqual([]);
    expect(await flagsOf(small)).toEqual([]);
    expect((await flaggedIn({ flag: FLAG })).map(({ id }) => id)).toEqual([first]);
    expect((await flaggedIn({ flag: FLAG, status: 'under_review' })).map(({ id }) => id)).toEqual([
      first,
    ]);
    expect(await flaggedIn({ flag: FLAG, status: 'issued' })).toEqual([]);

    await decide(database, first, lee);
    expect(await flagsOf(first)).toEqual([]);
    expect(await flaggedIn({ flag: FLAG })).toEqual([]);
  });

  it('marks a raise with one of two approvals', async () => {
    const held = await holdBond(database);
    const { id } = await askForChange(database, held, {
      kind: 'amount-change',
      new_amount_cents: ABOVE_LIMIT_CENTS,
      estimate_cents: 1_000,
    });
    const listed = async () =>
      (await ask<{ requests: Row[] }>(lee, 'open_bond_requests(100)')).requests.find(
        (request) => request['id'] === id,
      );

    expect(await listed()).toMatchObject({ awaits_second_approval: false });
    await decideRequest(database, { id, applicationId: held.applicationId }, dana);
    expect(await listed()).toMatchObject({ awaits_second_approval: true });
    expect((await approvalsOf(held.applicationId)).requests).toEqual({
      [id]: [{ staff_id: dana.userId, at: expect.any(String) as string, counts: true }],
    });
  });
});

describe('the approvals of an application', () => {
  it('can be read by staff who opened the application', async () => {
    const id = await store();
    await decide(database, id, dana);

    expect(await ask(lee, 'approvals_of($1)', [id])).toBeNull();
    expect(await approvalsOf(id)).toMatchObject({
      is_second_needed: true,
      given: [{ staff_id: dana.userId, counts: true }],
    });
    expect(await ask(customer, 'approvals_of($1)', [id])).toBeNull();
  });

  it('require no second one for a small bond', async () => {
    expect(await approvalsOf(await store(1_000_000))).toEqual({
      is_second_needed: false,
      given: [],
      requests: {},
    });
  });

  it.each([
    ['lost the role', `delete from public.staff_roles where user_id = $1`],
    ['is banned', `update auth.users set banned_until = now() + interval '1 day' where id = $1`],
  ])("don't count if the approver %s", async (_, sql) => {
    const id = await store();
    await decide(database, id, dana);
    await database.query(sql, [dana.userId]);

    expect(await approvalsOf(id)).toMatchObject({
      given: [{ staff_id: dana.userId, counts: false }],
    });
    expect(await flagsOf(id)).toEqual([]);
    expect(await decide(database, id, lee)).toMatchObject({ status: 'under_review' });
    expect(await flagsOf(id)).toEqual([FLAG]);
  });

  it("don't count toward a raise if the approver lost the role", async () => {
    const held = await holdBond(database);
    const { id } = await askForChange(database, held, {
      kind: 'amount-change',
      new_amount_cents: ABOVE_LIMIT_CENTS,
      estimate_cents: 1_000,
    });
    const request = { id, applicationId: held.applicationId };
    await decideRequest(database, request, dana);
    await database.query('delete from public.staff_roles where user_id = $1', [dana.userId]);

    expect(await decideRequest(database, request, lee)).toMatchObject({ status: 'requested' });
  });

  it('are requested again if an approver leaves before the bond is issued', async () => {
    const id = await store();
    await decide(database, id, dana);
    await decide(database, id, lee);
    await database.query('delete from public.staff_roles where user_id = $1', [dana.userId]);
    const third = await addStaff(database, 'Calvin Ward');

    expect(await issue(database, id, lee)).toEqual({ outcome: 'second-approval-missing' });
    expect(await flagsOf(id)).toEqual([FLAG]);
    expect(await decide(database, id, lee)).toEqual({ outcome: 'colleague-required' });
    expect(await decide(database, id, third)).toMatchObject({ status: 'approved' });
    expect(await issue(database, id, lee)).toMatchObject({ outcome: 'issued' });
  });
});

describe('an application that one underwriter approved before the limit was lowered', () => {
  it('is issued after a second approval', async () => {
    const id = await store(ABOVE_LIMIT_CENTS - 100);
    await decide(database, id, dana);
    await database.query('update private.settings set second_approval_above_cents = 100');
    try {
      expect(await issue(database, id, dana)).toEqual({ outcome: 'second-approval-missing' });
      expect(await flagsOf(id)).toEqual([FLAG]);
      expect(await decide(database, id, dana)).toEqual({ outcome: 'colleague-required' });
      expect(await decide(database, id, lee, { action: 'decline', reason: 'No.' })).toEqual({
        outcome: 'not-open',
      });
      expect(await decide(database, id, lee)).toMatchObject({ status: 'approved' });
      expect(await decide(database, id, lee)).toEqual({ outcome: 'not-open' });
      expect(await issue(database, id, dana)).toMatchObject({ outcome: 'issued' });
    } finally {
      await database.query('update private.settings set second_approval_above_cents = 50000000');
    }
  });
});

describe('the customer', () => {
  it("can't see a first approval in the history", async () => {
    const id = await store();
    await decide(database, id, dana, { reason: 'Strong file.' });
    const held = await holdBond(database);
    const { id: requestId } = await askForChange(database, held, {
      kind: 'amount-change',
      new_amount_cents: ABOVE_LIMIT_CENTS,
      estimate_cents: 1_000,
    });
    await decideRequest(database, { id: requestId, applicationId: held.applicationId }, dana);
    const read = 'select kind from public.application_events where application_id = $1';

    expect(await database.queryAs(customer, read, [id])).not.toContainEqual({
      kind: 'first-approved',
    });
    expect(await database.queryAs(held, read, [held.applicationId])).not.toContainEqual({
      kind: 'change-first-approved',
    });
    await openApplication(database, lee, id);
    expect(await database.queryAs(lee, read, [id])).toContainEqual({ kind: 'first-approved' });
  });
});
