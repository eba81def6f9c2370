import type { Database } from '../../../supabase/local/database/database.ts';
import { recordBaseline } from '../reset-database.ts';
import { createTestDatabase } from '../test-database.ts';

/** Schemas whose tables the migrations create. */
export const OWN_SCHEMAS = ['public', 'private'];

/** The rows of each table that the migrations fill, as JSON. */
export type SeededRows = ReadonlyMap<string, string>;

/** The rows that a new database of this repository has. */
export async function readSeededRows(): Promise<SeededRows> {
  const database = await createTestDatabase();
  const { seeded } = await recordBaseline(database);
  const own = [...seeded.keys()].filter((name) => OWN_SCHEMAS.includes(name.split('.')[0] ?? ''));
  const rows = new Map<string, string>();
  for (const table of own) rows.set(table, await rowsOf(database, table));
  await database.close();

  return rows;
}

/** Give the tables of another stack these rows again, where a test changed them. */
export async function restoreRows(database: Database, seeded: SeededRows): Promise<void> {
  for (const [table, rows] of seeded) {
    if ((await rowsOf(database, table)) === rows) continue;

    const columns = await storedColumns(database, table);
    await database.transaction(async (transaction) => {
      await transaction.exec('set local session_replication_role = replica');
      await transaction.exec(`delete from ${table}`);
      await transaction.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.parse(rows)],
      );
    });
  }
}

/** Rows in a fixed order. */
async function rowsOf(database: Database, table: string): Promise<string> {
  const { rows } = await database.query<{ rows: string }>(
    `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), '[]')::text as rows from ${table} as t`,
  );

  return String(rows[0]?.rows);
}

async function storedColumns(database: Database, table: string): Promise<string> {
  const { rows } = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );

  return String(rows[0]?.columns);
}
