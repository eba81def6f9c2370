import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_REPORT, TYPED_REPORT } from '../support/consumer-report.ts';
import { openRequestDesk, type RequestDesk } from '../support/request-desk.ts';

let desk: RequestDesk;

beforeAll(async () => {
  desk = await openRequestDesk();
});

afterAll(() => desk.stack.stop());

it('mails the report as typed to the applicant whose higher amount was declined', async () => {
  await desk.stack.query(
    `update public.applications
     set revision = revision + 1, answers = answers || jsonb_build_object(
       'applicant', '{"firstName": "Ann", "lastName": "Smith", "email": "ann@example.com"}'::jsonb,
       'underwriting', '{"creditCheck": "authorized"}'::jsonb
     )
     where id = $1`,
    [desk.bond.applicationId],
  );
  const { request } = await desk.ask({
    ...{ kind: 'amount-change', endsOn: undefined, amount: '$30,000', proofKind: 'agency_letter' },
  });
  const decline = (reports: readonly object[]) =>
    desk.decide(request.requestId, { decision: 'decline', reason: 'Too little.', reports });

  expect(await decline([])).toEqual({ status: 422, body: { code: 'reports-unanswered' } });
  expect(
    await decline([{ person: 'applicant', reports: [TYPED_REPORT], recipient: 'thief@x.com' }]),
  ).toMatchObject({ status: 422 });
  expect(await decline([{ person: 'applicant', reports: [TYPED_REPORT] }])).toEqual({
    status: 200,
    body: { status: 'declined' },
  });
  expect(
    await desk.stack.query(
      `select recipient, data -> 'reports' as reports from private.notifications
       where kind = 'consumer_report_used'`,
    ),
  ).toEqual([{ recipient: 'ann@example.com', reports: [SAMPLE_REPORT] }]);
});
