import type { Database } from '../../../supabase/local/database/database.ts';

/** The tables with work that waits for a time, and the columns with that time. */
const CLOCKS: readonly { table: string; columns: readonly string[]; waiting: string }[] = [
  {
    table: 'private.notifications',
    columns: ['next_attempt_at'],
    waiting: `status in ('queued', 'sending')`,
  },
  {
    table: 'private.issuing_cases',
    columns: ['started_at', 'next_attempt_at'],
    waiting: 'finished_at is null',
  },
  { table: 'private.payment_attempts', columns: ['asked_at'], waiting: `status = 'asked'` },
  { table: 'public.applications', columns: ['updated_at'], waiting: `status = 'approved'` },
];

/**
 * Change a database as if this many minutes had passed for all waiting work: mails and bonds of a killed process,
 * postponed work, and work that nobody has started. Call it while no job runs, or two jobs may process the same row.
 */
export async function letMinutesPass(
  { transaction }: Pick<Database, 'transaction'>,
  minutes: number,
): Promise<void> {
  await transaction(async ({ query, exec }) => {
    // A trigger sets `updated_at` to the current time at every write.
    await exec('set local session_replication_role = replica');
    for (const { table, columns, waiting } of CLOCKS) {
      const earlier = columns.map((column) => `${column} = ${column} - $1 * interval '1 minute'`);
      await query(`update ${table} set ${earlier.join(', ')} where ${waiting}`, [minutes]);
    }
  });
}
