import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWords } from '../../src/domain/underwriting/search-words.ts';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import { assign, sendApplication } from '../support/underwriting-rows.ts';

type Row = Record<string, unknown>;

let database: ActorDatabase;
let underwriter: { userId: string };
let colleague: { userId: string };
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
  colleague = await addStaff(database, 'Lee Moreno');
  customer = await database.addCustomer();
});

afterAll(() => database.close());

async function queue(actor: Actor, filters: object): Promise<Row[]> {
  const [row] = await database.queryAs(
    actor,
    'select public.underwriting_queue($1::jsonb) as page',
    [JSON.stringify(filters)],
  );

  return row?.['page'] as Row[];
}

const idsIn = async (filters: object) => (await queue(underwriter, filters)).map(({ id }) => id);

describe('the queue of the underwriters', () => {
  it('shows the longest waiting first, and no drafts', async () => {
    const newer = await sendApplication(database, { state: 'MT', at: '2026-03-02' });
    const older = await sendApplication(database, { state: 'MT', at: '2026-03-01' });
    await database.queryAs(
      customer,
      `insert into public.applications (id, state_code) values ($1, 'MT')`,
      [randomUUID()],
    );

    expect(await idsIn({ status: 'under_review', state: 'MT' })).toEqual([older, newer]);
    expect(await idsIn({ state: 'MT', newest_first: true })).toEqual([newer, older]);
  });

  it('can be read page by page in both directions, even if several arrived at the same time', async () => {
    const sent: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      sent.push(await sendApplication(database, { state: 'WY', at: '2026-03-03' }));
    }
    sent.sort();
    const edge = (id: string | undefined) => ({ submitted_at: '2026-03-03T00:00:00+00:00', id });

    expect(await idsIn({ state: 'WY', size: 2 })).toEqual(sent.slice(0, 3)); // one more than requested
    expect(await idsIn({ state: 'WY', size: 2, after: edge(sent[1]) })).toEqual(sent.slice(2, 5));
    expect(await idsIn({ state: 'WY', size: 2, after: edge(sent[3]) })).toEqual(sent.slice(4));
    expect(await idsIn({ state: 'WY', size: 2, before: edge(sent[4]) })).toEqual(
      sent.slice(1, 4).reverse(),
    );
    expect(await idsIn({ state: 'WY', size: 2, newest_first: true, after: edge(sent[1]) })).toEqual(
      [sent[0]],
    );
  });

  it('can be filtered by status, bond and assignee', async () => {
    const free = await sendApplication(database, { state: 'ND' });
    const mine = await sendApplication(database, { state: 'ND' });
    const putBack = await sendApplication(database, { state: 'ND' });
    const trustee = await sendApplication(database, { state: 'ND', bond: 'trustee' });
    await assign(
      database,
      underwriter,
      [{ id: mine }, { id: putBack }, { id: trustee }],
      underwriter.userId,
    );
    await assign(database, underwriter, [{ id: putBack, seen: underwriter.userId }], null);

    expect(await idsIn({ state: 'ND', bond: 'trustee' })).toEqual([trustee]);
    expect(await idsIn({ state: 'ND', status: 'declined' })).toEqual([]);
    expect((await idsIn({ state: 'ND', holder: 'nobody' })).sort()).toEqual([free, putBack].sort());
    expect((await idsIn({ state: 'ND', holder: underwriter.userId })).sort()).toEqual(
      [mine, trustee].sort(),
    );
    expect(await idsIn({ state: 'ND', holder: colleague.userId })).toEqual([]);
  });

  describe('searched by words', () => {
    let id: string;

    beforeAll(async () => {
      id = await sendApplication(database, {
        state: 'HI',
        number: 'APP-700001',
        answers: {
          applicant: { firstName: 'José', lastName: 'O’Driscoll', email: 'Jose@Harbor.example' },
          business: { legalName: 'Harbor Light (Freight) LLC' },
        },
      });
      await sendApplication(database, { state: 'HI' });
    });

    it.each([
      ['the number', 'APP-700001'],
      ['its digits', '700001'],
      ['the beginning of its digits', '70000'],
      ['the first name, without its accent', 'jose'],
      ['the beginning of the last name, with an apostrophe it may have', "O'Dris"],
      ['both names in any order', 'ODriscoll José'],
      ['the address', 'jose@harbor.example'],
      ['the business', 'harbor light'],
    ])('finds %s', async (_, words) => {
      expect(await idsIn({ state: 'HI', words: searchWords(words) })).toEqual([id]);
      expect(await idsIn({ state: 'HI', words: [...searchWords(words), 'nobody'] })).toEqual([]);
    });

    it('finds what the customer corrected before it was sent by the new name alone', async () => {
      await database.query(
        `update public.applications
         set answers = '{"applicant": {"lastName": "Driscoll"}}', revision = revision + 1
         where id = $1`,
        [id],
      );

      expect(await idsIn({ state: 'HI', words: ['driscoll'] })).toEqual([id]);
      expect(await idsIn({ state: 'HI', words: ['odriscoll'] })).toEqual([]);
    });
  });

  it('shows only staff the applications of others', async () => {
    await sendApplication(database, { state: 'VT' });

    expect(await queue(customer, { state: 'VT' })).toEqual([]);
    for (const actor of [customer, underwriter]) {
      await expect(
        database.queryAs(actor, 'select 1 from public.application_words'),
      ).rejects.toMatchObject({ code: '42501' });
    }
    await expect(queue('anon', {})).rejects.toMatchObject({ code: '42501' });
  });

  it('treats a filter as a value, never as SQL', async () => {
    expect(await idsIn({ state: "MT' or true --" })).toEqual([]);
    expect(await idsIn({ words: ["%' or true --"] })).toEqual([]);
  });
});

describe('the words of an application', () => {
  it.each([
    'José O’Driscoll',
    'Ana-María  Núñez, "Trust" (2019):',
    'A/B & co',
    'a@b.example; Zoë',
    '',
  ])('are split like a search query: %s', async (text) => {
    const rows = await database.query('select word from private.words_in($1) as word', [text]);

    expect(rows.map(({ word }) => word).sort()).toEqual(searchWords(text).sort());
  });
});

describe('the numbers of the underwriters', () => {
  it('count each status, mine and unassigned, and name the staff', async () => {
    const fresh = await openDatabase();
    const [one, other] = [
      await addStaff(fresh, 'Dana Whitfield'),
      await addStaff(fresh, 'Lee Moreno'),
    ];
    const first = await sendApplication(fresh, { at: '2026-02-01' });
    await sendApplication(fresh, { at: '2026-02-03' });
    const declined = await sendApplication(fresh, { at: '2026-01-15' });
    await fresh.query(`update public.applications set status = 'declined' where id = $1`, [
      declined,
    ]);
    await fresh.queryAs(one, 'select public.assign_applications($1::jsonb, $2)', [
      JSON.stringify([{ id: first }]),
      one.userId,
    ]);

    const [row] = await fresh.queryAs(one, 'select public.underwriting_overview() as overview');
    expect(row?.['overview']).toEqual({
      inquiries: 0,
      statuses: {
        under_review: { count: 2, oldest: '2026-02-01T00:00:00+00:00' },
        declined: { count: 1, oldest: '2026-01-15T00:00:00+00:00' },
      },
      mine: 1,
      nobodys: 1,
      needs_hand: 0,
      staff: [
        { id: one.userId, name: 'Dana Whitfield', email: expect.stringContaining('@') as string },
        { id: other.userId, name: 'Lee Moreno', email: expect.stringContaining('@') as string },
      ],
    });
    await fresh.close();
  });

  it('are empty for a customer, and refused to visitors', async () => {
    const ask = (actor: Actor) =>
      database.queryAs(actor, 'select public.underwriting_overview() as overview');

    expect(await ask(customer)).toEqual([{ overview: null }]);
    await expect(ask('anon')).rejects.toMatchObject({ code: '42501' });
  });

  it('name colleagues only to staff', async () => {
    const read = 'select display_name from public.profiles where id = $1';

    expect(await database.queryAs(underwriter, read, [colleague.userId])).toHaveLength(1);
    expect(await database.queryAs(customer, read, [colleague.userId])).toEqual([]);
    expect(await database.queryAs(underwriter, read, [customer.userId])).toEqual([]);
  });
});
