import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeManifest } from '../../src/domain/proof/bond-manifest.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildManifest } from '../support/bond-key.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

/** Stores a manifest with the data of the bond of `storeBond`, plus these changes. */
async function sign(bondId: string, after: number, changes = {}): Promise<unknown> {
  const manifest = buildManifest({ expiryDate: '2030-11-15', keyId: 'test', ...changes });
  const [row] = await database.queryAs(
    'service_role',
    'select public.store_bond_manifest($1, $2, $3, $4, $5) as stored',
    [bondId, after, writeManifest(manifest), 'A'.repeat(86), 'test'],
  );

  return row?.['stored'];
}

const waiting = async (replacedKey: string | null = null) =>
  (
    await database.queryAs('service_role', 'select public.find_bonds_to_sign($1, 100) as id', [
      replacedKey,
    ])
  ).map((row) => row['id']);

describe('the signed manifest of a bond', () => {
  it('is stored once for each revision, even if two calls store it', async () => {
    const bondId = await storeBond(database, { hasFiles: true });

    expect(await Promise.all([sign(bondId, 0), sign(bondId, 0)])).toEqual([true, false]);
    expect(await sign(bondId, 1)).toBe(true);
  });

  it("can't be changed, even by the owner of the database", async () => {
    await sign(await storeBond(database, { hasFiles: true }), 0);

    await expect(
      database.query(`update public.bond_manifests set manifest = '{}'`),
    ).rejects.toThrow('append-only');
  });

  it("can't be read by any customer, including the bond's owner", async () => {
    const bondId = await storeBond(database, { ...customer, hasFiles: true });
    await sign(bondId, 0);

    for (const [sql, parameters] of [
      ['select * from public.bond_manifests', []],
      ['select public.bond_proof_facts($1)', [bondId]],
    ] as const) {
      await expect(database.queryAs(customer, sql, [...parameters])).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

describe('a bond waits for its signature if it', () => {
  it('has documents but no signature', async () => {
    const bondId = await storeBond(database, { hasFiles: true });
    const bare = await storeBond(database);

    expect(await waiting()).toContain(bondId);
    expect(await waiting()).not.toContain(bare);
    await sign(bondId, 0);
    expect(await waiting()).not.toContain(bondId);
  });

  it('was signed with a key that is being replaced', async () => {
    const bondId = await storeBond(database, { hasFiles: true });
    await sign(bondId, 0);

    expect(await waiting('another')).not.toContain(bondId);
    expect(await waiting('test')).toContain(bondId);
  });

  it.each([
    ['the penal sum', { penalSumCents: 500_000 }],
    ['the principal', { principal: 'Marisol Whitfield' }],
    ['the obligee', { obligee: 'State of Ohio' }],
    ['the last day', { expiryDate: null }],
    ['the papers', { papers: [{ name: 'bond', sha256: 'a'.repeat(64) }] }],
  ])('differs from its signed manifest: %s', async (_, signed) => {
    const bondId = await storeBond(database, { hasFiles: true });
    await sign(bondId, 0, signed);

    expect(await waiting()).toContain(bondId);
  });
});

it('an unknown bond has no facts to sign', async () => {
  const [row] = await database.queryAs(
    'service_role',
    'select public.bond_proof_facts($1) as facts',
    [randomUUID()],
  );

  expect(row?.['facts']).toBeNull();
});
