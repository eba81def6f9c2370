import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { addStaff } from '../support/staff-actor.ts';

const KEY = 'k'.repeat(43);

let database: ActorDatabase;
let underwriter: Awaited<ReturnType<typeof addStaff>>;
let owner: Awaited<ReturnType<ActorDatabase['addCustomer']>>;
let matterId: string;
let inquiryId: string;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
  matterId = await saveNewMatter(database, owner);
  await database.query('delete from public.inquiries');
  inquiryId = await addInquiry();
});

const call = async (actor: Actor, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

const take = (actor: Actor, of = matterId, key = KEY) =>
  call(actor, 'take_inquiry_answer($1, $2)', [of, key]);

const answersOf = (of: string) => call(owner, 'matter_answers($1)', [of]);

const answer = () =>
  call(underwriter, 'answer_inquiry($1, $2, $3)', [inquiryId, 'likely', 'Apply']);

/** Store an inquiry of a visitor, and return its id. */
async function addInquiry(change: { asker?: string; bond?: string } = {}): Promise<string> {
  const [row] = await database.query(
    `insert into public.inquiries (key_hash, asker, bond_slug, state_code, amount_cents, worry, details, email)
     values ($1, $2, $3, 'SC', 24000000, 'bankruptcy', 'Discharged in 2021', 'anna@example.com')
     on conflict (key_hash) do update set asker = excluded.asker, bond_slug = excluded.bond_slug
     returning id`,
    [
      createHash('sha256').update(KEY).digest('hex'),
      change.asker ?? 'attorney',
      change.bond ?? 'administrator',
    ],
  );

  return String(row?.['id']);
}

describe('the answer that an attorney got as a visitor', () => {
  it('joins the matter that is opened from it, once, without the words of the asker, which a link never shows', async () => {
    await answer();

    expect(await take(owner)).toBe('taken');
    expect(await take(owner)).toBe('taken');
    expect(await answersOf(matterId)).toMatchObject([
      {
        amount: 24_000_000,
        bond: 'administrator',
        state: 'SC',
        worry: 'bankruptcy',
        details: '',
        facts: '',
        answer: 'likely',
        note: 'Apply',
      },
    ]);
  });

  it('stays with the matter after the inquiry has ended, and shows no staff', async () => {
    await answer();
    await take(owner);
    await database.query('delete from public.inquiries where id = $1', [inquiryId]);
    const text = JSON.stringify(await answersOf(matterId));

    expect(text).toContain('"likely"');
    expect(text).not.toContain(underwriter.userId);
  });

  it('joins no matter with another key, before it is answered, or after its link has ended', async () => {
    expect(await take(owner)).toBe('not-found');

    await answer();
    expect(await take(owner, matterId, 'x'.repeat(43))).toBe('not-found');
    const hash = createHash('sha256').update(KEY).digest('hex');
    expect(await take(owner, matterId, hash)).toBe('not-found');

    await database.query(`update public.inquiries set created_at = now() - interval '61 days'`);
    expect(await take(owner)).toBe('not-found');
    expect(await answersOf(matterId)).toEqual([]);
  });

  it('joins no matter of another firm, no closed matter and none for another bond or state', async () => {
    await answer();
    const stranger = await database.addCustomer();
    await openFirm(database, stranger);
    expect(await take(stranger)).toBe('not-found');
    const clerk = await addColleague(database, owner, 'billing');
    expect(await take(clerk)).toBe('not-found');

    for (const change of [{ bond_slug: 'trustee' }, { state_code: 'GA' }, { state_code: null }]) {
      expect(await take(owner, await saveNewMatter(database, owner, change))).toBe('another-bond');
    }
    await call(owner, 'close_matter($1, true)', [matterId]);
    expect(await take(owner)).toBe('closed');
    expect(await answersOf(matterId)).toEqual([]);
  });

  it('is no answer to an applicant', async () => {
    await addInquiry({ asker: 'applicant' });
    await answer();

    expect(await take(owner)).toBe('not-found');
  });
});
