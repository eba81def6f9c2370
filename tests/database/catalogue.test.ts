import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { bondRulesSchema } from '~/domain/bonds/bond-rules-schema';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { findCatalogueMigration } from '../tools/catalogue/catalogue-migration.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';

type BondRow = {
  slug: string;
  name: string;
  category: string;
  description: string;
  default_amount_label: string;
  average_cost: string;
  rules: Record<string, unknown>;
  required_documents: string[];
};

const bonds = readBonds();
const migration = readFileSync(findCatalogueMigration(), 'utf8');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

async function readRows(): Promise<BondRow[]> {
  const { rows } = await database.query<BondRow>(`
    select bond_types.*, array(
      select required_doc_type from public.bond_required_documents
      where bond_slug = slug order by required_doc_type
    ) as required_documents
    from public.bond_types order by slug
  `);

  return rows;
}

/** The rows that the content should produce, in the order of the query. */
function expectedRows() {
  return bonds
    .map(({ id, data }) => ({
      slug: id,
      name: data.name,
      category: data.category,
      description: data.description,
      default_amount_label: data.defaultAmountLabel,
      average_cost: data.averageCost,
      required_documents: data.requiredDocuments.map(({ type }) => type).sort(),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

describe('the catalogue in the database', () => {
  it('has exactly the bonds and required documents of the content', async () => {
    const rows = (await readRows()).map(({ rules: _, ...row }) => row);

    expect(rows).toEqual(expectedRows());
  });

  it('produces the same rules as the content', async () => {
    for (const row of await readRows()) {
      const { slug, name, category, rules, required_documents } = row;
      const bond = bonds.find(({ id }) => id === slug);
      const stored = bondRulesSchema.parse({
        ...rules,
        slug,
        name,
        category,
        requiredDocuments: required_documents,
      });
      const expected = bond && toBondRules(bond);

      expect({ ...stored, requiredDocuments: [...stored.requiredDocuments].sort() }).toEqual({
        ...expected,
        requiredDocuments: [...(expected?.requiredDocuments ?? [])].sort(),
      });
    }
  });

  it('is restored by running its migration again', async () => {
    await database.exec(`
      update public.bond_types set name = 'Changed', rules = '{}' where slug = 'notary';
      insert into public.bond_types values ('bail', 'Bail Bond', 'court', '', '', '', '{}');
      insert into public.bond_required_documents values ('notary', 'tax_returns'), ('bail', 'other');
    `);

    await database.exec(migration);

    const rows = (await readRows()).map(({ rules: _, ...row }) => row);
    expect(rows).toEqual(expectedRows());
  });

  it('keeps a bond that an application refers to', async () => {
    await database.exec(`
      insert into public.bond_types values ('bail', 'Bail Bond', 'court', '', '', '', '{}');
      insert into public.applications (id, bond_slug, quote_key_hash)
      values (gen_random_uuid(), 'bail', repeat('0', 64));
    `);

    await expect(database.exec(migration)).rejects.toMatchObject({ code: '23503' });
  });
});
