import { SECRET_KEY } from './keys.ts';
import { testSite } from './test-site.ts';

/** A row as the Data API shows it. */
export type Row = Record<string, unknown>;

/**
 * Rows of a table in the test site's database, read with the secret key, bypassing row level security. `filter` has the
 * Data API's format, such as `{ quote_id: 'eq.1234' }`.
 */
export async function readRows(table: string, filter: Record<string, string>): Promise<Row[]> {
  const query = new URLSearchParams({ select: '*', ...filter });
  const response = await fetch(`${testSite.apiUrl}/rest/v1/${table}?${query.toString()}`, {
    headers: { apikey: SECRET_KEY },
  });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);

  return (await response.json()) as Row[];
}
