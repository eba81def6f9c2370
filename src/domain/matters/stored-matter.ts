/** A matter as the database stores it: columns for what lists and policies need, and `facts` for the rest. */
import { fieldsOf } from './matter-fields.ts';
import type { MatterFacts, MatterPerson, MatterValue, MatterValues } from './matter-values.ts';
import type { BondabilityAnswer, MatterKind } from './matter-words.ts';

/** The soft answer with the day on which it was given. */
export type GivenAnswer = { answer: BondabilityAnswer; on: string };

/** The columns by name. A text column is never null, other columns are null without a value. */
export type StoredMatter = Record<string, unknown>;

/** Columns that are empty texts without a value. */
const TEXT_COLUMNS = ['reference', 'county', 'court', 'case_number', 'subject_name'];

/** Write a matter for `save_matter`. */
export function toStored(
  { kind, values, people }: MatterFacts,
  given: GivenAnswer | undefined,
): StoredMatter {
  const columns: StoredMatter = {};
  const facts: Record<string, MatterValue> = {};
  for (const { key, column } of fieldsOf(kind)) {
    const value = values[key];
    if (column) columns[column] = value ?? (TEXT_COLUMNS.includes(column) ? '' : null);
    else if (value !== undefined) facts[key] = value;
  }

  return {
    petition_on: null,
    appointed_on: null,
    ...columns,
    payer: columns['payer'] ?? 'client',
    kind,
    facts,
    bondability: given?.answer ?? null,
    bondability_on: given?.on ?? null,
    people: people.map(({ id, role, fullName, email, phone }) => ({
      id,
      role,
      full_name: fullName,
      email,
      phone,
    })),
  };
}

/** Read the values from a row. A question whose stored answer is none of its choices is open again. */
export function toValues(kind: MatterKind, row: StoredMatter): MatterValues {
  const facts = (row['facts'] ?? {}) as Record<string, MatterValue>;

  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ key, column, choices }) => {
      const value = (column ? row[column] : facts[key]) as MatterValue | null | undefined;
      if (value === null || value === undefined || value === '') return [];

      return choices && !Object.hasOwn(choices, String(value)) ? [] : [[key, value]];
    }),
  );
}

/** Read the people from their rows, the client first. */
export function toPeople(
  rows: readonly { id: string; role: string; full_name: string; email: string; phone: string }[],
): MatterPerson[] {
  return rows
    .map(({ id, role, full_name: fullName, email, phone }): MatterPerson => ({
      id,
      role: role === 'client' ? 'client' : 'co-fiduciary',
      fullName,
      email,
      phone,
    }))
    .sort((a, b) => a.role.localeCompare(b.role));
}
