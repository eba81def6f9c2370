import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addColleague, openFirm } from '../support/sample-firm.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let dana: StaffActor;
let owner: Awaited<ReturnType<ActorDatabase['addCustomer']>>;
let firmId: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  firmId = await openFirm(database, owner);
});

const check = async (actor: Actor, day = '2026-11-02', number = '100234') =>
  (
    await database.queryAs(actor, 'select public.check_bar_number($1, $2, $3, $4) as answer', [
      firmId,
      'SC',
      number,
      day,
    ])
  )[0]?.['answer'];

const list = async (actor: Actor) =>
  (await database.queryAs(actor, 'select public.list_bar_numbers() as answer'))[0]?.[
    'answer'
  ] as Record<string, unknown>[];

const shown = async () =>
  (await database.queryAs(owner, 'select checked_on::text from public.firm_bar_numbers'))[0]?.[
    'checked_on'
  ];

describe('the day on which a bar number was checked', () => {
  it('is set by staff, and the firm sees it', async () => {
    expect(await list(dana)).toContainEqual({
      firmId,
      firm: 'Ward & Hale',
      state: 'SC',
      number: '100234',
      checkedOn: null,
    });
    expect(await check(dana, '2020-03-02')).toBe('checked');
    expect(await shown()).toBe('2020-03-02');
    expect(await check(dana, '2020-03-02', '999')).toBe('not-found');
    expect(await check(dana, '2999-01-01')).toBe('in-future');
  });

  it('is gone when the firm enters another number', async () => {
    await check(dana, '2020-03-02');
    const numbers = [{ state: 'SC', number: '100235' }];
    await database.queryAs(owner, 'select public.change_firm(1, $1)', [
      {
        name: 'Ward & Hale',
        office_address: '12 Broad Street, Charleston, SC 29401',
        matter_access: 'firm',
        payer_default: 'client',
        bar_numbers: numbers,
      },
    ]);
    expect(await shown()).toBeNull();
  });

  it('is not set or listed by the firm, a customer or a visitor', async () => {
    const colleague = await addColleague(database, owner, 'attorney');
    for (const actor of [owner, colleague, await database.addCustomer()]) {
      expect(await check(actor)).toBe('not-staff');
      expect(await list(actor)).toEqual([]);
    }
    await expect(check('anon')).rejects.toThrow(/permission denied/u);
    await expect(
      database.queryAs(owner, 'update public.firm_bar_numbers set checked_on = now()'),
    ).rejects.toThrow(/permission denied/u);
    expect(await shown()).toBeNull();
  });

  it('is not set by staff who work or worked at the firm', async () => {
    const both = await addStaff(database, 'Lee Moreno');
    await database.query(
      `insert into public.firm_members (firm_id, user_id, role, left_at) values ($1, $2, 'attorney', now())`,
      [firmId, both.userId],
    );
    expect(await check(both, '2020-03-02')).toBe('own-firm');
    expect(await shown()).toBeNull();
  });
});
