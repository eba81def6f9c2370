import { actOn, type ActorDatabase } from '../actor-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { createNativeDatabase } from './native-database.ts';

/** A database with several sessions, whose transactions run at the same time. */
export type RacingDatabase = {
  /** A session for the work before and after a race. */
  database: ActorDatabase;
  /** Run the same work on every session at once, with the number of the session. Rejects if one of them rejects. */
  race: <T>(work: (session: ActorDatabase, index: number) => Promise<T>) => Promise<T[]>;
  close: () => Promise<void>;
};

/** A new database of the tests' Postgres server with this many sessions for races. */
export async function openRacingDatabase(sessions: number): Promise<RacingDatabase> {
  const database = await createNativeDatabase();
  const racers = await Promise.all(
    Array.from({ length: sessions }, async () => {
      const session = await database.openSession?.();
      if (!session) throw new Error('The database opens no other sessions');

      return actOn(session as unknown as TestDatabase, () => session.close());
    }),
  );

  return {
    database: actOn(database as unknown as TestDatabase, () => Promise.resolve()),
    race: (work) => Promise.all(racers.map(work)),
    async close() {
      await Promise.all(racers.map((racer) => racer.close()));
      await database.close();
    },
  };
}
