import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsSecretNumber } from '~/domain/formats/secret-number';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { shortestTime, TEDIOUS_PARTS, tediousText } from '../support/secret-numbers.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: Awaited<ReturnType<typeof addStaff>>;
let application: string;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
  application = await storeUnderReview(database, await database.addCustomer());
  await openApplication(database, underwriter, application);
});

afterAll(() => database.close());

const add = (note: string) =>
  database
    .tryAs(
      underwriter,
      'insert into public.application_notes (application_id, note) values ($1, $2)',
      [application, note],
    )
    .then(
      () => 'kept',
      (error: { code?: string }) => error.code,
    );

const isFound = async (text: string) => {
  const [row] = await database.query('select private.holds_secret_number($1) as found', [text]);

  return row?.['found'] as boolean;
};

describe('a note', () => {
  it('with 60,000 blanks is refused as fast as one with other characters', async () => {
    const attempts = { blanks: ' '.repeat(60_000), words: 'a'.repeat(60_000) };
    expect(await add(attempts.blanks)).toBe('23514');
    expect(await add(attempts.words)).toBe('23514');

    const [blanks, words] = [
      await shortestTime(() => add(attempts.blanks)),
      await shortestTime(() => add(attempts.words)),
    ];

    expect(blanks).toBeLessThan(Math.max(words, 5) * 10);
  });

  it('has at most 4,000 characters, including the blanks around it', async () => {
    expect(await add(`${'a'.repeat(3_999)} `)).toBe('kept');
    expect(await add(`${'a'.repeat(4_000)} `)).toBe('23514');
    expect(await add(` ${' '.repeat(4_000)}a`)).toBe('23514');
    expect(await add('  ')).toBe('23514');
  });
});

describe('the search for numbers', () => {
  it.each(TEDIOUS_PARTS)('takes time proportional to the length of the text: %j', async (part) => {
    const timeOf = (length: number) => {
      const text = tediousText(part, length);

      return shortestTime(() => isFound(text), 3);
    };
    await timeOf(1_000);

    const short = await timeOf(1_000);
    const long = await timeOf(16_000);

    // 16 times the text takes 16 times as long. A search that restarts at each character takes 256 times as long.
    expect(long).toBeLessThan(Math.max(short, 2) * 100);
  });

  it('finds the same numbers as the search in the browser', async () => {
    const part = fc.constantFrom(
      ...[
        ' ',
        '-',
        ',',
        '.',
        '/',
        '_',
        'a',
        '\u2013',
        '\u200b',
        '  ',
        '--',
        ', ',
        '1',
        '42',
        '219',
        '09',
        '8765',
        '95',
      ],
      ...[
        '4242',
        '42424242',
        '424242',
        '3782',
        '822463',
        '10005',
        '4771357',
        '4111111111111111',
        '4242424242424242',
      ],
      ...['11/30/2026', '2026-11-30', '78701-1234', '3056', '930902', '5904'],
    );
    const text = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));

    for (const sample of fc.sample(text, 600)) {
      expect([sample, await isFound(sample)]).toEqual([sample, holdsSecretNumber(sample)]);
    }
  });
});
