import { AsyncResource } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const keySchema = z.record(z.string(), z.unknown()).nullable();

const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  key: keySchema,
  oldKey: keySchema,
  committedAt: z.string(),
});

/** One changed row: its key and the time, but not its content. */
export type Change = z.output<typeof changeSchema>;

/**
 * Listen for every changed row in the tables of the publication `supabase_realtime`, after its transaction commits.
 * `tell` may use the database: it runs outside the turn that made the change.
 */
export async function hearChanges(
  database: Database,
  tell: (change: Change) => void,
): Promise<void> {
  await database.exec(await readFile(new URL('changes.sql', import.meta.url), 'utf8'));
  await database.listen(
    'realtime_changes',
    AsyncResource.bind((payload: string) => tell(changeSchema.parse(JSON.parse(payload)))),
  );
}
