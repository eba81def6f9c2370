import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { issue as issueAs } from '../support/staff-decisions.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

let database: ActorDatabase;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

type Row = Record<string, unknown>;

const approved = async () =>
  (await storeApplication(database, { ...customer, keyHash: buildKeyHash() })).quoteId;

const issue = (id: string, changes: Row = {}) =>
  issueAs(database, id, undefined, changes) as Promise<Row & { bond?: Row }>;

async function storePapers(bondId: unknown, hash: string): Promise<Row & { bond?: Row }> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.store_bond_papers($1, $2, $2) as outcome',
    [bondId, hash.repeat(64)],
  );

  return row?.['outcome'] as Row;
}

const rowsOf = (table: string, column: string, id: unknown) =>
  database.query(`select * from public.${table} where ${column} = $1`, [id]);

describe('issuing a bond', () => {
  it('stores the bond and its renewal after the capture, and closes the application', async () => {
    const id = await approved();
    const { outcome, bond } = await issue(id);

    expect(outcome).toBe('issued');
    expect(bond).toMatchObject({
      application_id: id,
      user_id: customer.userId,
      bond_type_id: 'notary',
      state_code: 'TN',
      amount_cents: 1_000_000,
      premium_cents: NOTARY_PRICE.premium,
      principal: 'Marisol Okafor',
      obligee: 'State of Tennessee',
      status: 'pending',
      effective_date: '2027-03-15',
      expiry_date: '2031-03-15',
      pdf_url: null,
    });
    expect(bond?.['number']).toMatch(/^MSB-\d{8}$/);
    expect(bond?.['verify_token']).toMatch(/^[\w-]{32}$/);
    expect(await rowsOf('renewals', 'bond_id', bond?.['id'])).toMatchObject([
      { status: 'upcoming' },
    ]);
    expect(await rowsOf('applications', 'id', id)).toMatchObject([{ status: 'issued' }]);
    expect(await rowsOf('payments', 'application_id', id)).toMatchObject([{ status: 'captured' }]);
    const events = await rowsOf('application_events', 'application_id', id);
    expect(events.at(-1)).toMatchObject({
      actor: 'system',
      kind: 'issued',
      from_status: 'approved',
      detail: { bondNumber: bond?.['number'] },
    });
  });

  it('creates one bond, however often it is called', async () => {
    const id = await approved();
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(id)));

    expect(new Set(answers.map(({ bond }) => bond?.['number'])).size).toBe(1);
    expect(await rowsOf('bonds', 'application_id', id)).toHaveLength(1);
    const events = await rowsOf('application_events', 'application_id', id);
    expect(events.filter(({ kind }) => kind === 'issued')).toHaveLength(1);
  });

  it('stores no end date for a continuous bond', async () => {
    const { bond } = await issue(await approved(), { expiry_date: null });

    expect(bond).toMatchObject({ expiry_date: null });
  });

  it('is refused after the customer withdrew the application', async () => {
    const id = await approved();
    await database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
      id,
      customer.userId,
    ]);

    expect(await issue(id)).toEqual({ outcome: 'not-open' });
    expect(await rowsOf('bonds', 'application_id', id)).toEqual([]);
  });

  it('is refused without an authorized payment, and changes nothing', async () => {
    const id = await approved();
    await database.query(`update public.payments set status = 'voided' where quote_id = $1`, [id]);

    expect(await issue(id)).toEqual({ outcome: 'payment-missing' });
    expect(await rowsOf('applications', 'id', id)).toMatchObject([{ status: 'approved' }]);
  });

  it('is refused to a customer who poses as staff, and to everyone except the functions', async () => {
    const id = await approved();

    expect(await issue(id, { staff_id: customer.userId })).toEqual({ outcome: 'not-staff' });
    for (const actor of ['anon', customer] as const) {
      await expect(
        database.queryAs(actor, `select public.issue_bond('{}'::jsonb)`),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(
        database.queryAs(actor, 'select public.store_bond_papers($1, $2, $2)', [id, '']),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the documents of a bond', () => {
  it('are stored with their hashes and never replaced, and leave the bond pending', async () => {
    const { bond } = await issue(await approved());
    const id = bond?.['id'];

    expect((await storePapers(id, 'a')).bond).toMatchObject({
      status: 'pending',
      pdf_url: `${id}/bond.pdf`,
      poa_pdf_url: `${id}/power-of-attorney.pdf`,
      pdf_sha256: 'a'.repeat(64),
    });
    expect((await storePapers(id, 'b')).bond).toMatchObject({ pdf_sha256: 'a'.repeat(64) });
  });

  it("don't reactivate a cancelled bond", async () => {
    const { bond } = await issue(await approved());
    const id = bond?.['id'];
    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [id]);

    expect((await storePapers(id, 'a')).bond).toMatchObject({ status: 'cancelled' });
  });

  it('are not stored for an unknown bond', async () => {
    expect(await storePapers('00000000-0000-4000-8000-000000000000', 'a')).toEqual({
      outcome: 'not-found',
    });
  });
});
