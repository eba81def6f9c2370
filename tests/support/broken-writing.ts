import { randomInt } from 'node:crypto';

/** What takes a statement, as the owner of the database. */
type Database = { query: (sql: string) => Promise<unknown> };

/**
 * Make a write fail as if the function were killed there: a column of a table, or a new row. `condition` limits it to
 * rows, in terms of `new`. Call the result to undo it.
 */
export async function breakWriting(
  { query }: Database,
  table: string,
  write: string,
  condition = 'true',
): Promise<() => Promise<unknown>> {
  const name = `break_${table.replaceAll('.', '_')}_${randomInt(1_000_000)}`;
  await query(
    `create function private.${name}() returns trigger language plpgsql as
     $$ begin raise exception 'Out of order' using errcode = '53100'; end; $$`,
  );
  await query(
    `create trigger ${name} before ${write} on ${table}
     for each row when (${condition}) execute function private.${name}()`,
  );

  return () => query(`drop function private.${name} cascade`);
}
