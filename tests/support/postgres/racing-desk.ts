import type { ActorDatabase } from '../actor-database.ts';
import { addStaff, type StaffActor } from '../staff-actor.ts';
import { openRacingDatabase, type RacingDatabase } from './racing-database.ts';

/** Transactions at the same time. */
export const SESSIONS = 8;

/** Races of each kind, by number. */
export const ROUNDS = [1, 2, 3, 4, 5, 6];

/** A racing database with a customer, and a staff member for each session. */
export type RacingDesk = Pick<RacingDatabase, 'database' | 'close'> & {
  customer: { userId: string };
  /** The staff member of the first session. */
  first: StaffActor;
  /** Run the same work on every session at once, each with its staff member. Rejects if one of them rejects. */
  race: <T>(
    work: (session: ActorDatabase, member: StaffActor, index: number) => Promise<T>,
  ) => Promise<T[]>;
  /** The number of rows of a query's `from`. */
  count: (from: string, parameters?: unknown[]) => Promise<number>;
  /** The problems in the history of all applications. */
  historyProblems: () => Promise<unknown>;
};

/** Open a racing database with its people. */
export async function openRacingDesk(): Promise<RacingDesk> {
  const racing = await openRacingDatabase(SESSIONS);
  const { database } = racing;
  const first = await addStaff(database, 'Member 0');
  const staff = [first];
  while (staff.length < SESSIONS) {
    staff.push(await addStaff(database, `Member ${staff.length}`));
  }

  return {
    database,
    close: racing.close,
    customer: await database.addCustomer(),
    first,
    race: (work) => racing.race((session, index) => work(session, staff[index] ?? first, index)),
    count: (from, parameters) => countRows(database, from, parameters),
    async historyProblems() {
      const [row] = await database.query('select public.check_application_history() as report');

      return (row?.['report'] as { problems: unknown }).problems;
    },
  };
}

/** How often each text occurs. */
export function tally(texts: readonly unknown[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(texts)].map((text) => [
      String(text),
      texts.filter((other) => other === text).length,
    ]),
  );
}

async function countRows(
  database: ActorDatabase,
  from: string,
  parameters: unknown[] = [],
): Promise<number> {
  const [row] = await database.query(`select count(*)::int as count from ${from}`, parameters);

  return Number(row?.['count']);
}
