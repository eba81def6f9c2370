import {
  FILING_FIRST_REMINDER_DAYS,
  FILING_REMINDER_DAYS,
  FILING_REMINDER_EVERY_DAYS,
} from '~/domain/bonds/filing-reminders';
import type { Actor, ActorDatabase } from './actor-database.ts';

/** A paper that the inbox of the dashboard asks to file. */
type PaperToFile = { id: string } & Record<string, unknown>;

/** The papers that the inbox asks an actor to file on a day. */
export async function papersToFile(
  database: ActorDatabase,
  actor: Actor,
  today: string,
): Promise<PaperToFile[]> {
  const [row] = await database.queryAs(
    actor,
    `select public.desk_overview($1, 90, $2) -> 'to_file' as papers`,
    [today, FILING_FIRST_REMINDER_DAYS],
  );

  return row?.['papers'] as PaperToFile[];
}

/** Queue the reminders of a day. `notFiled` are the bonds that customers do not file. Returns their number. */
export async function remindOfFiling(
  database: ActorDatabase,
  today: string,
  notFiled: string[] = [],
): Promise<number> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.remind_of_filing($1, $2, $3, $4, 1000) as count',
    [today, [...FILING_REMINDER_DAYS], FILING_REMINDER_EVERY_DAYS, notFiled],
  );

  return Number(row?.['count']);
}
