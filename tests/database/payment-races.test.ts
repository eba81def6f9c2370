import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgresServer } from '../support/postgres/native-database.ts';
import {
  openRacingDesk,
  ROUNDS,
  SESSIONS,
  tally,
  type RacingDesk,
} from '../support/postgres/racing-desk.ts';
import { issue } from '../support/staff-decisions.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  storeApplication,
  submitApplication,
} from '../support/stored-application.ts';

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

  it.each(ROUNDS)('authorize one payment of a quote: round %i', async () => {
    const quoteId = randomUUID();
    const claim = { keyHash: buildKeyHash() };

    await desk.race((session) => authorizePayment(session, quoteId, claim));

    expect(await desk.count('public.payments where quote_id = $1', [quoteId])).toBe(1);
  });

  it.each(ROUNDS)('submit a quote once, under one number: round %i', async () => {
    const quoteId = randomUUID();
    const claim = { keyHash: buildKeyHash() };
    const { payment } = await authorizePayment(desk.database, quoteId, claim);
    const submission = buildStoredSubmission(quoteId, claim, payment?.id);

    const answers = await desk.race((session) => submitApplication(session, submission));

    expect(tally(answers.map(({ outcome }) => outcome))).toEqual({ submitted: SESSIONS });
    const numbers = answers.map(({ receipt }) => receipt?.['application_number']);
    expect(new Set(numbers).size).toBe(1);
    expect(
      await desk.count(
        `public.application_events where application_id = $1 and kind = 'submitted'`,
        [quoteId],
      ),
    ).toBe(1);
  });

  it('give every application a number of its own', async () => {
    const perSession = await desk.race(async (session) => {
      for (const _ of ROUNDS) {
        await storeApplication(session, { keyHash: buildKeyHash() });
      }
    });

    expect(perSession).toHaveLength(SESSIONS);
    expect(await desk.count('public.applications where number is null')).toBe(0);
    const [row] = await desk.database.query(
      'select count(*) = count(distinct number) as unique from public.applications',
    );
    expect(row).toEqual({ unique: true });
  });

  it.each(ROUNDS)('issue one bond and capture its payment once: round %i', async () => {
    const { quoteId } = await storeApplication(desk.database, {
      ...desk.customer,
      keyHash: buildKeyHash(),
    });

    await desk.race((session) => issue(session, quoteId));

    expect(await desk.count('public.bonds where application_id = $1', [quoteId])).toBe(1);
    expect(
      await desk.count(`public.payments where application_id = $1 and status = 'captured'`, [
        quoteId,
      ]),
    ).toBe(1);
    expect(
      await desk.count(
        'public.renewals as one join public.bonds as bond on bond.id = one.bond_id where bond.application_id = $1',
        [quoteId],
      ),
    ).toBe(1);
  });

  it('claim each mail and each unfinished bond once', async () => {
    const mails = await desk.race(async (session) => {
      const rows = await session.queryAs(
        'service_role',
        'select id from public.claim_notifications(1000, 300, 8)',
      );
      return rows.map(({ id }) => id);
    });
    const cases = await desk.race(async (session) => {
      const rows = await session.queryAs(
        'service_role',
        'select application_id from public.claim_issuing_cases(1000, 0, 120, 10)',
      );
      return rows.map(({ application_id }) => application_id);
    });

    for (const claimed of [mails.flat(), cases.flat()]) {
      expect(claimed.length).toBeGreaterThan(0);
      expect(new Set(claimed).size).toBe(claimed.length);
    }
  });
});
