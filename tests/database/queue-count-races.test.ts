import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActorDatabase } from '../support/actor-database.ts';
import { hasPostgresServer } from '../support/postgres/native-database.ts';
import { openRacingDesk, ROUNDS, type RacingDesk } from '../support/postgres/racing-desk.ts';
import type { StaffActor } from '../support/staff-actor.ts';
import { decide } from '../support/staff-decisions.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import { assign } from '../support/underwriting-rows.ts';

// A deadlock rejects one of the sessions, so each race also proves that there is none.
describe.runIf(hasPostgresServer())('transactions at the same time', () => {
  let desk: RacingDesk;

  beforeAll(async () => {
    desk = await openRacingDesk();
  });

  afterEach(async () => {
    expect(await desk.historyProblems()).toEqual([]);
  });

  afterAll(() => desk.close());

  describe('keep the numbers of the queue exact', () => {
    const kept = () =>
      desk.database.query(
        `select status, holder, sum(change)::int as count from private.queue_counts
         group by status, holder having sum(change) <> 0 order by status, holder`,
      );

    const expectExact = async () => {
      const before = await kept();
      await desk.database.query('select private.count_queue_again()');
      expect(before).toEqual(await kept());
    };

    const decline = `update public.applications set status = 'declined' where id = $1`;
    const giveAway = `update public.application_assignments set staff_id = null where application_id = $1`;

    it.each([
      ['a decision while its underwriter gives it away', giveAway, decline],
      ['a change of the underwriter while another decides', decline, giveAway],
    ])('%s', async (_, first, second) => {
      const id = await storeUnderReview(desk.database, desk.customer);
      await assign(desk.database, desk.first, [{ id }], desk.first.userId);

      await desk.race(async (session, _member, index) => {
        if (index !== 0) return;

        await session.query('begin');
        await session.query(first, [id]);
        let isOver = false;
        const other = desk.database.query(second, [id]).finally(() => (isOver = true));
        // The second waits for the first. If it did not, it would soon be over.
        await vi.waitFor(async () => expect(isOver || (await isWaiting(session))).toBe(true));
        await session.query('commit');
        await other;
      });

      await expectExact();
    });

    it('while all of it happens at once, and the sums are made', async () => {
      const ids = await Promise.all(
        ROUNDS.map(() => storeUnderReview(desk.database, desk.customer)),
      );
      const work = [
        (session: ActorDatabase, id: string, member: StaffActor) =>
          assign(session, member, [{ id }], member.userId),
        (session: ActorDatabase, id: string, member: StaffActor) =>
          decide(session, id, member, { action: 'decline', reason: 'Read.' }),
        (session: ActorDatabase, id: string) => session.query(giveAway, [id]),
        (session: ActorDatabase) => session.query('select private.add_up_queue()'),
      ];

      await desk.race(async (session, member, index) => {
        for (const [turn, id] of ids.entries()) {
          await work[(turn + index) % work.length]?.(session, id, member);
        }
      });

      await expectExact();
    });
  });
});

/** Whether a transaction of this database waits for another. */
async function isWaiting(session: ActorDatabase): Promise<boolean> {
  const waiting = await session.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

  return waiting.length > 0;
}
