import { expect, it } from 'vitest';
import { loadConsumerReports } from '~/data/staff/consumer-reports';
import { cannedServer } from '../canned-server';

const REPORTS = {
  people: [{ person: 'applicant', name: 'Ada Marsh', hasAddress: true }],
  uses: [],
};

it.each([
  ['who allowed a credit report', REPORTS, REPORTS],
  ['nobody, when the application was not opened', null, { people: [], uses: [] }],
])('returns %s', async (_, answer, value) => {
  const { db, sent } = cannedServer(() => Response.json(answer));

  expect(await loadConsumerReports(db, 'a')).toEqual({ ok: true, value });
  expect(sent[0]?.body).toEqual({ of_application: 'a' });
});

it('says that it did not load', async () => {
  const { db } = cannedServer(() => new Response('{}', { status: 500 }));

  expect(await loadConsumerReports(db, 'a')).toEqual({ ok: false, code: 'load-failed' });
});
