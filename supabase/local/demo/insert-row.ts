import type { Database } from '../database/database.ts';

/** The transaction for the rows of one account: all of them or none. */
export type DemoTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const HOUR_MS = 3_600_000;

/** Insert a row into one of the project's tables, as the owner of the database. */
export async function insertRow(
  transaction: DemoTransaction,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);

  await transaction.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** The time this many hours ago, never in the future. */
export function momentBefore(hours: number): string {
  return new Date(Date.now() - Math.max(0, hours) * HOUR_MS).toISOString();
}
