import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { OTHER_NAMES, SAME_NAMES } from '../support/spelled-names.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

const isSameName = async (one: string, other: string) => {
  const [row] = await database.queryAs(
    'service_role',
    'select private.plain_name($1) = private.plain_name($2) as answer',
    [one, other],
  );

  return row?.['answer'];
};

it.each(SAME_NAMES)('%s: counts as the same name, as in the browser', async (_, one, other) => {
  expect(await isSameName(one, other)).toBe(true);
});

it.each(OTHER_NAMES)('%s: counts as a different name, as in the browser', async (_, one, other) => {
  expect(await isSameName(one, other)).toBe(false);
});
