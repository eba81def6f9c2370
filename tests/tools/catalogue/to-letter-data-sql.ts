import { z } from 'zod';
import {
  letterDataSchema,
  NOTIFICATION_KINDS,
} from '../../../src/domain/notifications/read-letter.ts';

/** The migration with the database's copy of the schemas. */
export const LETTER_DATA_MIGRATION = 'supabase/migrations/20261123001810_describe_letter_data.sql';

/** The words of JSON Schema that `private.fits_schema` checks, and those without a meaning for it. */
const KNOWN_WORDS = new Set(
  `anyOf enum type minLength pattern minimum maximum exclusiveMinimum minItems items required properties
   $schema format default description`.split(/\s+/),
);

/** The statement that replaces the database's schemas of mails with those of the letters. */
export function toLetterDataSql(): string {
  const rows = NOTIFICATION_KINDS.map((kind) => {
    const { $schema: _, ...schema } = z.toJSONSchema(letterDataSchema(kind), { io: 'input' });

    return `  ('${kind}', '${JSON.stringify(toChecked(schema)).replaceAll("'", "''")}')`;
  });

  return `-- Written by \`npm run db:catalogue\` from src/domain/notifications. Do not edit.

insert into private.letter_data (kind, schema)
values
${rows.join(',\n')}
on conflict (kind) do update set schema = excluded.schema;
`;
}

/** A schema in the words that the database checks. Throws for a word that the database would ignore. */
function toChecked(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toChecked);
  if (typeof schema !== 'object' || schema === null) return schema;

  const { exclusiveMinimum, properties, ...rest } = schema as Record<string, unknown>;
  if (Array.isArray(rest['type'])) {
    return { anyOf: rest['type'].map((type: unknown) => toChecked({ ...rest, type })) };
  }
  const unknown = Object.keys(rest).find((word) => !KNOWN_WORDS.has(word));
  if (unknown) throw new Error(`private.fits_schema does not check "${unknown}"`);

  const checked = Object.entries(rest).map(([word, value]) => [word, toChecked(value)]);
  return {
    ...(Object.fromEntries(checked) as object),
    ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum + 1 }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as object).map(([name, rule]) => [name, toChecked(rule)]),
      ),
    }),
  };
}
