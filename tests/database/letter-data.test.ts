import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind } from '~/domain/notifications/read-letter.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { LETTER_DATA } from '../support/letter-data.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
  bondId = await storeBond(database, await database.addCustomer());
});

afterAll(() => database.close());

async function enqueue(kind: NotificationKind, key: string, data: object): Promise<void> {
  await database.queryAs(
    'service_role',
    'select private.enqueue_notification($1, null, $2, null, null, $3, $4)',
    [kind, bondId, key, data],
  );
}

function dataOf(key: string) {
  return database.query('select data from private.notifications where dedupe_key = $1', [key]);
}

describe('a mail', () => {
  it.each(NOTIFICATION_KINDS)('with the data of its letter is queued: %s', async (kind) => {
    await enqueue(kind, kind, LETTER_DATA[kind]);

    expect(await dataOf(kind)).toMatchObject([{ data: LETTER_DATA[kind] }]);
  });

  it('is refused if no letter has its kind', async () => {
    await expect(enqueue('greeting' as NotificationKind, 'unknown', {})).rejects.toMatchObject({
      code: '23514',
    });
    await expect(
      database.query(
        "insert into private.notifications (kind, recipient, dedupe_key) values ('greeting', 'a@b.example', 'unknown')",
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it.each([
    ['lacks the end of the bond', { expiredOn: undefined }],
    ['has null for the end of the bond', { expiredOn: null }],
    ['has a day that is none', { expiredOn: 'soon' }],
    ['has an empty name', { bondTitle: '' }],
    ['leads to another site', { renewPath: '//example.com' }],
  ])('is refused with its event if its data %s', async (_, change) => {
    await expect(
      enqueue('bond_expired', 'incomplete', { ...LETTER_DATA.bond_expired, ...change }),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await dataOf('incomplete')).toEqual([]);
  });
});
