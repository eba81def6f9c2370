import { describe, expect, it } from 'vitest';
import { claimApplications } from '~/data/applications/claimed-applications';
import { cannedServer, noNetwork } from '../canned-server';

describe('claimApplications', () => {
  it('sends no address, because the server knows the verified one', async () => {
    const { db, sent } = cannedServer(() => Response.json(2));

    expect(await claimApplications(db)).toEqual({ ok: true, value: 2 });
    expect(sent).toMatchObject([{ method: 'POST', body: {} }]);
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/claim_applications');
    expect(sent[0]?.url.search).toBe('');
  });

  it.each([
    ['not-claimed', () => Response.json({ code: '42501', message: '' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await claimApplications(db)).toEqual({ ok: false, code });
  });
});
