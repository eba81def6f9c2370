import { describe, expect, it } from 'vitest';
import { loadApplicantAccount } from '~/data/staff/applicant-account';
import { cannedServer, noNetwork } from '../canned-server';

describe('the account of the contractor who applied', () => {
  it.each([
    ['is named', { id: 'c', name: 'Ridge LLC' }, { id: 'c', name: 'Ridge LLC' }],
    ['is undefined without one', null, undefined],
  ])('%s', async (_, answer, value) => {
    const { db, sent } = cannedServer(() => Response.json(answer));

    expect(await loadApplicantAccount(db, 'a')).toEqual({ ok: true, value });
    expect(sent[0]?.body).toEqual({ of_application: 'a' });
  });

  it.each([
    ['load-failed', () => Response.json({ code: 'XX000' }, { status: 500 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await loadApplicantAccount(cannedServer(answer).db, 'a')).toEqual({ ok: false, code });
  });
});
