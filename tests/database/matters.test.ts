import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import { addColleague, MATTER, openFirm, saveNewMatter } from '../support/sample-firm.ts';

let database: ActorDatabase;
let owner: SignedIn;
let firmId: string;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  firmId = await openFirm(database, owner);
});

const call = async (actor: SignedIn, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

const save = (actor: SignedIn, id: string, version: number, change: object, key = randomUUID()) =>
  call(actor, 'save_matter($1, $2, $3, $4)', [id, version, key, { ...MATTER, ...change }]);

describe('a matter', () => {
  it('is saved once for its key, and never over newer facts', async () => {
    const id = randomUUID();
    const key = randomUUID();
    expect(await save(owner, id, 0, {}, key)).toEqual({ outcome: 'saved', version: 1 });
    expect(await save(owner, id, 0, {}, key)).toEqual({ outcome: 'saved', version: 1 });
    expect(await save(owner, id, 1, { county: 'Horry' })).toEqual({ outcome: 'saved', version: 2 });
    expect(await save(owner, id, 1, { county: 'York' })).toEqual({
      outcome: 'changed-elsewhere',
      version: 2,
    });

    expect(await call(owner, 'close_matter($1, true)', [id])).toBe('closed');
    expect(await save(owner, id, 2, { county: 'York' })).toEqual({ outcome: 'closed' });
    expect(await call(owner, 'close_matter($1, false)', [id])).toBe('reopened');
    expect(
      await database.queryAs(owner, 'select county, version from public.matters where id = $1', [
        id,
      ]),
    ).toEqual([{ county: 'Horry', version: 2 }]);
    expect(await save(owner, randomUUID(), 3, {})).toEqual({ outcome: 'not-found' });
  });

  it('of another firm cannot be saved, taken or given a person', async () => {
    const person = { id: randomUUID(), role: 'client', full_name: 'Ann', email: '', phone: '' };
    const id = await saveNewMatter(database, owner, { people: [person] });
    const stranger = await database.addCustomer();
    expect(await save(stranger, id, 1, {})).toEqual({ outcome: 'not-allowed' });

    await openFirm(database, stranger);
    expect(await save(stranger, id, 1, {})).toEqual({ outcome: 'not-found' });
    expect(await call(stranger, 'hand_over_matter($1, $2)', [id, stranger.userId])).toBe(
      'not-found',
    );
    expect(await call(stranger, 'save_matter_note($1, 0, $2)', [id, 'Mine'])).toEqual({
      outcome: 'not-found',
    });
    expect(await call(stranger, 'name_for_matter($1, $2, true)', [id, stranger.userId])).toBe(
      'not-found',
    );

    await saveNewMatter(database, stranger, { people: [{ ...person, full_name: 'Eve' }] });
    expect(await database.queryAs(owner, 'select full_name from public.matter_people')).toEqual([
      { full_name: 'Ann' },
    ]);
  });

  it('is handed over to a colleague, who can open it from then on', async () => {
    await database.query(`update public.firms set matter_access = 'named' where id = $1`, [firmId]);
    const id = await saveNewMatter(database, owner);
    const attorney = await addColleague(database, owner, 'attorney');
    const billing = await addColleague(database, owner, 'billing');
    expect(await database.queryAs(attorney, 'select id from public.matters')).toEqual([]);

    expect(await call(owner, 'hand_over_matter($1, $2)', [id, billing.userId])).toBe(
      'not-a-colleague',
    );
    expect(await call(owner, 'hand_over_matter($1, $2)', [id, attorney.userId])).toBe(
      'handed-over',
    );
    expect(await database.queryAs(attorney, 'select responsible from public.matters')).toEqual([
      { responsible: attorney.userId },
    ]);
    const stranger = await database.addCustomer();
    expect(await call(owner, 'name_for_matter($1, $2, true)', [id, stranger.userId])).toBe(
      'not-a-colleague',
    );
    expect(await call(owner, 'name_for_matter($1, $2, false)', [id, attorney.userId])).toBe(
      'changed',
    );
    expect(await database.queryAs(attorney, 'select id from public.matters')).toEqual([]);
  });

  it('has private notes that two tabs cannot overwrite', async () => {
    const id = await saveNewMatter(database, owner);
    expect(await call(owner, 'save_matter_note($1, 0, $2)', [id, 'One'])).toEqual({
      outcome: 'saved',
      version: 1,
    });
    expect(await call(owner, 'save_matter_note($1, 0, $2)', [id, 'One'])).toEqual({
      outcome: 'saved',
      version: 1,
    });
    expect(await call(owner, 'save_matter_note($1, 0, $2)', [id, 'Two'])).toEqual({
      outcome: 'changed-elsewhere',
      version: 1,
    });
    expect(await call(owner, 'save_matter_note($1, 1, $2)', [id, 'Two'])).toEqual({
      outcome: 'saved',
      version: 2,
    });
  });

  it.each([
    ['an SSN in a fact', { facts: { heirs: [{ name: ['219', '09', '9999'].join('-') }] } }],
    ['a card number in the subject', { subject_name: ['4111', '1111', '1111', '1111'].join(' ') }],
    ['hidden characters', { court: 'a\u202eb' }],
    ['a control character in a fact', { facts: { a: 'b\u0007' } }],
    ['too many facts', { facts: { a: 'b'.repeat(33_000) } }],
    ['an unknown kind', { kind: 'other' }],
  ])('is refused with %s', async (_, change) => {
    await expect(save(owner, randomUUID(), 0, change)).rejects.toMatchObject({ code: '23514' });
  });

  it('may hold nine digits of cents, and refuses an SSN in its private notes', async () => {
    const id = randomUUID();
    expect(await save(owner, id, 0, { facts: { debts: 219_099_999 } })).toMatchObject({
      outcome: 'saved',
    });
    await expect(
      call(owner, 'save_matter_note($1, 0, $2)', [id, ['219', '09', '9999'].join('-')]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('is deleted seven years after it was closed', async () => {
    const [old, open] = [
      await saveNewMatter(database, owner),
      await saveNewMatter(database, owner),
    ];
    await database.query(
      `update public.matters set closed_at = now() - interval '2556 days' where id = $1`,
      [old],
    );
    const [row] = await database.queryAs(
      'service_role',
      'select public.delete_expired_records(100) as counts',
    );

    expect(row?.['counts']).toMatchObject({ matters: 1 });
    expect(await database.queryAs(owner, 'select id from public.matters')).toEqual([{ id: open }]);
  });
});

describe('a list of matters', () => {
  it('checks access once, not once for each row', async () => {
    await saveNewMatter(database, owner);
    const plan = await database.queryAs(owner, 'explain select id from public.matters');
    const text = plan.map((line) => String(line['QUERY PLAN'])).join('\n');

    expect(text).toMatch(/hashed SubPlan|Hash (Semi )?Join|InitPlan/);
    expect(text).not.toMatch(/Filter:.*can_open_matter/);
  });
});

describe('the account of a member', () => {
  it('exports the firm with the matters and private notes that the member may open', async () => {
    const id = await saveNewMatter(database, owner);
    await call(owner, 'save_matter_note($1, 0, $2)', [id, 'Call first']);
    const billing = await addColleague(database, owner, 'billing');

    expect(await call(owner, 'export_own_data()')).toMatchObject({
      firm: {
        role: 'owner',
        barNumbers: [{ number: '100234' }],
        matters: [{ id, privateNotes: 'Call first' }],
      },
    });
    expect(await call(billing, 'export_own_data()')).toMatchObject({
      firm: { role: 'billing', matters: [{ id, privateNotes: null }] },
    });
    expect(await call(await database.addCustomer(), 'export_own_data()')).toMatchObject({
      firm: null,
    });
  });

  it('is not deleted if colleagues would be left without an owner, and otherwise ends the firm', async () => {
    const attorney = await addColleague(database, owner, 'attorney');
    await saveNewMatter(database, attorney);
    const leave = async ({ userId }: SignedIn) =>
      (await database.query('select private.leave_firm_for_good($1) as answer', [userId]))[0]?.[
        'answer'
      ];

    expect(await leave(owner)).toBe(false);
    expect(await leave(attorney)).toBe(true);
    expect(await leave(await database.addCustomer())).toBe(true);

    await database.query('delete from auth.users where id = $1', [attorney.userId]);
    expect(
      await database.queryAs(owner, 'select created_by, responsible from public.matters'),
    ).toEqual([{ created_by: null, responsible: null }]);
    expect(await leave(owner)).toBe(true);
    expect(await database.query('select 1 from public.firms where id = $1', [firmId])).toEqual([]);
  });
});
