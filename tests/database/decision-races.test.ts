import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askForChange,
  decideRequest,
  holdBond,
  withdrawRequest,
} from '../support/bond-requests.ts';
import { hasPostgresServer } from '../support/postgres/native-database.ts';
import {
  openRacingDesk,
  ROUNDS,
  SESSIONS,
  tally,
  type RacingDesk,
} from '../support/postgres/racing-desk.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { decide, lastEventOf } from '../support/staff-decisions.ts';
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

  it.each(ROUNDS)('decide an application once: round %i', async () => {
    const id = await storeUnderReview(desk.database, desk.customer);
    const seen = (await lastEventOf(desk.database, id))['id'];

    const answers = await desk.race((session, member, index) =>
      decide(session, id, member, {
        action: index % 2 === 0 ? 'approve' : 'decline',
        reason: 'Read.',
        seen,
      }),
    );

    expect(tally(answers.map(({ outcome }) => outcome))).toEqual({
      decided: 1,
      'changed-meanwhile': SESSIONS - 1,
    });
    expect(
      await desk.count(
        `public.application_events where application_id = $1 and kind in ('approved', 'declined')`,
        [id],
      ),
    ).toBe(1);
  });

  it.each(ROUNDS)('decide or withdraw a request for a change once: round %i', async () => {
    const held = await holdBond(desk.database);
    const { id } = await askForChange(desk.database, held);
    const seen = (await lastEventOf(desk.database, held.applicationId))['id'];

    await desk.race(async (session, member, index) =>
      index === 0
        ? withdrawRequest(session, id, held.userId)
        : decideRequest(session, id, {
            staff: member,
            seen,
            decision: index % 2 === 0 ? 'approve' : 'decline',
            reason: 'Read.',
          }),
    );

    const ends = await desk.database.query(
      `select kind from public.application_events
       where application_id = $1 and kind in ('change-approved', 'change-declined', 'change-withdrawn')`,
      [held.applicationId],
    );
    expect(ends).toHaveLength(1);
    const [row] = await desk.database.query(
      `select request.status as request, bond.status as bond from public.bond_requests as request
       join public.bonds as bond on bond.id = request.bond_id where request.id = $1`,
      [id],
    );
    expect(row?.['bond']).toBe(row?.['request'] === 'approved' ? 'cancelled' : 'active');
  });

  it.each(ROUNDS)('leave the last admin in place: round %i', async (round) => {
    const admins: StaffActor[] = [];
    for (let index = 0; index < SESSIONS; index += 1) {
      admins.push(await addStaff(desk.database, `Admin ${round}.${index}`, 'admin'));
    }

    // Each admin removes the next.
    await desk.race((session, _member, index) =>
      session.queryAs(
        admins[index] as StaffActor,
        `select public.revoke_staff_role($1, 'admin') as answer`,
        [admins[(index + 1) % SESSIONS]?.userId],
      ),
    );

    const left = await desk.count(`public.staff_roles where role = 'admin'`);
    expect(left).toBeGreaterThanOrEqual(1);
    await desk.database.query(`delete from public.staff_roles where role = 'admin'`);
  });

  it.each(ROUNDS)(
    'take a token of single sign-on once, and link it to one account: round %i',
    async () => {
      const nonce = createHash('sha256').update(randomUUID()).digest('hex');
      const subject = `sub|${randomUUID()}`;
      const users = await Promise.all(
        Array.from({ length: SESSIONS }, () => desk.database.addCustomer()),
      );

      const taken = await desk.race(async (session, _member, index) => {
        const [row] = await session.queryAs(
          'service_role',
          'select public.take_sso_nonce($1, 600) as taken',
          [nonce],
        );
        await session.queryAs(
          'service_role',
          `select public.link_sso_identity('https://tenant.example/', $1, $2)`,
          [subject, users[index]?.userId],
        );

        return row?.['taken'];
      });

      expect(tally(taken)).toEqual({ true: 1, false: SESSIONS - 1 });
      expect(await desk.count('private.sso_identities where subject = $1', [subject])).toBe(1);
    },
  );

  it.each(ROUNDS)('give an application to one underwriter: round %i', async () => {
    const id = await storeUnderReview(desk.database, desk.customer);

    const given = await desk.race((session, member) =>
      assign(session, member, [{ id }], member.userId),
    );

    expect(given.filter((ids) => (ids as string[]).length === 1)).toHaveLength(1);
  });
});
