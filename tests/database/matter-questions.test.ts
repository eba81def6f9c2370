import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { addStaff } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: Awaited<ReturnType<typeof addStaff>>;
let owner: Awaited<ReturnType<ActorDatabase['addCustomer']>>;
let matterId: string;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner, { matter_access: 'named' });
  matterId = await saveNewMatter(database, owner);
});

const QUESTION = { facts: 'Objections: No', worry: 'credit', details: 'A score of 540' };

const call = async (actor: Actor, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

const ask = (actor: Actor, change: object = {}, of = matterId) =>
  call(actor, 'ask_underwriter($1, $2)', [of, { ...QUESTION, ...change }]);

const read = (actor: Actor) => call(actor, 'matter_answers($1)', [matterId]);

const inquiry = async () => {
  const rows = await database.query(
    'select * from public.inquiries where matter_id = $1 order by created_at desc',
    [matterId],
  );

  return rows[0] ?? {};
};

const answer = async (actor: Actor, wanted = 'likely') =>
  call(actor, 'answer_inquiry($1, $2, $3)', [(await inquiry())['id'], wanted, 'Apply']);

const mails = async () =>
  database.query('select recipient, data from private.notifications where dedupe_key = $1', [
    `inquiry_answered:${String((await inquiry())['id'])}`,
  ]);

const emailOf = async ({ userId }: { userId: string }) =>
  (await database.query('select email from auth.users where id = $1', [userId]))[0]?.['email'];

describe('a question about a matter', () => {
  it('goes to the underwriters with bond, state and amount as stored, and its answer stays with the matter', async () => {
    expect(await ask(owner)).toBe('asked');
    expect(await ask(owner)).toBe('asked');
    expect(await ask(owner, { facts: 'Objections: Yes' })).toBe('waits-already');
    expect(await inquiry()).toMatchObject({
      asker: 'attorney',
      bond_slug: 'administrator',
      state_code: 'SC',
      amount_cents: 25_000_000,
      sender: 'Ward & Hale',
      key_hash: null,
      email: null,
    });

    expect(await answer(underwriter)).toBe('answered');
    expect(await read(owner)).toMatchObject([{ ...QUESTION, answer: 'likely', note: 'Apply' }]);
    expect(await mails()).toMatchObject([{ recipient: await emailOf(owner), data: { matterId } }]);

    expect(await ask(owner, { facts: 'Objections: Yes' })).toBe('asked');
    expect(await read(owner)).toMatchObject([{ facts: 'Objections: Yes' }, QUESTION]);
  });

  it('needs bond, state and amount, and an open matter', async () => {
    const empty = await saveNewMatter(database, owner, { amount_cents: null });
    expect(await ask(owner, {}, empty)).toBe('incomplete');

    await call(owner, 'close_matter($1, true)', [matterId]);
    expect(await ask(owner)).toBe('closed');
  });

  it('waits with at most 20 others of the firm', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect(await ask(owner, {}, await saveNewMatter(database, owner))).toBe('asked');
    }
    expect(await ask(owner)).toBe('too-many-waiting');
  });

  it('outlives the 60 days of the questions of visitors, and ends with its matter', async () => {
    await ask(owner);
    await database.query(
      `update public.inquiries set created_at = now() - interval '61 days' where matter_id = $1`,
      [matterId],
    );
    await database.query('select private.delete_expired_records(1000)');
    expect(await read(owner)).toHaveLength(1);

    await database.query('delete from public.matters where id = $1', [matterId]);
    expect(await inquiry()).toEqual({});
  });

  it('is in the export of the firm, without a name of staff', async () => {
    await ask(owner);
    await answer(underwriter);
    const text = JSON.stringify(await call(owner, 'export_own_data()'));

    expect(text).toContain(QUESTION.details);
    expect(text).not.toContain(underwriter.userId);
  });
});

describe('attacks on the questions about a matter', () => {
  it.each([
    'another firm',
    'a colleague who is not named',
    'billing',
    'a former colleague',
  ] as const)('are refused: %s', async (who) => {
    const stranger = await database.addCustomer();
    await openFirm(database, stranger);
    const colleague = await addColleague(database, owner, 'attorney');
    const billing = await addColleague(database, owner, 'billing');
    const former = await addColleague(database, owner, 'attorney');
    for (const member of [billing, former])
      await call(owner, 'name_for_matter($1, $2, true)', [matterId, member.userId]);
    await call(owner, 'remove_colleague($1)', [former.userId]);
    const actor = {
      'another firm': stranger,
      'a colleague who is not named': colleague,
      billing,
      'a former colleague': former,
    }[who];

    expect(await ask(actor)).toBe('not-found');
    await ask(owner);
    if (who !== 'billing') expect(await read(actor)).toEqual([]);
    expect(await database.queryAs(actor, 'select id from public.inquiries')).toEqual([]);
    expect(await answer(actor)).toBe('not-staff');
  });

  it('are refused to visitors', async () => {
    await expect(ask('anon')).rejects.toThrow(/permission denied/u);
    await expect(read('anon')).rejects.toThrow(/permission denied/u);
  });

  it('cannot hide a number of a person in the facts', async () => {
    await expect(ask(owner, { facts: 'SSN 219-09-9999' })).rejects.toThrow(/secret_number/u);
    await expect(ask(owner, { details: '219-09-9999' })).rejects.toThrow(/secret_number/u);
    await expect(ask(owner, { worry: 'something' })).rejects.toThrow(/worry/u);
  });

  it('cannot make staff answer for their own firm', async () => {
    const both = await addStaff(database, 'Lee Moreno');
    const [account] = await database.query('select email from auth.users where id = $1', [
      both.userId,
    ]);
    await call(owner, 'invite_colleague($1, $2)', [account?.['email'], 'attorney']);
    const invitations = (await call(both, 'own_invitations()')) as { id: string }[];
    await call(both, 'join_firm($1)', [invitations[0]?.id]);
    await ask(owner);

    expect(await answer(both)).toBe('own-firm');
    expect(await answer(underwriter)).toBe('answered');
  });

  it('cannot show staff the matter itself', async () => {
    await ask(owner);
    const [row] = await database.queryAs(
      underwriter,
      'select sender, facts from public.inquiries where facts is not null and answer is null limit 1',
    );
    expect(row).toMatchObject({ sender: 'Ward & Hale' });
    await expect(
      database.queryAs(underwriter, 'select matter_id from public.inquiries'),
    ).rejects.toThrow(/permission denied/u);
    expect(await read(underwriter)).toEqual([]);
  });

  it('send no mail to a member who left: the responsible attorney gets it', async () => {
    const leaver = await addColleague(database, owner, 'attorney');
    await call(owner, 'name_for_matter($1, $2, true)', [matterId, leaver.userId]);
    expect(await ask(leaver)).toBe('asked');
    await call(owner, 'remove_colleague($1)', [leaver.userId]);
    await answer(underwriter);

    expect(await mails()).toMatchObject([{ recipient: await emailOf(owner) }]);
  });
});
