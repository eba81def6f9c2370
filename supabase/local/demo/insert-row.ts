import type { Database } from '../database/database.ts';

/** What the rows of one account are written in: all of them or none. */
export type DemoTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const HOUR_MS = 3_600_000;

/** Add a row to a table of ours, as the owner of the database. */
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

/** The moment so many hours ago, but never one to come. */
export function momentBefore(hours: number): string {
  return new Date(Date.now() - Math.max(0, hours) * HOUR_MS).toISOString();
}
