import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function health(): Promise<Record<string, unknown>> {
  const [facts] = await database.queryAs('service_role', 'select * from public.service_health()');

  return facts ?? {};
}

describe('the facts about the health of the service', () => {
  it('are empty before the first application', async () => {
    expect(await health()).toEqual({
      oldest_unfinished_bond: null,
      oldest_due_mail: null,
      oldest_unsigned_bond: null,
      application_numbers: 0,
    });
  });

  it('name an approved bond that waits to be finished, but not one that the staff must finish', async () => {
    const { userId } = await database.addCustomer();
    const { quoteId } = await storeApplication(database, { userId, keyHash: buildKeyHash() });

    expect(await health()).toMatchObject({
      oldest_unfinished_bond: expect.any(String),
      oldest_due_mail: expect.any(String),
      application_numbers: 1,
    });

    await database.query(
      `update public.applications set needs_hand = 'interrupted' where id = $1`,
      [quoteId],
    );

    expect(await health()).toMatchObject({ oldest_unfinished_bond: null });
  });
});
