import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor-database.ts';
import { NO_REPORT_USED, SAMPLE_REPORT } from '../support/consumer-report.ts';
import { REPORT_USED, setUpReportBench } from '../support/report-uses.ts';
import { addStaff, openApplication, type StaffActor } from '../support/staff-actor.ts';
import { decide, lastEventOf } from '../support/staff-decisions.ts';

const bench = setUpReportBench();

describe('a decline of an application whose applicant allowed a credit report', () => {
  it.each([
    ['no answer', []],
    ['an answer about somebody else', [{ person: randomUUID(), reports: [] }]],
    ['a second answer about the same person', [...NO_REPORT_USED, ...REPORT_USED]],
    ['an answer about one more person', [...REPORT_USED, { person: randomUUID(), reports: [] }]],
  ])('is refused with %s, and changes nothing', async (_, reports) => {
    expect(await bench.desk.decline(bench.applicationId, reports)).toEqual({
      outcome: 'reports-unanswered',
    });
    expect(await lastEventOf(bench.database, bench.applicationId)).not.toMatchObject({
      kind: 'declined',
    });
    expect(await bench.desk.mails()).toEqual([]);
  });

  it('mails the notice to the applicant alone, and once for a double click', async () => {
    const seen = (await lastEventOf(bench.database, bench.applicationId))['id'];
    for (let click = 0; click < 2; click += 1) {
      await decide(bench.database, bench.applicationId, bench.desk.underwriter, {
        ...{ action: 'decline', reason: 'Too little capital.', reports: REPORT_USED, seen },
      });
    }

    expect(await bench.desk.mails()).toMatchObject([
      {
        recipient: bench.address,
        data: { decision: 'declined', bondName: 'Notary Bond', reports: [SAMPLE_REPORT] },
      },
    ]);
    expect(await bench.desk.noticesFor(bench.customer)).toMatchObject([
      { decision: 'declined', reports: [SAMPLE_REPORT], sentAt: expect.any(String) },
    ]);
  });

  it('sends no notice when no report played a part, and keeps that answer', async () => {
    await bench.desk.decline(bench.applicationId, NO_REPORT_USED);
    await openApplication(bench.database, bench.desk.underwriter, bench.applicationId);

    expect(await bench.desk.mails()).toEqual([]);
    expect(await bench.desk.noticesFor(bench.customer)).toEqual([]);
    expect(await bench.desk.seenByStaff(bench.desk.underwriter, bench.applicationId)).toMatchObject(
      { uses: [{ name: 'Ann Smith', agencies: [], decision: 'declined' }] },
    );
  });

  it('needs no answer, and takes none, when nobody allowed a report', async () => {
    const id = await bench.desk.apply(bench.customer, bench.address, 'not_authorized');

    expect(await bench.desk.decline(id, REPORT_USED)).toEqual({ outcome: 'reports-unanswered' });
    expect(await bench.desk.decline(id)).toMatchObject({ status: 'declined' });
    expect(await bench.desk.mails()).toEqual([]);
  });

  it('keeps no score in the mail after it was sent', async () => {
    await bench.desk.decline(bench.applicationId, REPORT_USED);
    const [mail] = await bench.database.query(
      `update private.notifications set status = 'sending', attempts = 1
       where kind = 'consumer_report_used' returning id`,
    );
    await bench.database.queryAs(
      'service_role',
      `select public.settle_notification($1, 1, 'sent', null, null)`,
      [mail?.['id']],
    );

    const [sent] = await bench.desk.mails();
    expect(sent?.['data']).not.toHaveProperty('reports');
  });

  it('shows staff the agency and never the score', async () => {
    await bench.desk.decline(bench.applicationId, REPORT_USED);
    await openApplication(bench.database, bench.desk.underwriter, bench.applicationId);
    const seen = await bench.desk.seenByStaff(bench.desk.underwriter, bench.applicationId);

    expect(seen).toMatchObject({
      people: [{ person: 'applicant', name: 'Ann Smith', hasAddress: true }],
      uses: [{ agencies: [SAMPLE_REPORT.agency], wasMailed: true }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/score|delinquency/i);
  });

  it('is deleted with the answers of the application, and by nothing else', async () => {
    await bench.desk.decline(bench.applicationId, REPORT_USED);
    for (const change of [
      `update private.report_uses set reports = '[]'`,
      'delete from private.report_uses',
      'truncate private.report_uses',
    ]) {
      await expect(bench.database.query(change)).rejects.toMatchObject({ code: '42501' });
    }
    await bench.database.query('select private.erase_application($1)', [bench.applicationId]);

    expect(await bench.desk.noticesFor(bench.customer)).toEqual([]);
  });
});

describe('an offered price', () => {
  const offer = (
    id: string,
    offer: number,
    reports: readonly object[],
    staff: Actor = bench.desk.underwriter,
  ) =>
    decide(bench.database, id, staff as StaffActor, {
      ...{ action: 'offer-price', reason: 'Two claims.', offer, reports },
    });

  it('above the price of the application needs the answer, and mails the notice', async () => {
    expect(await offer(bench.applicationId, 90_000, [])).toEqual({ outcome: 'reports-unanswered' });
    expect(await offer(bench.applicationId, 90_000, REPORT_USED)).toMatchObject({
      status: 'price_offered',
    });

    expect(await bench.desk.mails()).toMatchObject([
      { recipient: bench.address, data: { decision: 'price-offered' } },
    ]);
  });

  it('below it needs no answer and mails none', async () => {
    expect(await offer(bench.applicationId, 100, REPORT_USED)).toMatchObject({
      status: 'price_offered',
    });
    expect(await bench.desk.mails()).toEqual([]);
  });

  it('of a bond for two underwriters mails the notice when the colleague opens the offer', async () => {
    const colleague = await addStaff(bench.database, 'Lee Moreno');
    await bench.database.query('update private.settings set second_approval_above_cents = 1');
    await offer(bench.applicationId, 90_000, []);
    expect(await bench.desk.mails()).toEqual([]);

    expect(await offer(bench.applicationId, 90_000, [], colleague)).toEqual({
      outcome: 'reports-unanswered',
    });
    await offer(bench.applicationId, 90_000, REPORT_USED, colleague);
    await bench.database.query(
      'update private.settings set second_approval_above_cents = 50000000',
    );
    expect(await bench.desk.mails()).toMatchObject([{ data: { decision: 'price-offered' } }]);
  });
});
