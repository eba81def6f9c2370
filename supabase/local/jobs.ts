import type { Database } from './database/database.ts';
import type { ScheduledJob } from './functions/schedule.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The platform's scheduled jobs that call functions. Here mails go out within seconds, because a developer waits at the mailbox. */
export function scheduledJobs(database: Database): ScheduledJob[] {
  return [
    { name: 'renewal-reminders', everyMs: HOUR_MS },
    { name: 'delete-expired-records', everyMs: DAY_MS },
    { name: 'finish-bonds', everyMs: 2 * MINUTE_MS },
    { name: 'sign-manifests', everyMs: HOUR_MS, isDue: () => isPaperOrSignatureDue(database) },
    { name: 'send-notifications', everyMs: 3 * SECOND_MS, isDue: () => isMailDue(database) },
  ];
}

/** The platform's scheduled jobs inside the database that write to customers. */
export function databaseJobs(database: Database): ScheduledJob[] {
  return [
    {
      name: 'remind-of-statements',
      everyMs: HOUR_MS,
      run: () => database.query('select private.remind_of_statements(private.agency_day())'),
    },
  ];
}

async function isMailDue(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>(
    `select exists (
       select 1 from private.notifications where status in ('queued', 'sending') and next_attempt_at <= now()
     ) as due`,
  );

  return rows[0]?.due === true;
}

async function isPaperOrSignatureDue(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>(
    `select
       exists (select public.find_bonds_to_sign(null, 1))
       or exists (select from public.bond_riders where pdf_url is null)
       or exists (select from public.bond_terms where number > 1 and certificate_url is null) as due`,
  );

  return rows[0]?.due === true;
}
