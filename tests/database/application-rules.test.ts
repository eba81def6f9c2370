import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, canMove } from '~/domain/application-status';
import { NEVER_STORED } from '~/domain/quote/never-stored';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

const REFUSED = { code: '23514' };

async function storeDraft(answers: unknown = {}): Promise<string> {
  const customer = await database.addCustomer();
  const id = randomUUID();
  await database.queryAs(
    customer,
    'insert into public.applications (id, answers, revision) values ($1, $2, 1)',
    [id, JSON.stringify(answers)],
  );

  return id;
}

describe('answers', () => {
  const keys = NEVER_STORED.map((path) => path.replace(/\.\*$/, '').split('.').at(-1));

  it.each([
    ...keys,
    'SSN',
    'date_of_birth',
    'date-of-birth',
    'socialSecurityNumber',
    'cardNumber',
    'cvv',
    'routingNumber',
    'account_number',
  ])('are refused with a key %s, at any depth', async (key) => {
    const secret = { [String(key)]: '219098765' };

    await expect(storeDraft(secret)).rejects.toMatchObject(REFUSED);
    await expect(storeDraft({ applicant: secret })).rejects.toMatchObject(REFUSED);
    await expect(storeDraft({ owners: [[{ person: [secret] }]] })).rejects.toMatchObject(REFUSED);
  });

  it.each(['protein', 'assn', 'accountant', 'achievement', 'obligee'])(
    "may have a key %s, which only resembles a secret's key",
    async (key) => {
      await expect(storeDraft({ applicant: { [key]: 'text' } })).resolves.toBeTypeOf('string');
    },
  );

  it('may mention an EIN in a text', async () => {
    await expect(storeDraft({ note: 'ein ssn cvv' })).resolves.toBeTypeOf('string');
  });

  it.each([
    ['a list', []],
    ['a text', 'text'],
    ['nothing', null],
  ])('must be an object, not %s', async (_, answers) => {
    await expect(storeDraft(answers)).rejects.toMatchObject(REFUSED);
  });

  it('are at most 64 kB', async () => {
    await expect(storeDraft({ note: 'x'.repeat(65_000) })).resolves.toBeTypeOf('string');
    await expect(storeDraft({ note: 'x'.repeat(65_537) })).rejects.toMatchObject(REFUSED);
  });

  it('are refused if a newer revision is already stored', async () => {
    const id = await storeDraft();
    const save = (note: string, revision: number) =>
      database.query('update public.applications set answers = $2, revision = $3 where id = $1', [
        id,
        JSON.stringify({ note }),
        revision,
      ]);

    await save('newer', 2);
    await expect(save('older tab', 2)).rejects.toMatchObject({ code: '40001' });
    await expect(save('older tab', 1)).rejects.toMatchObject({ code: '40001' });
    await expect(save('newer', 2)).resolves.toEqual([]);
    await expect(save('newest', 3)).resolves.toEqual([]);
  });
});

describe('a draft', () => {
  it.each([
    ['an unknown bond', 'bond_slug', 'spaceship', '23503'],
    ['an unknown state', 'state_code', 'PR', '23514'],
    ['a lower-case state', 'state_code', 'tx', '23514'],
  ])('is refused for %s', async (_, column, value, code) => {
    const id = await storeDraft();

    await expect(
      database.query(`update public.applications set ${column} = $2 where id = $1`, [id, value]),
    ).rejects.toMatchObject({ code });
  });

  it("can't have a number or a price, whoever writes it", async () => {
    const id = await storeDraft();

    for (const change of [`number = 'APP-000001'`, 'premium_cents = 1', 'submitted_at = now()']) {
      await expect(
        database.queryAs('service_role', `update public.applications set ${change} where id = $1`, [
          id,
        ]),
      ).rejects.toMatchObject(REFUSED);
    }
  });
});

describe('a submitted application', () => {
  it.each([
    ['a total that is not the sum', 'total_cents = 23699'],
    ['a negative fee', 'fees_cents = -1, total_cents = 16199'],
    ['a bond of nothing', 'penal_sum_cents = 0'],
    ['a bond above $100,000,000', 'penal_sum_cents = 10000000001'],
    ['a number of another form', `number = 'APP-12345'`],
    ['no number', 'number = null'],
    ['no state', 'state_code = null'],
    ['a reason nobody knows', `review_reasons = '{whim}'`],
    ['a status nobody knows', `status = 'lost'`],
  ])('cannot have %s', async (_, change) => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });

    await expect(
      database.query(`update public.applications set ${change} where id = $1`, [quoteId]),
    ).rejects.toMatchObject(REFUSED);
  });

  it('starts only as draft or submitted', async () => {
    for (const status of APPLICATION_STATUSES.filter((s) => s !== 'draft' && s !== 'submitted')) {
      await expect(
        database.query('insert into public.applications (id, status) values ($1, $2)', [
          randomUUID(),
          status,
        ]),
      ).rejects.toMatchObject(REFUSED);
    }
  });
});

describe('status moves', () => {
  const moves = APPLICATION_STATUSES.filter((from) => from !== 'draft').flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => to !== from && to !== 'draft').map((to) => ({ from, to })),
  );

  it('match the domain for every pair of statuses, even for service_role', async () => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });

    for (const { from, to } of moves) {
      await database.query('alter table public.applications disable trigger guard_application');
      await database.query('update public.applications set status = $2 where id = $1', [
        quoteId,
        from,
      ]);
      await database.query('alter table public.applications enable trigger guard_application');

      const move = database.changeAs(
        'service_role',
        'update public.applications set status = $2 where id = $1',
        [quoteId, to],
      );
      if (canMove(from, to)) await expect(move, `${from} > ${to}`).resolves.toBe(1);
      else await expect(move, `${from} > ${to}`).rejects.toMatchObject(REFUSED);
    }
  });

  it('never lead back to draft', async () => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });

    await expect(
      database.queryAs(
        'service_role',
        `update public.applications set status = 'draft' where id = $1`,
        [quoteId],
      ),
    ).rejects.toMatchObject(REFUSED);
  });
});
