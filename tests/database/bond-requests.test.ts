import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  addProof,
  askForChange,
  holdBond,
  withdrawRequest,
  type HeldBond,
} from '../support/bond-requests.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

const DENIED = { code: '42501' };
const REFUSED = { code: '23514' };

let database: ActorDatabase;
let underwriter: { userId: string };
let stranger: { userId: string };
let held: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
  stranger = await database.addCustomer();
});

beforeEach(async () => {
  held = await holdBond(database);
});

afterAll(() => database.close());

const kindsOfEvents = async () => {
  const rows = await database.query(
    `select kind from public.application_events where application_id = $1 and kind like 'change-%' order by id`,
    [held.applicationId],
  );

  return rows.map(({ kind }) => kind);
};

const withdraw = (id: string, caller = held.userId) => withdrawRequest(database, id, caller);

describe('a request about a bond', () => {
  it('is stored once with its proofs, even after a double click, and is recorded in the history', async () => {
    const proof = await addProof(database, held);
    const asked = await askForChange(database, held, { documentIds: [proof, proof] });
    const again = await askForChange(database, held, { requestId: asked.id, documentIds: [proof] });

    expect(asked.outcome).toEqual({ outcome: 'stored', status: 'requested' });
    expect(again.outcome).toEqual(asked.outcome);
    expect(await kindsOfEvents()).toEqual(['change-requested']);
    expect(
      await database.query('select kind from public.bond_request_proofs where request_id = $1', [
        asked.id,
      ]),
    ).toEqual([{ kind: 'obligee_release' }]);
  });

  it('is the only open request of its kind, but another kind can be open beside it', async () => {
    const first = await askForChange(database, held);

    expect((await askForChange(database, held)).outcome).toEqual({ outcome: 'already-open' });
    expect(
      (await askForChange(database, held, { kind: 'name-change', new_name: 'Marisol Reyes' }))
        .outcome,
    ).toMatchObject({ outcome: 'stored' });

    await withdraw(first.id);
    expect((await askForChange(database, held)).outcome).toMatchObject({ outcome: 'stored' });
  });

  it.each(['expired', 'cancelled'])('is refused if the bond is %s', async (status) => {
    await database.query('update public.bonds set status = $2 where id = $1', [
      held.bondId,
      status,
    ]);

    expect((await askForChange(database, held)).outcome).toEqual({ outcome: 'not-open' });
  });

  it("is refused for another person's bond, and under the id of a request about another bond", async () => {
    const other = await holdBond(database);
    const { id } = await askForChange(database, other);

    expect((await askForChange(database, held, { caller: stranger.userId })).outcome).toEqual({
      outcome: 'not-found',
    });
    expect((await askForChange(database, held, { requestId: id })).outcome).toEqual({
      outcome: 'not-found',
    });
  });

  it('is refused with a proof that a scan found infected after its check', async () => {
    const proof = await addProof(database, held);
    const setScan = (status: string) =>
      database.query('update public.application_documents set scan_status = $2 where id = $1', [
        proof,
        status,
      ]);

    await setScan('infected');
    expect(await askForChange(database, held, { documentIds: [proof] })).toMatchObject({
      outcome: { outcome: 'proof-missing' },
    });

    await setScan('clean');
    const { outcome } = await askForChange(database, held, { documentIds: [proof] });
    expect(outcome['outcome']).toBe('stored');
  });

  it('is refused with a proof that is unchecked or belongs to another bond or request', async () => {
    const other = await holdBond(database);
    const used = await addProof(database, held);
    await askForChange(database, held, {
      kind: 'name-change',
      new_name: 'Marisol Reyes',
      documentIds: [used],
    });

    for (const id of [
      await addProof(database, held, false),
      await addProof(database, other),
      used,
      randomUUID(),
    ]) {
      const { outcome } = await askForChange(database, held, { documentIds: [id] });
      expect(outcome).toEqual({ outcome: 'proof-missing' });
    }
  });

  it.each([
    ['a name', 'name-change', {}],
    ['an amount', 'amount-change', {}],
    ['an address', 'address-change', {}],
    ['a day', 'cancellation', {}],
    ['the field of its own kind', 'cancellation', { ends_on: '2027-01-01', new_name: 'Reyes' }],
  ])('must state the change: %s', async (_, kind, change) => {
    await expect(askForChange(database, held, { kind, ...change })).rejects.toMatchObject(REFUSED);
  });

  it('can be withdrawn by its owner while it is open, and again without an error', async () => {
    const { id } = await askForChange(database, held);

    expect(await withdraw(id, stranger.userId)).toEqual({ outcome: 'not-found' });
    expect(await withdraw(randomUUID())).toEqual({ outcome: 'not-found' });
    expect(await withdraw(id)).toEqual({ outcome: 'stored', status: 'withdrawn' });
    expect(await withdraw(id)).toEqual({ outcome: 'stored', status: 'withdrawn' });
    expect(await kindsOfEvents()).toEqual(['change-requested', 'change-withdrawn']);
  });

  it.each([
    ['approved', 'requested'],
    ['declined', 'approved'],
    ['withdrawn', 'requested'],
    ['withdrawn', 'approved'],
  ])('never goes from %s to %s', async (from, to) => {
    const { id } = await askForChange(database, held);
    const move = (status: string) =>
      database.query(
        `update public.bond_requests
         set status = $2, reason = 'Why', decided_by = case when $2 in ('approved', 'declined') then $3::uuid end,
           decided_at = case when $2 in ('approved', 'declined') then now() end
         where id = $1`,
        [id, status, underwriter.userId],
      );
    await move(from);

    await expect(move(to)).rejects.toMatchObject(REFUSED);
  });
});

describe('who reads and writes requests', () => {
  it('the owner and the staff read requests with their proofs, and no one else does', async () => {
    await askForChange(database, held, { documentIds: [await addProof(database, held)] });
    const read = async (actor: Parameters<ActorDatabase['queryAs']>[0], table: string) =>
      (await database.queryAs(actor, `select 1 from public.${table}`)).length;

    await openApplication(database, underwriter, held.applicationId);
    for (const table of ['bond_requests', 'bond_request_proofs']) {
      expect(await read({ userId: held.userId }, table)).toBe(1);
      expect(await read(underwriter, table)).toBeGreaterThan(0);
      expect(await read(stranger, table)).toBe(0);
      await expect(read('anon', table)).rejects.toMatchObject(DENIED);
    }
  });

  it('only the functions write requests', async () => {
    const { id } = await askForChange(database, held);
    for (const actor of ['anon', { userId: held.userId }, underwriter] as const) {
      for (const sql of [
        `update public.bond_requests set status = 'withdrawn'`,
        'delete from public.bond_requests',
        `insert into public.bond_requests (id, bond_id, kind, new_name) values (gen_random_uuid(), '${held.bondId}', 'name-change', 'X')`,
        `insert into public.bond_request_proofs values (gen_random_uuid(), '${id}', 'surrender')`,
        `select public.request_bond_change('{}')`,
        `select public.withdraw_bond_request('${id}', '${held.userId}')`,
        `select public.decide_bond_request('${id}', '${held.userId}', 'approve', '', 1, '2026-11-22')`,
      ]) {
        await expect(database.queryAs(actor, sql)).rejects.toMatchObject(DENIED);
      }
    }
    await expect(
      database.queryAs('service_role', 'delete from public.bond_requests'),
    ).rejects.toMatchObject(DENIED);
  });
});
