import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import { addColleague, FIRM, MATTER, openFirm, saveNewMatter } from '../support/sample-firm.ts';

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

const emailOf = async ({ userId }: SignedIn) =>
  (await database.query('select email from auth.users where id = $1', [userId]))[0]?.['email'];

const save = (actor: SignedIn, id: string, version: number, change: object, key = randomUUID()) =>
  call(actor, 'save_matter($1, $2, $3, $4)', [id, version, key, { ...MATTER, ...change }]);

describe('a firm', () => {
  it('is opened once, with its bar numbers', async () => {
    expect(await call(owner, 'open_firm($1, $2)', [firmId, FIRM])).toBe('opened');
    expect(await call(owner, 'open_firm($1, $2)', [randomUUID(), FIRM])).toBe('in-a-firm');
    const stranger = await database.addCustomer();
    expect(await call(stranger, 'open_firm($1, $2)', [firmId, FIRM])).toBe('in-a-firm');

    expect(
      await database.queryAs(
        owner,
        'select state_code, number, checked_on from public.firm_bar_numbers',
      ),
    ).toEqual([{ state_code: 'SC', number: '100234', checked_on: null }]);
  });

  it('keeps the day a bar number was checked when its owner changes something else', async () => {
    await database.query(
      `update public.firm_bar_numbers set checked_on = '2026-11-01' where firm_id = $1`,
      [firmId],
    );
    const numbers = [...FIRM.bar_numbers, { state: 'NC', number: '77' }];
    expect(await call(owner, 'change_firm(1, $1)', [{ ...FIRM, bar_numbers: numbers }])).toBe(
      'changed',
    );

    expect(
      await database.queryAs(
        owner,
        'select state_code, checked_on::text from public.firm_bar_numbers order by 1',
      ),
    ).toEqual([
      { state_code: 'NC', checked_on: null },
      { state_code: 'SC', checked_on: '2026-11-01' },
    ]);
  });

  it('waits for another check of its bar numbers when it takes another name', async () => {
    await database.query(
      `update public.firm_bar_numbers set checked_on = '2026-11-01' where firm_id = $1`,
      [firmId],
    );
    await call(owner, 'change_firm(1, $1)', [{ ...FIRM, name: 'A Larger Firm' }]);

    expect(await database.queryAs(owner, 'select checked_on from public.firm_bar_numbers')).toEqual(
      [{ checked_on: null }],
    );
  });

  it('is not overwritten by an owner who did not see the change of another', async () => {
    const other = await addColleague(database, owner, 'owner');
    const change = (actor: SignedIn, expected: number, facts: object) =>
      call(actor, 'change_firm($1, $2)', [expected, { ...FIRM, ...facts }]);
    const numbers = [...FIRM.bar_numbers, { state: 'NC', number: '77' }];
    expect(await change(owner, 1, { bar_numbers: numbers })).toBe('changed');
    expect(await change(other, 1, { office_address: '7 Meeting Street' })).toBe(
      'changed-meanwhile',
    );
    expect(
      await database.queryAs(owner, 'select office_address, version from public.firms'),
    ).toEqual([{ office_address: FIRM.office_address, version: 2 }]);

    expect(await change(owner, 1, { bar_numbers: numbers.toReversed() })).toBe('changed');
    expect(
      await change(other, 2, { office_address: '7 Meeting Street', bar_numbers: numbers }),
    ).toBe('changed');
    expect(await database.queryAs(owner, 'select version from public.firms')).toEqual([
      { version: 3 },
    ]);
  });

  it('refuses an invitation to anything but one plain email address', async () => {
    for (const email of [
      '<a@example.com>',
      'Ann <a@example.com>',
      'a@example.com,b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com b@example.com',
      'nobody',
    ])
      await expect(
        call(owner, 'invite_colleague($1, $2)', [email, 'attorney']),
      ).rejects.toMatchObject({ code: '23514' });

    expect(await database.queryAs(owner, 'select id from public.firm_invitations')).toEqual([]);
  });

  it('needs a bar number', async () => {
    await expect(
      call(owner, 'change_firm(1, $1)', [{ ...FIRM, bar_numbers: [] }]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('takes only a colleague whose confirmed address was invited', async () => {
    const colleague = await database.addCustomer();
    const email = String(await emailOf(colleague));
    expect(await call(owner, 'invite_colleague($1, $2)', [email.toUpperCase(), 'attorney'])).toBe(
      'invited',
    );
    const [invitation] = await database.queryAs(owner, 'select id from public.firm_invitations');
    const stranger = await database.addCustomer();

    expect(await call(stranger, 'join_firm($1)', [invitation?.['id']])).toBe('not-found');
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [
      colleague.userId,
    ]);
    expect(await call(colleague, 'own_invitations()')).toEqual([]);
    expect(await call(colleague, 'join_firm($1)', [invitation?.['id']])).toBe('not-found');

    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [
      colleague.userId,
    ]);
    expect(await call(colleague, 'own_invitations()')).toMatchObject([
      { firm: FIRM.name, role: 'attorney' },
    ]);
    expect(await call(colleague, 'join_firm($1)', [invitation?.['id']])).toBe('joined');
    expect(await call(colleague, 'join_firm($1)', [invitation?.['id']])).toBe('not-found');
    expect(await call(colleague, 'firm_colleagues()')).toMatchObject([
      { role: 'owner' },
      { email },
    ]);
    expect(await call(stranger, 'firm_colleagues()')).toEqual([]);
  });

  it('mails an invited address once a day, and cannot have a web address as its name', async () => {
    const invite = (email: string) => call(owner, 'invite_colleague($1, $2)', [email, 'attorney']);
    const email = `${randomUUID()}@example.com`;
    for (const again of [email, email.toUpperCase(), ` ${email} `])
      expect(await invite(again)).toBe('invited');

    expect(
      await database.query('select kind, data from private.notifications where recipient = $1', [
        email,
      ]),
    ).toEqual([{ kind: 'firm_invited', data: { firm: FIRM.name, role: 'attorney' } }]);
    for (const name of [
      'Pay at https://evil.example',
      'www.evil.example',
      'a@evil.example',
      'A\nB',
    ]) {
      await expect(call(owner, 'change_firm(1, $1)', [{ ...FIRM, name }])).rejects.toMatchObject({
        code: '23514',
      });
    }
  });

  it('does not take an account with an expired or withdrawn invitation, or from another firm', async () => {
    const colleague = await database.addCustomer();
    const invite = async () => {
      await call(owner, 'invite_colleague($1, $2)', [await emailOf(colleague), 'attorney']);
      const [row] = await database.queryAs(owner, 'select id from public.firm_invitations');
      return row?.['id'];
    };

    const expired = await invite();
    await database.query(
      `update public.firm_invitations set created_at = now() - interval '15 days'`,
    );
    expect(await call(colleague, 'join_firm($1)', [expired])).toBe('not-found');

    const withdrawn = await invite();
    expect(await call(colleague, 'take_back_invitation($1)', [withdrawn])).toBe('not-owner');
    expect(await call(owner, 'take_back_invitation($1)', [withdrawn])).toBe('taken-back');
    expect(await call(colleague, 'join_firm($1)', [withdrawn])).toBe('not-found');

    const waiting = await invite();
    await openFirm(database, colleague);
    expect(await call(colleague, 'join_firm($1)', [waiting])).toBe('in-a-firm');
  });

  it('is managed only by its owners, and never loses the last one', async () => {
    const attorney = await addColleague(database, owner, 'attorney');
    expect(await call(attorney, 'invite_colleague($1, $2)', ['a@example.com', 'owner'])).toBe(
      'not-owner',
    );
    expect(await call(attorney, 'change_firm(1, $1)', [FIRM])).toBe('not-owner');
    expect(await call(attorney, 'change_colleague($1, $2)', [attorney.userId, 'owner'])).toBe(
      'not-owner',
    );
    expect(await call(attorney, 'remove_colleague($1)', [owner.userId])).toBe('not-owner');
    expect(await call(owner, 'remove_colleague($1)', [owner.userId])).toBe('last-owner');
    expect(await call(owner, 'change_colleague($1, $2)', [owner.userId, 'billing'])).toBe(
      'last-owner',
    );

    const stranger = await database.addCustomer();
    expect(await call(owner, 'change_colleague($1, $2)', [stranger.userId, 'owner'])).toBe(
      'not-found',
    );
    expect(await call(owner, 'remove_colleague($1)', [stranger.userId])).toBe('not-found');
    expect(await call(owner, 'change_colleague($1, $2)', [attorney.userId, 'owner'])).toBe(
      'changed',
    );
    expect(await call(owner, 'remove_colleague($1)', [owner.userId])).toBe('removed');
    expect(await call(owner, 'change_firm(1, $1)', [FIRM])).toBe('not-owner');
  });

  it('closes its matters at once to a member who leaves, who can return by a new invitation', async () => {
    const attorney = await addColleague(database, owner, 'attorney');
    const matter = await saveNewMatter(database, attorney);
    expect(await call(attorney, 'remove_colleague($1)', [attorney.userId])).toBe('removed');

    expect(await database.queryAs(attorney, 'select id from public.matters')).toEqual([]);
    expect(await save(attorney, matter, 1, {})).toEqual({ outcome: 'not-allowed' });
    expect(
      await database.queryAs(owner, 'select responsible from public.matters where id = $1', [
        matter,
      ]),
    ).toEqual([{ responsible: null }]);
    expect(
      await database.query('select 1 from public.matter_access where user_id = $1', [
        attorney.userId,
      ]),
    ).toEqual([]);

    await call(owner, 'invite_colleague($1, $2)', [await emailOf(attorney), 'paralegal']);
    expect(await call(attorney, `join_firm((public.own_invitations() -> 0 ->> 'id')::uuid)`)).toBe(
      'joined',
    );
  });
});
