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

/** One row that was written: which, and when, but not what is in it. */
export type Change = z.output<typeof changeSchema>;

/**
 * Hear of every row that changes in a table of the publication `supabase_realtime`, once its transaction is
 * committed. `tell` may use the database: it is called outside of the turn that made the change.
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
