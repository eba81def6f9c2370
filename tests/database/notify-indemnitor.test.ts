import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, type ActorDatabase, openDatabase } from '../support/actor-database.ts';
import { SAMPLE_REPORT } from '../support/consumer-report.ts';
import { addIndemnitor, storeContractor } from '../support/contractor-rows.ts';
import { openReportDesk, type ReportDesk } from '../support/report-uses.ts';
import { signIndemnity } from '../support/signed-indemnity.ts';
import { signInWithPassword } from '../support/staff-actor.ts';

let database: ActorDatabase;
let desk: ReportDesk;
let owner: { userId: string };
let ann: { userId: string };
let contractor: string;
let indemnitor: string;

beforeAll(async () => {
  database = await openDatabase();
  desk = await openReportDesk(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.query('delete from private.notifications');
  [owner, ann] = [await database.addCustomer(), await database.addCustomer()];
  contractor = await storeContractor(database, owner);
  indemnitor = await addIndemnitor(database, contractor);
});

/** The indemnitor signed by a link, and agreed to these texts. */
const sign = async (documents: readonly string[], role = 'indemnitor') =>
  signIndemnity(database, { indemnitor, sentTo: await desk.addressOf(ann), documents, role });

const notify = (actor: Actor, notice: string = randomUUID(), reports: unknown = [SAMPLE_REPORT]) =>
  desk.call(actor, 'notify_indemnitor($1, $2, $3)', [indemnitor, notice, JSON.stringify(reports)]);

describe('the notice to an indemnitor', () => {
  it('is mailed once to the address that signed, and only that account reads it', async () => {
    await sign(['e-records', 'credit']);
    const notice = randomUUID();

    expect(await notify(desk.underwriter, notice)).toBe('notified');
    expect(await notify(desk.underwriter, notice)).toBe('notified');
    expect(await desk.mails()).toMatchObject([
      {
        ...{ recipient: await desk.addressOf(ann), user_id: null, application_id: null },
        data: { decision: 'line', contractor: expect.any(String), reports: [SAMPLE_REPORT] },
      },
    ]);
    expect(await desk.noticesFor(ann)).toMatchObject([{ decision: 'line', id: notice }]);
    for (const actor of [owner, desk.underwriter]) expect(await desk.noticesFor(actor)).toEqual([]);
    expect(JSON.stringify(await desk.call(owner, 'export_own_data()'))).not.toMatch(
      /consumer_report_used|Equifax/,
    );
  });

  it.each([
    ['nothing', [], 'indemnitor'],
    ['no credit report', ['e-records', 'indemnity'], 'indemnitor'],
    ['for a company, which is no consumer', ['credit'], 'indemnitor-entity'],
  ])('is not sent to somebody who signed %s', async (_, documents, role) => {
    if (documents.length > 0) await sign(documents, role);

    expect(await notify(desk.underwriter)).toBe('no-report-allowed');
    expect(await desk.mails()).toEqual([]);
  });

  it('needs a report with every fact', async () => {
    await sign(['credit']);

    expect(await notify(desk.underwriter, randomUUID(), [])).toBe('no-report-allowed');
    expect(await notify(desk.underwriter, randomUUID(), {})).toBe('no-report-allowed');
    for (const change of [{ phone: '1' }, { agency: '' }, { address: null }]) {
      await expect(
        notify(desk.underwriter, randomUUID(), [{ ...SAMPLE_REPORT, ...change }]),
      ).rejects.toMatchObject({ code: '23514' });
    }
    expect(await desk.mails()).toEqual([]);
    expect(await desk.noticesFor(ann)).toEqual([]);
  });

  it('is sent by staff with a second factor alone', async () => {
    await sign(['credit']);
    const weak = await signInWithPassword(database, desk.underwriter);

    for (const actor of [owner, ann, await database.addCustomer(), weak]) {
      expect(await notify(actor)).toBe('not-staff');
    }
    await expect(notify('anon')).rejects.toMatchObject({ code: '42501' });
    expect(await desk.mails()).toEqual([]);
  });

  it('is deleted with the contractor', async () => {
    await sign(['credit']);
    await notify(desk.underwriter);
    await database.query('delete from public.contractors where id = $1', [contractor]);

    expect(await desk.noticesFor(ann)).toEqual([]);
  });
});
