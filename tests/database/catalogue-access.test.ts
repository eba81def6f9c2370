import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '../../src/domain/bonds/bond-types.ts';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;
let customer: Actor;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const actors = (): [string, Actor][] => [
  ['a visitor', 'anon'],
  ['a customer', customer],
  ['service_role', 'service_role'],
];

const DENIED = { code: '42501' };

describe('the catalogue', () => {
  it('can be read by everyone', async () => {
    for (const [, actor] of actors()) {
      expect(await database.queryAs(actor, 'select slug from public.bond_types')).toHaveLength(
        BOND_SLUGS.length,
      );
      expect(
        await database.queryAs(actor, 'select bond_slug from public.bond_required_documents'),
      ).not.toEqual([]);
    }
  });

  it.each([
    [
      'a bond is added',
      `insert into public.bond_types values ('x', 'X', 'court', '', '', '', '{}')`,
    ],
    ['a bond is changed', `update public.bond_types set rules = '{}'`],
    ['a bond is removed', 'delete from public.bond_types'],
    [
      'a document is required',
      `insert into public.bond_required_documents values ('notary', 'tax_returns')`,
    ],
    [
      'a requirement is changed',
      `update public.bond_required_documents set required_doc_type = 'other'`,
    ],
    ['a requirement is dropped', 'delete from public.bond_required_documents'],
  ])("refuses everyone's change: %s", async (_, statement) => {
    const before = await catalogue();

    for (const [, actor] of actors()) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }

    expect(await catalogue()).toEqual(before);
  });

  async function catalogue() {
    return {
      bonds: await database.query('select * from public.bond_types order by slug'),
      documents: await database.query('select * from public.bond_required_documents order by 1, 2'),
    };
  }
});
