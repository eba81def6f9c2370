import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addFactor, addStaff, signInWithPassword } from '../support/staff-actor.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

type Staff = Awaited<ReturnType<typeof addStaff>>;

let database: ActorDatabase;
let underwriter: Staff;
let hash: string;
let id: string;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

const INQUIRY = {
  asker: 'applicant',
  bond: 'notary',
  state: 'TN',
  amount_cents: 1_000_000,
  worry: 'credit',
  details: 'A score of 540',
};

const send = (change: object) =>
  database.queryAs('service_role', 'select public.send_inquiry($1) as outcome', [
    { ...INQUIRY, sender_hash: randomUUID(), ...change },
  ]);

const answerAs = async (
  actor: Parameters<ActorDatabase['queryAs']>[0],
  answer = 'likely',
  note = 'Apply',
) => {
  const [row] = await database.queryAs(
    actor,
    'select public.answer_inquiry($1, $2, $3) as outcome',
    [id, answer, note],
  );

  return row?.['outcome'];
};

const find = async () => {
  const [row] = await database.queryAs('service_role', 'select public.find_inquiry($1) as found', [
    hash,
  ]);

  return row?.['found'] as Record<string, unknown> | null;
};

const mails = () =>
  database.query('select recipient, data from private.notifications where dedupe_key = $1', [
    `inquiry_answered:${id}`,
  ]);

beforeEach(async () => {
  hash = createHash('sha256').update(randomUUID()).digest('hex');
  await send({ key_hash: hash, email: `${randomUUID()}@example.com` });
  const [row] = await database.query('select id from public.inquiries where key_hash = $1', [hash]);
  id = String(row?.['id']);
});

describe('an inquiry', () => {
  it('is answered once, and a repeated answer changes nothing', async () => {
    const colleague = await addStaff(database, 'Lee Moreno');
    expect(await find()).not.toHaveProperty('answered');

    expect(await answerAs(underwriter)).toBe('answered');
    expect(await answerAs(underwriter)).toBe('answered');
    expect(await answerAs(underwriter, 'declined')).toBe('already-answered');
    expect(await answerAs(colleague)).toBe('already-answered');

    expect(await find()).toMatchObject({ answered: { answer: 'likely', note: 'Apply' } });
    expect(await mails()).toMatchObject([{ data: { bond: 'notary', answer: 'likely' } }]);
  });

  it('is mailed without the text of the visitor', async () => {
    await answerAs(underwriter);

    expect(textWithoutIds(await mails())).not.toContain('540');
  });

  it('can be seen until its retention period ends, and is deleted then', async () => {
    await database.query(
      `update public.inquiries set created_at = now() - interval '59 days 23 hours' where id = $1`,
      [id],
    );
    expect(await find()).not.toBeNull();

    await database.query(
      `update public.inquiries set created_at = now() - interval '60 days 1 second' where id = $1`,
      [id],
    );
    expect(await find()).toBeNull();

    const [row] = await database.queryAs(
      'service_role',
      'select public.delete_expired_records(100) as counts',
    );
    expect(row?.['counts']).toMatchObject({ inquiries: 1 });
    expect(await database.query('select 1 from public.inquiries where id = $1', [id])).toEqual([]);
    expect(await answerAs(underwriter)).toBe('not-found');
  });
});

describe('nobody but staff with a second factor', () => {
  it('reads or answers an inquiry', async () => {
    const customer = await database.addCustomer();
    const withPassword = await signInWithPassword(database, underwriter);
    const factorless = await addStaff(database, 'Ann Cole');
    await addFactor(database, factorless, 'verified');
    const unproved = await signInWithPassword(database, factorless);

    for (const actor of [customer, withPassword, unproved]) {
      expect(await database.queryAs(actor, 'select id from public.inquiries')).toEqual([]);
      expect(await answerAs(actor)).toBe('not-staff');
    }
    await expect(database.queryAs('anon', 'select id from public.inquiries')).rejects.toMatchObject(
      { code: '42501' },
    );
    await expect(answerAs('anon')).rejects.toMatchObject({ code: '42501' });
    expect(await mails()).toEqual([]);
  });

  it('not even staff read the hash of a key or write the table', async () => {
    for (const sql of [
      'select key_hash from public.inquiries',
      `update public.inquiries set answer = 'likely'`,
      'delete from public.inquiries',
    ]) {
      await expect(database.queryAs(underwriter, sql)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the database refuses', () => {
  it.each([
    ['an unknown answer', 'perhaps', ''],
    ['a note with an SSN', 'likely', ['219', '09', '9999'].join('-')],
    ['a note with hidden characters', 'likely', 'a\u202eb'],
  ])('%s', async (_, answer, note) => {
    await expect(answerAs(underwriter, answer, note)).rejects.toMatchObject({ code: '23514' });
    expect(await find()).not.toHaveProperty('answered');
    expect(await mails()).toEqual([]);
  });

  it('a text with a card number', async () => {
    await expect(
      send({
        key_hash: 'a'.repeat(64),
        email: 'ann@example.com',
        details: ['4111', '1111', '1111', '1111'].join(' '),
      }),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
