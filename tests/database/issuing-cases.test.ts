import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { issue, putInForce } from '../support/staff-decisions.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const approved = async () =>
  (await storeApplication(database, { ...customer, keyHash: buildKeyHash() })).quoteId;

const asFunctions = (sql: string, parameters: unknown[] = []) =>
  database.queryAs('service_role', sql, parameters);

async function call(sql: string, parameters: unknown[]): Promise<unknown> {
  const [row] = await asFunctions(`select ${sql} as answer`, parameters);

  return row?.['answer'];
}

const begin = (id: string, changes = {}) =>
  call('public.begin_issue($1::jsonb)', [JSON.stringify({ application_id: id, ...changes })]);

const facts = (id: string) => call('public.issuing_facts($1)', [id]);

/** Takes cases after a wait and returns the attempt number of this application, or undefined if it was not taken. */
async function claim(id: string, waitedSeconds = 0): Promise<unknown> {
  const rows = await asFunctions('select * from public.claim_issuing_cases(1000, $1, 120, 10)', [
    waitedSeconds,
  ]);

  return rows.find((row) => row['application_id'] === id)?.['attempt'];
}

const settle = (id: string, attempt: number, problem: string | null, seconds: number | null) =>
  call('public.settle_issuing_case($1, $2, $3, $4)', [id, attempt, problem, seconds]);

const leaseEnds = (id: string) =>
  database.query(
    'update private.issuing_cases set next_attempt_at = now() where application_id = $1',
    [id],
  );

async function one(sql: string, id: string): Promise<Record<string, unknown> | undefined> {
  return (await database.query(sql, [id]))[0];
}

const heldUp = (id: string) => one('select needs_hand from public.applications where id = $1', id);

const paymentOf = (id: string) =>
  one(
    `select status, capture_asked_at is not null as asked, capture_try as try
     from public.payments where application_id = $1`,
    id,
  );

async function withdraw(id: string): Promise<unknown> {
  const answer = await call('public.withdraw_application($1, $2)', [id, customer.userId]);

  return (answer as { outcome: string }).outcome;
}

describe('the capture of a payment', () => {
  it('is recorded as requested first, and confirmed only after the request', async () => {
    const id = await approved();
    const confirm = () =>
      asFunctions(
        'select public.confirm_capture(id) from public.payments where application_id = $1',
        [id],
      );
    await confirm();
    expect(await paymentOf(id)).toEqual({ status: 'authorized', asked: false, try: 1 });

    expect(await begin(id)).toEqual({ outcome: 'begun', staff_id: null });
    expect(await paymentOf(id)).toEqual({ status: 'authorized', asked: true, try: 1 });
    expect(await facts(id)).toMatchObject({ application: 'approved', payment: 'asked' });

    await confirm();
    expect(await paymentOf(id)).toMatchObject({ status: 'captured' });
  });

  it('blocks withdrawal and deletion after it is requested', async () => {
    const id = await approved();
    await begin(id);

    expect(await withdraw(id)).toBe('not-open');
    expect(await paymentOf(id)).toMatchObject({ status: 'authorized', asked: true });
  });

  it('allows withdrawal after a refusal, and the next try uses a new key', async () => {
    const id = await approved();
    await begin(id);
    for (const attempt of [1, 1]) {
      await asFunctions(
        'select public.refuse_capture(id, $2) from public.payments where application_id = $1',
        [id, attempt],
      );
    }

    expect(await paymentOf(id)).toEqual({ status: 'authorized', asked: false, try: 2 });
    expect(await withdraw(id)).toBe('withdrawn');
  });

  it('is not requested after a withdrawal', async () => {
    const id = await approved();
    await withdraw(id);

    expect(await begin(id)).toEqual({ outcome: 'not-open' });
    expect(await paymentOf(id)).toMatchObject({ status: 'voided', asked: false });
  });

  it('comes before the bond', async () => {
    const id = await approved();
    await begin(id);
    const stored = await call('public.issue_bond($1::jsonb)', [
      JSON.stringify({ application_id: id }),
    ]);

    expect(stored).toEqual({ outcome: 'payment-missing' });
    expect(await one('select 1 from public.bonds where application_id = $1', id)).toBeUndefined();
  });
});

describe('a bond in force', () => {
  it('has documents and a signature', async () => {
    const id = await approved();
    await issue(database, id);
    expect(await call('public.put_in_force($1)', [id])).toEqual({ outcome: 'not-ready' });
    expect(await facts(id)).toMatchObject({
      application: 'issued',
      lacks_papers: true,
      lacks_signature: true,
      is_in_force: false,
    });

    expect(await putInForce(database, id)).toBe('in-force');
    expect(await facts(id)).toMatchObject({
      lacks_papers: false,
      lacks_signature: false,
      is_in_force: true,
    });
  });
});

describe('a bond that waits to be issued', () => {
  it('is taken by one run after the wait, until the lease ends', async () => {
    const id = await approved();
    expect(await claim(id, 120)).toBeUndefined();
    expect(await claim(id)).toBe(1);
    expect(await claim(id)).toBeUndefined();

    await leaseEnds(id);
    expect(await claim(id)).toBe(2);
  });

  it('is taken by one of two concurrent runs', async () => {
    const id = await approved();
    const claims = await Promise.all([claim(id), claim(id)]);

    expect(claims.filter((attempt) => attempt === 1)).toHaveLength(1);
  });

  it('is taken after the wait even if someone else started it', async () => {
    const id = await approved();
    await begin(id);

    expect(await claim(id, 120)).toBeUndefined();
    expect(await claim(id)).toBe(1);
  });

  it('with a wire payment is taken only after staff issued it', async () => {
    const id = await approved();
    await database.query(
      `update public.payments set method = 'wire', last_four = null where application_id = $1`,
      [id],
    );
    expect(await claim(id)).toBeUndefined();

    const staff = await database.addCustomer();
    await database.query(
      `insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`,
      [staff.userId],
    );
    expect(await begin(id, { staff_id: staff.userId })).toMatchObject({ staff_id: staff.userId });
    expect(await claim(id)).toBe(1);
    expect(await begin(id)).toMatchObject({ staff_id: staff.userId });
  });

  it('waits longer after each failure, and goes to the staff after the last attempt', async () => {
    const id = await approved();
    await claim(id);
    expect(await settle(id, 1, 'not-signed', 120)).toBe(true);
    expect(await claim(id)).toBeUndefined();
    expect(await heldUp(id)).toEqual({ needs_hand: null });

    await leaseEnds(id);
    await claim(id);
    expect(await settle(id, 1, 'not-signed', 120)).toBe(false);
    await settle(id, 2, 'not-signed', null);
    expect(await heldUp(id)).toEqual({ needs_hand: 'not-signed' });
    await leaseEnds(id);
    expect(await claim(id)).toBeUndefined();
  });

  it('stays with the staff if it was left to them while a run failed', async () => {
    const id = await approved();
    await claim(id);
    await asFunctions('select public.hold_issuing_case($1, $2)', [id, 'not-signed']);
    expect(await settle(id, 1, 'papers-not-made', 120)).toBe(true);

    expect(await heldUp(id)).toEqual({ needs_hand: 'not-signed' });
    await leaseEnds(id);
    expect(await claim(id)).toBeUndefined();
  });

  it('goes to the staff if the last attempt never finished', async () => {
    const id = await approved();
    await claim(id);
    await database.query(
      'update private.issuing_cases set attempts = 10 where application_id = $1',
      [id],
    );
    await leaseEnds(id);

    expect(await claim(id)).toBeUndefined();
    expect(await heldUp(id)).toEqual({ needs_hand: 'interrupted' });
  });

  it('is not taken again, and needs no staff, once it is issued or withdrawn', async () => {
    const [finished, gone] = [await approved(), await approved()];
    await issue(database, finished);
    await asFunctions('select public.hold_issuing_case($1, $2)', [finished, 'not-signed']);
    await putInForce(database, finished);
    await withdraw(gone);

    expect(await heldUp(finished)).toEqual({ needs_hand: null });
    expect(await claim(finished)).toBeUndefined();
    expect(await claim(gone)).toBeUndefined();
  });
});
