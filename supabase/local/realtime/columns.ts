import type { Database } from '../database/database.ts';

/** The part of the database that a query needs. Transactions have it too. */
export type Querying = Pick<Database, 'query'>;

/** A column as a role sees it. */
export type Column = {
  name: string;
  /** In Realtime's format: `timestamptz`. */
  type: string;
  /** In SQL's format: `timestamp with time zone`. */
  sqlType: string;
  quotedName: string;
  isKey: boolean;
  isReadable: boolean;
};

/** The columns of a table in their order, queried as the owner of the database. */
export async function readColumns(
  database: Querying,
  table: { schema: string; table: string },
  role: string,
): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `select
       attname::text as "name",
       typname::text as "type",
       format_type(atttypid, null) as "sqlType",
       quote_ident(attname) as "quotedName",
       coalesce(attnum = any (indkey), false) as "isKey",
       has_column_privilege($3, attrelid, attnum, 'SELECT') as "isReadable"
     from pg_attribute
     join pg_type on pg_type.oid = atttypid
     left join pg_index on indrelid = attrelid and indisprimary
     where attrelid = format('%I.%I', $1::text, $2::text)::regclass and attnum > 0 and not attisdropped
     order by attnum`,
    [table.schema, table.table, role],
  );

  return rows;
}
