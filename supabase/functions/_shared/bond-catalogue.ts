import { z } from 'zod';
import { supportsState, type BondRules } from '../../../src/domain/bonds/bond-rules.ts';
import { bondRulesSchema } from '../../../src/domain/bonds/bond-rules-schema.ts';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';
import { DependencyError, type Outcome } from './failures.ts';
import type { ServiceClient } from './service-client.ts';

const bondRowSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    rules: z.record(z.string(), z.unknown()),
    bond_required_documents: z.array(z.object({ required_doc_type: z.string() })),
  })
  .transform(({ rules, bond_required_documents: documents, ...named }): unknown => ({
    ...rules,
    ...named,
    requiredDocuments: documents.map(({ required_doc_type: type }) => type),
  }))
  .pipe(bondRulesSchema);

/** Load the rules of a bond from the database. Refuses an unknown bond and a state in which we don't write it. */
export async function findBond(
  database: ServiceClient,
  slug: BondSlug,
  state: StateCode,
): Promise<Outcome<BondRules>> {
  const { data, error } = await database
    .from('bond_types')
    .select('slug, name, category, rules, bond_required_documents (required_doc_type)')
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return { ok: false, code: 'unknown-bond' };

  const bond = readBond(slug, data);
  return supportsState(bond, state)
    ? { ok: true, value: bond }
    : { ok: false, code: 'unknown-bond' };
}

/** The last row of each bond and its rules. Whoever keeps something for a bond finds the same object again. */
const known = new Map<BondSlug, { row: string; bond: BondRules }>();

function readBond(slug: BondSlug, data: unknown): BondRules {
  const row = JSON.stringify(data);
  const before = known.get(slug);
  if (before?.row === row) return before.bond;

  const bond = bondRowSchema.parse(data);
  known.set(slug, { row, bond });

  return bond;
}
