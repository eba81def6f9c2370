import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import { SAMPLE_REPORT } from '../support/consumer-report.ts';
import { addIndemnitor, addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { openReportDesk, type ReportDesk } from '../support/report-uses.ts';
import { signIndemnity } from '../support/signed-indemnity.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';

const MILLION = 100_000_000;

let database: ActorDatabase;
let desk: ReportDesk;
let lee: StaffActor;
let owner: SignedIn;
let ann: { userId: string };
let contractor: string;
let indemnitor: string;

beforeAll(async () => {
  database = await openDatabase();
  desk = await openReportDesk(database);
  lee = await addStaff(database, 'Lee Moreno');
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.query('delete from private.notifications');
  [owner, ann] = [await database.addCustomer(), await database.addCustomer()];
  contractor = await storeContractor(database, owner);
  indemnitor = await addIndemnitor(database, contractor);
  const sentTo = await desk.addressOf(ann);
  await signIndemnity(database, { indemnitor, sentTo, documents: ['e-records', 'credit'] });
});

const used = () => [{ person: indemnitor, reports: [SAMPLE_REPORT] }];
const unused = () => [{ person: indemnitor, reports: [] }];

/** The newest version of the line. The first allows $2,000,000 for one job and $5,000,000 for all. */
const line = async () =>
  (
    await database.query(
      'select id, version from public.line_grants where contractor_id = $1 order by version desc limit 1',
      [contractor],
    )
  )[0] as { id: string; version: number };

const suspend = async (reports: readonly object[] = []) =>
  callAs(database, desk.underwriter, 'suspend_line', (await line()).id, 'A claim', reports);

async function grant(single: number, aggregate: number, reports: readonly object[] = []) {
  const facts = {
    ...{ id: randomUUID(), expected: (await line()).version, basis: 'all-work', conditions: {} },
    ...{ single_cents: single, aggregate_cents: aggregate, rate_plan: 'standard' },
    ...{ effective_on: '2026-01-01', review_on: '2099-01-01', reason: 'Reviewed' },
  };

  return callAs(database, desk.underwriter, 'grant_line', contractor, facts, reports);
}

/** A bid that the line stopped, declined. */
async function declineBid(reports: readonly object[]) {
  const project = await addProject(database, contractor, { hasDesign: true });
  const bid = randomUUID();
  await callAs(database, owner, 'request_bid', project, bid, MILLION);

  return callAs(
    database,
    desk.underwriter,
    'decide_bid',
    bid,
    'declined',
    'Too large a job',
    reports,
  );
}

const mailed = async () => (await desk.mails()).map(({ recipient }) => recipient);

describe('a decision against a line whose indemnitor allowed a credit report', () => {
  it.each([
    ['a suspension', (reports: readonly object[]) => suspend(reports), 'suspended'],
    ['a declined bid', (reports: readonly object[]) => declineBid(reports), 'decided'],
    [
      'a smaller line for one job',
      (reports: readonly object[]) => grant(10_000_000, 40_000_000, reports),
      'granted',
    ],
  ] as const)('asks about the report, and mails the notice once: %s', async (_, decide, done) => {
    expect(await decide([])).toBe('reports-unanswered');
    expect(await desk.mails()).toEqual([]);

    expect(await decide(used())).toBe(done);
    expect(await desk.mails()).toMatchObject([
      {
        ...{ recipient: await desk.addressOf(ann), user_id: null, application_id: null },
        data: { decision: 'line', reports: [SAMPLE_REPORT] },
      },
    ]);
    expect(await desk.noticesFor(ann)).toMatchObject([{ decision: 'line' }]);
    for (const actor of [owner, desk.underwriter]) expect(await desk.noticesFor(actor)).toEqual([]);
  });

  it('takes no answers about other people, twice about one, or with too many reports', async () => {
    for (const reports of [
      [{ person: randomUUID(), reports: [SAMPLE_REPORT] }],
      [...used(), ...unused()],
      [...used(), { person: 'applicant', reports: [] }],
      [{ person: indemnitor, reports: Array.from({ length: 5 }, () => SAMPLE_REPORT) }],
    ]) {
      expect(await suspend(reports)).toBe('reports-unanswered');
    }
    await expect(
      suspend([{ person: indemnitor, reports: [{ ...SAMPLE_REPORT, phone: '1' }] }]),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await mailed()).toEqual([]);
    expect(await suspend(unused())).toBe('suspended');
    expect(await mailed()).toEqual([]);
  });

  it('of a repeated suspension mails nothing more', async () => {
    await suspend(used());

    expect(await suspend(used())).toBe('suspended');
    expect(await mailed()).toHaveLength(1);
  });

  it('asks nobody who was released or never signed', async () => {
    await addIndemnitor(database, contractor);
    await database.query('update public.indemnitors set released_at = now() where id = $1', [
      indemnitor,
    ]);

    expect(await suspend()).toBe('suspended');
  });

  it('refuses customers, whatever they answer', async () => {
    for (const actor of [owner, ann as SignedIn]) {
      const { id } = await line();
      expect(await callAs(database, actor, 'suspend_line', id, 'No', used())).toBe('not-staff');
    }
    expect(await mailed()).toEqual([]);
  });
});

describe('a line that is not smaller', () => {
  it('asks nothing: the same line, a larger one, and one above the limit that waits', async () => {
    expect(await grant(2 * MILLION, 5 * MILLION)).toBe('colleague-required');
    expect(await grant(3 * MILLION, 6 * MILLION)).toBe('colleague-required');
    expect(await mailed()).toEqual([]);
  });

  it('is asked about by the colleague who puts a smaller line in force', async () => {
    expect(await grant(MILLION, 4 * MILLION)).toBe('colleague-required');
    const [waiting] = await database.query(
      'select id from public.line_grants where contractor_id = $1 and approved_at is null and superseded_by is null',
      [contractor],
    );
    const approve = (reports: readonly object[]) =>
      callAs(database, lee, 'approve_line', waiting?.['id'], reports);

    expect(await approve([])).toBe('reports-unanswered');
    expect(await mailed()).toEqual([]);
    expect(await approve(used())).toBe('approved');
    expect(await mailed()).toHaveLength(1);
  });

  it('below what the contractor asked for is smaller when no line is in force', async () => {
    await database.query(
      'update public.line_grants set approved_at = null, approved_by = null where contractor_id = $1',
      [contractor],
    );

    expect(await grant(10_000_000, 40_000_000)).toBe('reports-unanswered');
  });
});
