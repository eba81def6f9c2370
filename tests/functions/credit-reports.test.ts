import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_REPORT, TYPED_REPORT } from '../support/consumer-report.ts';
import { openOfferBench, type OfferBench } from '../support/offer-bench.ts';

let bench: OfferBench;

beforeAll(async () => {
  bench = await openOfferBench();
});

beforeEach(() => bench.submit());

afterAll(() => bench.stack.stop());

const DECLINE = { action: 'decline', premium: undefined, reason: 'Too little capital.' };

/** The notices to this address, by the number of the application. */
const notices = () =>
  bench.stack.query(
    `select mail.data, mail.recipient = application.answers #>> '{applicant,email}' as is_own
     from private.notifications as mail
     join public.applications as application on application.number = mail.data ->> 'applicationNumber'
     where mail.kind = 'consumer_report_used' and application.id = $1`,
    [bench.id()],
  );

describe('a decision with a consumer report', () => {
  it('mails the report as typed to the applicant', async () => {
    const reports = [{ person: 'applicant', reports: [TYPED_REPORT] }];

    expect(await bench.offer({ ...DECLINE, reports })).toEqual({
      status: 200,
      body: { status: 'declined' },
    });
    expect(await notices()).toEqual([
      { data: expect.objectContaining({ reports: [SAMPLE_REPORT] }), is_own: true },
    ]);
  });

  it('is refused without an answer, with half a report and with an address for the mail', async () => {
    expect(await bench.offer({ ...DECLINE, reports: [] })).toEqual({
      status: 422,
      body: { code: 'reports-unanswered' },
    });
    for (const reports of [
      [{ person: 'applicant', reports: [{ ...TYPED_REPORT, phone: '' }] }],
      [{ person: 'applicant', reports: [TYPED_REPORT], recipient: 'thief@example.com' }],
    ]) {
      expect(await bench.offer({ ...DECLINE, reports })).toMatchObject({
        status: 422,
        body: { code: 'invalid-application' },
      });
    }

    expect(await bench.application()).toMatchObject({ status: 'under_review' });
    expect(await notices()).toEqual([]);
  });

  it('of a customer, even the applicant, is refused', async () => {
    const reports = [{ person: 'applicant', reports: [TYPED_REPORT] }];

    expect(await bench.offer({ ...DECLINE, reports }, bench.customer.token)).toMatchObject({
      status: 403,
    });
    expect(await notices()).toEqual([]);
  });
});
