import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase } from '../support/actor-database.ts';
import { askForChange, decideRequest, type HeldBond, holdBond } from '../support/bond-requests.ts';
import { NO_REPORT_USED, SAMPLE_REPORT } from '../support/consumer-report.ts';
import { openReportDesk, type ReportDesk, REPORT_USED } from '../support/report-uses.ts';
import { openApplication } from '../support/staff-actor.ts';
import { lastEventOf } from '../support/staff-decisions.ts';

let database: ActorDatabase;
let desk: ReportDesk;
let bond: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  desk = await openReportDesk(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.query('delete from private.notifications');
  bond = await holdBond(database);
  await allowReport('authorized');
});

/** The applicant of the bond allowed a credit report or not. */
const allowReport = async (creditCheck: string) =>
  database.query(
    `update public.applications
     set revision = revision + 1, answers = answers || jsonb_build_object(
       'applicant', jsonb_build_object('firstName', 'Ann', 'lastName', 'Smith', 'email', $2::text),
       'underwriting', jsonb_build_object('creditCheck', $3::text)
     )
     where id = $1`,
    [bond.applicationId, await desk.addressOf(bond), creditCheck],
  );

/** Ask for an amount, and decide it. The bond has $10,000. */
async function decline(
  amount: number,
  reports: readonly object[] = [],
  decision = 'decline',
): Promise<Record<string, unknown>> {
  const { id } = await askForChange(database, bond, {
    ...{ kind: 'amount-change', new_amount_cents: amount },
  });
  const seen = (await lastEventOf(database, bond.applicationId))['id'];
  const reason = decision === 'decline' ? 'Too little capital.' : '';

  return decideRequest(database, id, { staff: desk.underwriter, seen, decision, reason, reports });
}

const status = async () =>
  (
    await database.query('select status from public.bond_requests where bond_id = $1', [
      bond.bondId,
    ])
  )[0]?.['status'];

describe('a declined higher amount of a bond whose applicant allowed a credit report', () => {
  it.each([
    ['no answer', []],
    ['an answer about somebody else', [{ person: 'thief', reports: [] }]],
    ['a second answer about the same person', [...NO_REPORT_USED, ...REPORT_USED]],
  ])('is refused with %s, and changes nothing', async (_, reports) => {
    expect(await decline(2_000_000, reports)).toEqual({ outcome: 'reports-unanswered' });
    expect(await status()).toBe('requested');
    expect(await desk.mails()).toEqual([]);
  });

  it('mails the notice to the applicant alone, and staff never see the score', async () => {
    expect(await decline(2_000_000, REPORT_USED)).toMatchObject({ status: 'declined' });

    expect(await desk.mails()).toMatchObject([
      {
        ...{ recipient: await desk.addressOf(bond), user_id: null, application_id: null },
        data: { decision: 'increase-declined', reports: [SAMPLE_REPORT] },
      },
    ]);
    expect(await desk.noticesFor(bond)).toMatchObject([{ decision: 'increase-declined' }]);
    await openApplication(database, desk.underwriter, bond.applicationId);
    const seen = await desk.seenByStaff(desk.underwriter, bond.applicationId);
    expect(seen).toMatchObject({ uses: [{ decision: 'increase-declined', wasMailed: true }] });
    expect(JSON.stringify(seen)).not.toMatch(/score|delinquency/i);
  });

  it('sends no notice when no report played a part', async () => {
    expect(await decline(2_000_000, NO_REPORT_USED)).toMatchObject({ status: 'declined' });
    expect(await desk.mails()).toEqual([]);
  });

  it('needs no answer when nobody allowed a report', async () => {
    await allowReport('not_authorized');

    expect(await decline(2_000_000)).toMatchObject({ status: 'declined' });
  });
});

describe('another decision', () => {
  it.each([
    ['a declined lower amount', 500_000, 'decline', 'declined'],
    ['an approved higher amount', 2_000_000, 'approve', 'approved'],
  ])('sends no notice: %s', async (_, amount, decision, outcome) => {
    expect(await decline(amount, REPORT_USED, decision)).toMatchObject({ status: outcome });
    expect(await desk.mails()).toEqual([]);
  });
});
