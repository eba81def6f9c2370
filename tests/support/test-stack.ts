import { SECRET_KEY } from '../../supabase/local/keys.ts';
import { testSite } from './test-site.ts';

/** A row as the Data API shows it. */
export type Row = Record<string, unknown>;

/**
 * Rows of a table of the test site's database, seen with the secret key, so past row level
 * security. `filter` is what the Data API takes, such as `{ quote_id: 'eq.1234' }`.
 */
export async function readRows(table: string, filter: Record<string, string>): Promise<Row[]> {
  const query = new URLSearchParams({ select: '*', ...filter });
  const response = await fetch(`${testSite.apiUrl}/rest/v1/${table}?${query.toString()}`, {
    headers: { apikey: SECRET_KEY },
  });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);

  return (await response.json()) as Row[];
}

/** Send the mails that are due, as the schedule does. */
export async function sendQueuedMails(): Promise<void> {
  const response = await fetch(`${testSite.apiUrl}/functions/v1/send-notifications`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`send-notifications: ${response.status}`);
}
