import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  approveRequest,
  askForChange,
  holdBond,
  type HeldBond,
  type WantedRequest,
} from '../support/bond-requests.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

const DENIED = { code: '42501' };
const WACO = { street: '9 Elm', city: 'Waco', state: 'TX', zipCode: '76701' };
const AUSTIN = { ...WACO, city: 'Austin', zipCode: '78701' };

let database: ActorDatabase;
let staff: { userId: string };
let held: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  staff = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  held = await holdBond(database);
});

afterAll(() => database.close());

/** Requests a change and has it approved. Returns the id of the request. */
async function change(wanted: WantedRequest, today = '2026-11-22'): Promise<string> {
  const { id } = await askForChange(database, held, wanted);
  const outcome = await approveRequest(database, held, { id, staff, today });
  expect(outcome).toMatchObject({ status: 'approved' });

  return id;
}

const changeName = (name: string) => change({ kind: 'name-change', new_name: name });

const changeAmount = (cents: number) => change({ kind: 'amount-change', new_amount_cents: cents });

const riders = () =>
  database.query(
    `select number, request_id, kind, principal_before, principal, amount_before_cents::integer as amount_before,
       amount_cents::integer as amount, address_before, address, power_limit_cents::integer as power,
       effective_on::text as day, pdf_url
     from public.bond_riders where bond_id = $1 order by number`,
    [held.bondId],
  );

const storePapers = (number: number, rider: string, power: string | null) =>
  database.queryAs('service_role', 'select public.store_rider_papers($1, $2, $3, $4)', [
    held.bondId,
    number,
    rider.repeat(64),
    power?.repeat(64) ?? null,
  ]);

describe('an approved change', () => {
  it('creates a rider with the old and the new terms, effective on the day of approval', async () => {
    const id = await changeName('Marisol Reyes');

    expect(await riders()).toEqual([
      {
        number: 1,
        request_id: id,
        kind: 'name-change',
        day: '2026-11-22',
        pdf_url: null,
        principal_before: 'Marisol Okafor',
        principal: 'Marisol Reyes',
        amount_before: 1_000_000,
        amount: 1_000_000,
        power: null,
        address_before: null,
        address: null,
      },
    ]);
  });

  it("gets the number after the latest rider and starts from that rider's terms", async () => {
    await changeName('Marisol Reyes');
    await changeAmount(1_500_000);
    await change({ kind: 'address-change', new_address: WACO });
    await change({ kind: 'address-change', new_address: AUSTIN });

    expect(await riders()).toMatchObject([
      { number: 1, kind: 'name-change' },
      { number: 2, kind: 'amount-change', principal_before: 'Marisol Reyes', amount: 1_500_000 },
      { number: 3, amount_before: 1_500_000, address_before: null, address: WACO },
      { number: 4, address_before: WACO, address: AUSTIN },
    ]);
  });

  it('creates one rider, however often it is approved', async () => {
    const id = await changeName('Marisol Reyes');
    await approveRequest(database, held, { id, staff, today: '2026-11-23' });

    expect(await riders()).toMatchObject([{ number: 1, day: '2026-11-22' }]);
  });

  it("records its rider in the history and mentions a new power of attorney in the customer's mail", async () => {
    await changeAmount(900_000);
    const raised = await changeAmount(1_500_000);

    const events = await database.query(
      `select detail from public.application_events
       where application_id = $1 and kind = 'change-approved' order by id`,
      [held.applicationId],
    );
    expect(events).toMatchObject([{ detail: { rider: 1 } }, { detail: { rider: 2 } }]);
    const mails = await database.query(
      `select dedupe_key from private.notifications where bond_id = $1 and data @> '{"bringsPower": true}'`,
      [held.bondId],
    );
    expect(mails).toEqual([{ dedupe_key: `request_decided:${raised}` }]);
  });

  it('creates no rider if the change ends the bond', async () => {
    await change({});

    expect(await riders()).toEqual([]);
  });
});

describe('the power of attorney', () => {
  const limit = async () =>
    Number(
      (
        await database.query('select power_limit_cents from public.bonds where id = $1', [
          held.bondId,
        ])
      )[0]?.['power_limit_cents'],
    );

  it('is replaced by a rider that raises the penal sum above its limit, and the new limit is that sum', async () => {
    await changeAmount(1_000_001);

    expect(await limit()).toBe(1_000_001);
    expect(await riders()).toMatchObject([{ power: 1_000_001 }]);
  });

  it('stays the same if the penal sum drops, and covers sums up to its limit', async () => {
    await changeAmount(500_000);
    await changeAmount(1_000_000);

    expect(await limit()).toBe(1_000_000);
    expect(await riders()).toMatchObject([{ power: null }, { power: null }]);
  });

  it("for a rider is the one that the latest rider brought, or the bond's own", async () => {
    await changeName('Marisol Reyes');
    await changeAmount(1_500_000);
    await changeName('Marisol Okafor');
    await changeAmount(500_000);
    await changeAmount(1_500_000);
    await changeAmount(1_500_001);

    const numbers = await database.query(
      'select power_rider from public.bond_riders where bond_id = $1 order by number',
      [held.bondId],
    );
    expect(numbers.map((rider) => rider['power_rider'])).toEqual([null, 2, 2, 2, 2, 6]);
  });

  it("always has a limit of at least the bond's penal sum", async () => {
    await expect(
      database.query('update public.bonds set amount_cents = power_limit_cents + 1 where id = $1', [
        held.bondId,
      ]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the documents of a rider', () => {
  it("are listed with the bond's documents in the order they were made, and replace none", async () => {
    await changeAmount(1_500_000);
    await changeName('Marisol Reyes');
    await storePapers(2, 'c', null);
    await storePapers(1, 'a', 'b');
    await storePapers(1, 'f', 'f');

    const papers = await database.queryAs(
      'service_role',
      'select name, path, left(sha256, 1) as hash from private.bond_papers($1)',
      [held.bondId],
    );
    expect(papers).toEqual([
      { name: 'rider-1', path: `${held.bondId}/rider-1.pdf`, hash: 'a' },
      { name: 'power-of-attorney-1', path: `${held.bondId}/power-of-attorney-1.pdf`, hash: 'b' },
      { name: 'rider-2', path: `${held.bondId}/rider-2.pdf`, hash: 'c' },
    ]);
  });

  it.each([
    ['without the power of attorney that it brings', 1_500_000, null],
    ['with one that it does not bring', 900_000, 'b'],
  ])('are not stored %s', async (_, cents, power) => {
    await changeAmount(cents);

    await expect(storePapers(1, 'a', power)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the riders of bonds', () => {
  it('can be read by the owner and the staff, and written by no one over the API', async () => {
    await changeName('Marisol Reyes');
    const read = 'select number from public.bond_riders where bond_id = $1';
    const stranger = await database.addCustomer();

    expect(await database.queryAs(held, read, [held.bondId])).toEqual([{ number: 1 }]);
    await openApplication(database, staff, held.applicationId);
    expect(await database.queryAs(staff, read, [held.bondId])).toEqual([{ number: 1 }]);
    expect(await database.queryAs(stranger, read, [held.bondId])).toEqual([]);
    await expect(database.queryAs('anon', read, [held.bondId])).rejects.toMatchObject(DENIED);
    for (const statement of [
      `insert into public.bond_riders select * from public.bond_riders where bond_id = $1`,
      `update public.bond_riders set principal = 'Ann' where bond_id = $1`,
      'delete from public.bond_riders where bond_id = $1',
    ]) {
      for (const actor of ['anon', held, staff, 'service_role'] as const) {
        await expect(database.queryAs(actor, statement, [held.bondId])).rejects.toMatchObject(
          DENIED,
        );
      }
    }
  });

  it.each([
    'public.store_rider_papers(null, null, null, null)',
    'private.keep_rider_papers(null, null, null, null)',
    'private.add_rider(null, null, null)',
  ])('can be made only by the functions: %s', async (call) => {
    for (const actor of ['anon', held] as const) {
      await expect(database.queryAs(actor, `select ${call}`)).rejects.toMatchObject(DENIED);
    }
  });
});
