import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { principalLine } from '../../src/domain/bonds/principals.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { approveRequest, askForChange, holdBond } from '../support/bond-requests.ts';
import { addStaff } from '../support/staff-actor.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  submitApplication,
} from '../support/stored-application.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

const NAMES = ['A', 'Lowe, Inc.', 'C', 'D', 'E', 'F'];

describe('private.principal_line', () => {
  it.each([1, 2, 3, 6])('writes the line of %i names as the site does', async (count) => {
    const names = NAMES.slice(0, count);
    const [row] = await database.query('select private.principal_line($1) as line', [names]);

    expect(row?.['line']).toBe(principalLine(names));
  });
});

describe('the secrets of a principal', () => {
  const submit = async (kinds: string[]) => {
    const quoteId = randomUUID();
    const visitor = { keyHash: buildKeyHash() };
    const { payment } = await authorizePayment(database, quoteId, visitor);
    const submission = buildStoredSubmission(quoteId, visitor, payment?.id);
    const [first] = submission['secrets'] as object[];
    const secrets = kinds.map((kind) => ({ ...first, kind }));

    return { quoteId, stored: submitApplication(database, { ...submission, secrets }) };
  };
  const kindsOf = (quoteId: string) =>
    database.query(
      'select kind from private.application_secrets where application_id = $1 order by kind',
      [quoteId],
    );

  it('are stored with the application', async () => {
    const { quoteId, stored } = await submit(['ssn', 'ssn-2', 'ssn-6']);

    expect((await stored).outcome).toBe('submitted');
    expect(await kindsOf(quoteId)).toEqual(['ssn', 'ssn-2', 'ssn-6'].map((kind) => ({ kind })));
  });

  it.each(['ssn-1', 'ssn-7', 'ssn-22', 'name', 'ssn-2 '])(
    'keep the whole application out when one is %j',
    async (kind) => {
      const { quoteId, stored } = await submit(['ssn', kind]);

      await expect(stored).rejects.toMatchObject({ code: '23514' });
      expect(await kindsOf(quoteId)).toEqual([]);
      expect(
        await database.query('select 1 from public.applications where id = $1', [quoteId]),
      ).toEqual([]);
    },
  );
});

describe('the names of a bond with two principals', () => {
  const holdTogether = async () => {
    const held = await holdBond(database);
    await database.query(
      `update public.bonds set principal = 'A and B', principals = array['A', 'B'],
         caption = 'Estate of Mary Smith, Charleston County' where id = $1`,
      [held.bondId],
    );

    return held;
  };
  const namesOf = async (bondId: string) => {
    const [row] = await database.query(
      `select bond.principal, bond.principals, rider.principal_before, rider.principals as signed_by
       from public.bonds as bond left join public.bond_riders as rider on rider.bond_id = bond.id
       where bond.id = $1`,
      [bondId],
    );

    return row;
  };

  it('change together in bond, list and rider', async () => {
    const held = await holdTogether();
    const { id } = await askForChange(database, held, {
      kind: 'name-change',
      new_name: 'A and B Smith',
      new_principals: ['A', 'B Smith'],
    });
    const staff = await addStaff(database, 'Dana Whitfield');
    await approveRequest(database, held, { id, staff, today: '2026-11-22' });

    expect(await namesOf(held.bondId)).toEqual({
      principal: 'A and B Smith',
      principals: ['A', 'B Smith'],
      principal_before: 'A and B',
      signed_by: ['A', 'B Smith'],
    });
  });

  it('are the same in the line and in the list', async () => {
    const held = await holdTogether();

    await expect(
      askForChange(database, held, {
        kind: 'name-change',
        new_name: 'Somebody Else',
        new_principals: ['A', 'B'],
      }),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      database.query(`update public.bonds set principal = 'C' where id = $1`, [held.bondId]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('are in a mail about the bond by its matter', async () => {
    const held = await holdTogether();
    const reminder = {
      bondNumber: 'MSB-27182818',
      bondTitle: 'Executor Bond',
      renewPath: '/quote',
      daysLeft: 7,
      expiresOn: '2026-12-24',
    };
    await database.query(
      `select private.enqueue_notification('renewal_due', null, $1, null, 'a@b.example', 'a key', $2)`,
      [held.bondId, reminder],
    );

    expect(
      await database.query(`select data from private.notifications where dedupe_key = 'a key'`),
    ).toEqual([{ data: { ...reminder, caption: 'Estate of Mary Smith, Charleston County' } }]);
  });
});
