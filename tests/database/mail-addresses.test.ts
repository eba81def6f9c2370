import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEmail } from '~/domain/formats/email';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

it.each([
  'mary@example.com',
  'Mary.O-Hara+law@mail.example.co.uk',
  "o'hara&sons@example.com",
  `a@${'b'.repeat(63)}.com`,
  `a@${'b'.repeat(64)}.com`,
  `${'a'.repeat(242)}@example.com`,
  `${'a'.repeat(243)}@example.com`,
  'mary@example',
  'mary@-example.com',
  'mary@example-.com',
  'mary@example..com',
  'mary@example.c',
  '<mary@example.com>',
  'Mary <mary@example.com>',
  '"Mary"@example.com',
  'mary@example.com,ann@example.com',
  'mary@ann@example.com',
  'mary@example.com\r\nBcc: ann@example.com',
  'mary@example.com\n',
  'märy@example.com',
  'mary@exämple.com',
  '@example.com',
  '',
])('the database and the forms agree whether %j is one address', async (text) => {
  const [row] = await database.query('select private.is_mail_address($1) as is_one', [text]);

  // The forms remove blanks at the ends first.
  expect(row?.['is_one']).toBe(parseEmail(text) === text);
});
