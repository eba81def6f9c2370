import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  askQuestion,
  eventsOf,
  statusOf,
  storeApplicationIn,
} from '../support/moved-application.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

let database: ActorDatabase;
let owner: { userId: string };
let stranger: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
});

afterAll(() => database.close());

async function answer(id: string, words: string, caller: string = owner.userId): Promise<unknown> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.answer_information_request($1, $2, $3) as outcome',
    [id, caller, words],
  );

  return row?.['outcome'];
}

describe('answer_information_request', () => {
  it('stores the answer outside the history and reopens the application', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    const request = await askQuestion(database, id);

    expect(await answer(id, 'Palmetto State Bank')).toEqual({
      outcome: 'answered',
      status: 'under_review',
    });
    expect(await statusOf(database, id)).toBe('under_review');
    expect((await eventsOf(database, id)).at(-1)).toMatchObject({
      actor: 'customer',
      actor_id: owner.userId,
      kind: 'information-given',
      detail: { requestId: request },
    });
    expect(
      await database.query(
        'select request_id::int as request, answer, answered_by from public.information_answers where application_id = $1',
        [id],
      ),
    ).toEqual([{ request, answer: 'Palmetto State Bank', answered_by: owner.userId }]);
  });

  it('accepts a repeated answer once, and refuses a different answer to the same question', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    await askQuestion(database, id);
    const first = await answer(id, 'Palmetto State Bank');

    expect(await answer(id, 'Palmetto State Bank')).toEqual(first);
    expect(await answer(id, 'Another bank')).toEqual({ outcome: 'not-open' });
    expect(
      (await eventsOf(database, id)).filter(({ kind }) => kind === 'information-given'),
    ).toHaveLength(1);
  });

  it('accepts one answer to each question', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    for (const words of ['The first', 'The second']) {
      await askQuestion(database, id);
      await answer(id, words);
      await database.query(
        `update public.applications set status = 'information_requested' where id = $1`,
        [id],
      );
    }

    const answers = await database.query(
      'select answer from public.information_answers where application_id = $1 order by request_id',
      [id],
    );
    expect(answers).toEqual([{ answer: 'The first' }, { answer: 'The second' }]);
  });

  it.each(APPLICATION_STATUSES.filter((status) => status !== 'information_requested'))(
    'accepts no answer while the application is %s',
    async (status) => {
      const id = await storeApplicationIn(database, owner.userId, status);

      expect(await answer(id, 'Unasked')).toEqual({ outcome: 'not-open' });
      expect(await statusOf(database, id)).toBe(status);
    },
  );

  it('finds no application of another customer', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    await askQuestion(database, id);

    expect(await answer(id, 'Mine now', stranger.userId)).toEqual({ outcome: 'not-found' });
    expect(await statusOf(database, id)).toBe('information_requested');
  });
});

describe('an answer', () => {
  it('can be read by the owner and the staff, but not by other customers or visitors', async () => {
    const staff = await addStaff(database, 'Dana Whitfield');
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    await askQuestion(database, id);
    await answer(id, 'For you alone');
    const read = 'select answer from public.information_answers where application_id = $1';

    expect(await database.queryAs(owner, read, [id])).toEqual([{ answer: 'For you alone' }]);
    await openApplication(database, staff, id);
    expect(await database.queryAs(staff, read, [id])).toHaveLength(1);
    expect(await database.queryAs(stranger, read, [id])).toEqual([]);
    await expect(database.queryAs('anon', read, [id])).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['rewritten', `update public.information_answers set answer = 'x'`],
    ['deleted', 'delete from public.information_answers'],
    ['emptied', 'truncate public.information_answers'],
  ])("can't be %s by anyone", async (_, statement) => {
    for (const actor of ['anon', owner, 'service_role'] as const) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(database.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['nothing', 0],
    ['4,001 characters', 4001],
  ])('cannot be %s', async (_, length) => {
    await expect(
      database.query(
        `insert into public.information_answers (application_id, request_id, answer)
         select id, 0, repeat('a', $1) from public.applications limit 1`,
        [length],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
