import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/** Runs tasks one after another, in the order of arrival. */
export type Queue = { run: <T>(work: () => Promise<T>) => Promise<T> };

/**
 * PGlite is one session for everyone: a query that arrives while a request has its transaction open would run inside
 * that transaction, with its role. So a request holds the database until it is answered. A task that starts another
 * task during its turn does not wait for itself.
 */
export function createQueue(): Queue {
  const turn = new AsyncLocalStorage<{ isOver: boolean }>();
  let last: Promise<unknown> = Promise.resolve();

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (turn.getStore()?.isOver === false) return work();

    const mine = { isOver: false };
    const result = last.then(() => turn.run(mine, work)).finally(() => (mine.isOver = true));
    last = result.catch(() => undefined);

    return result;
  };

  return { run };
}

/** The same database. Each call waits for its turn. */
export function inQueue(database: Database, queue: Queue): Database {
  return {
    query: (...args: Parameters<Database['query']>) => queue.run(() => database.query(...args)),
    exec: (...args) => queue.run(() => database.exec(...args)),
    transaction: (work) => queue.run(() => database.transaction(work)),
    listen: (...args) => database.listen(...args),
  } as Database;
}
