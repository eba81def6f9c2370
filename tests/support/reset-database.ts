import type { Database } from '../../supabase/local/database/database.ts';

/** The state of an unused database. */
export type Baseline = {
  schema: string;
  /** Every table with rows from the migrations, with a digest of the rows. */
  seeded: ReadonlyMap<string, string>;
  sequences: readonly SequenceState[];
};

type SequenceState = { name: string; value: string; isCalled: boolean };

const OWN_SCHEMAS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** Columns of pg_class that change with a table's rows, and hints that stay after a trigger is dropped. */
const ROW_COUNTERS = `array['relpages', 'reltuples', 'relallvisible', 'relallfrozen', 'relfrozenxid', 'relminmxid',
  'relfilenode', 'relhasindex', 'relhasrules', 'relhastriggers', 'relhassubclass']`;

/** Every definition that a migration can create, as one digest. */
const SCHEMA = `
  with own as (select oid from pg_namespace where ${OWN_SCHEMAS}),
  relations as (select oid from pg_class where relnamespace in (select oid from own)),
  lines (line) as (
    select (to_jsonb(c) - ${ROW_COUNTERS})::text from pg_class c where c.oid in (select oid from relations)
    union all select to_jsonb(a)::text from pg_attribute a where a.attrelid in (select oid from relations)
    union all select to_jsonb(p)::text from pg_proc p where p.pronamespace in (select oid from own)
    union all select to_jsonb(t)::text from pg_trigger t where t.tgrelid in (select oid from relations)
    union all select to_jsonb(p)::text from pg_policy p
    union all select to_jsonb(c)::text from pg_constraint c where c.connamespace in (select oid from own)
    union all select to_jsonb(d)::text from pg_attrdef d
    union all select to_jsonb(n)::text from pg_namespace n where n.oid in (select oid from own)
    union all select to_jsonb(r)::text from pg_roles r
    union all select to_jsonb(s)::text from pg_db_role_setting s
    union all select to_jsonb(p)::text from pg_publication_rel p
  )
  select md5(string_agg(line, '' order by line)) as digest from lines`;

/** Record the state of a database before its first use. */
export async function recordBaseline(database: Database): Promise<Baseline> {
  const filled = await filledTables(database);

  return {
    schema: await schemaDigest(database),
    seeded: new Map(
      await Promise.all(
        filled.map(async (table) => [table, await rowsDigest(database, table)] as const),
      ),
    ),
    sequences: await readSequences(database),
  };
}

/**
 * Empty the tables that were empty at the baseline and reset the sequences, at a fraction of the cost of a new
 * database. False when this does not restore the baseline, because definitions or rows of the migrations changed: then
 * the database must not be used again.
 */
export async function resetDatabase(database: Database, baseline: Baseline): Promise<boolean> {
  await database.exec('reset all; reset role; set search_path to "$user", public, extensions');
  if ((await schemaDigest(database)) !== baseline.schema) return false;

  const isUnused = (await filledTables(database)).every((table) => baseline.seeded.has(table));
  if (!isUnused) await emptyTables(database, baseline);
  for (const { name, value, isCalled } of baseline.sequences) {
    await database.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
  }

  for (const [table, digest] of baseline.seeded) {
    if ((await rowsDigest(database, table)) !== digest) return false;
  }

  return true;
}

/** Truncate, which also resets the planner's statistics of a table, without the triggers that refuse it. */
async function emptyTables(database: Database, { seeded }: Baseline): Promise<void> {
  const tables = (await listTables(database)).filter((table) => !seeded.has(table));
  await database.exec(
    `set session_replication_role = replica;
     truncate ${tables.join(', ')};
     set session_replication_role = origin;`,
  );
}

async function schemaDigest(database: Database): Promise<string> {
  const { rows } = await database.query<{ digest: string }>(SCHEMA);

  return String(rows[0]?.digest);
}

async function listTables(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and ${OWN_SCHEMAS} order by 1`,
  );

  return rows.map(({ name }) => name);
}

async function filledTables(database: Database): Promise<string[]> {
  const questions = (await listTables(database)).map(
    (name) => `select '${name}' as name where exists (select from ${name})`,
  );
  const filled = await database.query<{ name: string }>(questions.join(' union all '));

  return filled.rows.map(({ name }) => name);
}

async function rowsDigest(database: Database, table: string): Promise<string> {
  const { rows } = await database.query<{ digest: string }>(
    `select md5(string_agg(t::text, '' order by t::text)) as digest from ${table} as t`,
  );

  return String(rows[0]?.digest);
}

async function readSequences(database: Database): Promise<SequenceState[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'S' and ${OWN_SCHEMAS}`,
  );

  return Promise.all(
    rows.map(async ({ name }) => {
      const state = await database.query<{ value: string; isCalled: boolean }>(
        `select last_value::text as value, is_called as "isCalled" from ${name}`,
      );
      const { value = '1', isCalled = false } = state.rows[0] ?? {};

      return { name, value, isCalled };
    }),
  );
}
