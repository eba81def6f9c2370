import { describe, expect, it } from 'vitest';
import { loadSentApplications } from '~/data/contractors/sent-applications';
import { cannedServer, noNetwork } from '../canned-server';

describe('the sent applications for bonds of projects', () => {
  it('are read by their ids, without drafts', async () => {
    const { db, sent } = cannedServer(() => Response.json([{ id: 'one', status: 'under_review' }]));

    expect(await loadSentApplications(db, ['one', 'two'])).toEqual({
      ok: true,
      value: new Map([['one', 'under_review']]),
    });
    expect(sent[0]?.url.searchParams.get('id')).toBe('in.(one,two)');
    expect(sent[0]?.url.searchParams.get('status')).toBe('neq.draft');
  });

  it('fail without an answer', async () => {
    const failure = { ok: false, code: 'load-failed' };

    expect(await loadSentApplications(cannedServer(noNetwork).db, ['one'])).toEqual(failure);
  });
});
