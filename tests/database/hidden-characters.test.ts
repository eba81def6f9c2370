import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutHidden } from '~/domain/fields/clean-text';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addApplicant, addDocumentRow, passportColumns } from '../support/stored-documents.ts';

const REFUSED = { code: '23514' };

/** One invisible character of each kind. */
const HIDDEN = ['\u0007', '\u0085', '\u00ad', '\u200b', '\u200d', '\u202e', '\u2066', '\u{e0041}'];

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('the database rule', () => {
  it('refuses exactly the characters that the forms strip, in all of Unicode', async () => {
    const rows = await database.query(
      `select code from generate_series(1, 1114111) as code
       where code not between 55296 and 57343 and private.holds_hidden_characters(chr(code))`,
    );

    const stripped = [];
    for (let code = 1; code <= 0x10ffff; code += 1) {
      const isSurrogate = code >= 0xd800 && code <= 0xdfff;
      const character = String.fromCodePoint(code);
      // The forms turn a carriage return and the line separators into plain line ends.
      if (!isSurrogate && withoutHidden(character) !== character) stripped.push(code);
    }
    expect(rows.map(({ code }) => code)).toEqual(stripped);
  });
});

describe('hidden characters', () => {
  it.each(HIDDEN)('are refused in the answers of a draft, at any depth: %j', async (character) => {
    const customer = await database.addCustomer();
    const insert = 'insert into public.applications (id, answers) values ($1, $2)';
    const id = randomUUID();

    for (const answers of [
      { draft: { sections: { business: { dbaName: `A${character}` } } } },
      { draft: [{ [`key${character}`]: 'A' }] },
    ].slice(0, character < '\u0020' ? 1 : 2)) {
      await expect(
        database.queryAs(customer, insert, [id, JSON.stringify(answers)]),
      ).rejects.toMatchObject(REFUSED);
    }

    await database.queryAs(customer, insert, [
      id,
      JSON.stringify({ note: 'Line\nof Zoë Muñoz \\u0007', written: '\ttab' }),
    ]);
    await expect(
      database.queryAs(
        customer,
        `update public.applications set revision = 1, answers = $2 where id = $1`,
        [id, JSON.stringify({ name: character })],
      ),
    ).rejects.toMatchObject(REFUSED);
  });

  it.each(HIDDEN)('are refused in the name of a document: %j', async (character) => {
    const applicant = await addApplicant(database);

    await expect(
      addDocumentRow(database, applicant, {
        ...passportColumns(applicant.draft),
        original_name: `bank${character}.pdf`,
      }),
    ).rejects.toMatchObject(REFUSED);
  });
});
