import { toBondRules, type BondContent } from '../../../src/collections/to-bond-rules.ts';

/** Values that have their own column or are stored in `bond_required_documents`. `rules` leaves them out. */
const KEPT_APART = ['slug', 'name', 'category', 'requiredDocuments'];

const HEADER = `-- Generated from content/bonds by \`npm run db:catalogue\`: change the content, not this file.
-- Bonds are upserted, because applications refer to them. A bond removed from content is deleted here.
-- The database refuses the delete while an application refers to the bond.`;

/** The SQL that makes the database's copy of the catalogue equal to these bonds. The same bonds give the same text. */
export function toCatalogueSql(bonds: readonly BondContent[]): string {
  const slugs = bonds.map(({ id }) => quote(id)).join(',\n  ');
  const documents = bonds.flatMap(({ id, data }) =>
    data.requiredDocuments.map(({ type }) => `  (${quote(id)}, ${quote(type)})`),
  );

  return [
    HEADER,
    `insert into public.bond_types
  (slug, name, category, description, default_amount_label, average_cost, rules)
values
${bonds.map(toRow).join(',\n')}
on conflict (slug) do update set
  name = excluded.name,
  category = excluded.category,
  description = excluded.description,
  default_amount_label = excluded.default_amount_label,
  average_cost = excluded.average_cost,
  rules = excluded.rules;`,
    `delete from public.bond_types where slug not in (\n  ${slugs}\n);`,
    'delete from public.bond_required_documents;',
    ...(documents.length > 0
      ? [
          `insert into public.bond_required_documents (bond_slug, required_doc_type)\nvalues\n${documents.join(',\n')};`,
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function toRow(bond: BondContent): string {
  const { name, category, description, defaultAmountLabel, averageCost } = bond.data;
  const columns = [bond.id, name, category, description, defaultAmountLabel, averageCost];

  return `  (\n${columns.map((value) => `    ${quote(value)},`).join('\n')}\n    ${quote(toRulesJson(bond))}\n  )`;
}

/** The rules as JSON, one rule, state or field of the matter per line, so that a change shows as one line. */
function toRulesJson(bond: BondContent): string {
  const { stateRules, matter, ...rules } = toBondRules(bond);
  const lines = Object.entries(rules)
    .filter(([key]) => !KEPT_APART.includes(key))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const states = Object.entries(stateRules).map(
    ([code, rule]) => `  ${JSON.stringify(code)}: ${JSON.stringify(rule)}`,
  );

  const fields = matter.map((field) => `  ${JSON.stringify(field)}`).join(',\n  ');

  return `{\n  ${[...lines, `"matter": [\n  ${fields}\n  ]`, `"stateRules": {${states.length > 0 ? `\n  ${states.join(',\n  ')}\n  ` : ''}}`].join(',\n  ')}\n}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
