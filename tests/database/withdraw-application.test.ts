import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, canMove } from '~/domain/application-status';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { eventsOf, statusOf, storeApplicationIn } from '../support/moved-application.ts';

let database: ActorDatabase;
let owner: { userId: string };
let stranger: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
});

afterAll(() => database.close());

async function withdraw(
  id: string,
  caller: string | null = owner.userId,
): Promise<Record<string, unknown>> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.withdraw_application($1, $2) as outcome',
    [id, caller],
  );

  return row?.['outcome'] as Record<string, unknown>;
}

describe('withdraw_application', () => {
  it.each(APPLICATION_STATUSES)(
    'follows the domain for an application that is %s',
    async (status) => {
      const id = await storeApplicationIn(database, owner.userId, status);
      const mayWithdraw = canMove(status, 'withdrawn') || status === 'withdrawn';

      expect((await withdraw(id))['outcome']).toBe(mayWithdraw ? 'withdrawn' : 'not-open');
      expect(await statusOf(database, id)).toBe(mayWithdraw ? 'withdrawn' : status);
    },
  );

  it('voids the payment, records it in the history and returns the payment to release', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'approved');
    const [payment] = await database.query(
      'select reference from public.payments where quote_id = $1',
      [id],
    );

    expect(await withdraw(id)).toEqual({
      outcome: 'withdrawn',
      voided_references: [payment?.['reference']],
    });
    expect(
      await database.query('select status from public.payments where quote_id = $1', [id]),
    ).toEqual([{ status: 'voided' }]);
    expect((await eventsOf(database, id)).at(-1)).toEqual({
      actor: 'customer',
      actor_id: owner.userId,
      kind: 'withdrawn',
      from_status: 'approved',
      to_status: 'withdrawn',
      detail: {},
    });
  });

  it('happens once, and a repeated call returns the same result', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'under_review');
    const first = await withdraw(id);

    expect(await withdraw(id)).toEqual(first);
    expect((await eventsOf(database, id)).filter(({ kind }) => kind === 'withdrawn')).toHaveLength(
      1,
    );
  });

  it.each([
    ['another customer', () => stranger.userId],
    ['nobody', () => null],
  ])('finds nothing for %s', async (_, caller) => {
    const id = await storeApplicationIn(database, owner.userId, 'approved');

    expect(await withdraw(id, caller())).toEqual({ outcome: 'not-found' });
    expect(await statusOf(database, id)).toBe('approved');
  });

  it('finds no unknown application', async () => {
    expect(await withdraw(randomUUID())).toEqual({ outcome: 'not-found' });
  });
});
