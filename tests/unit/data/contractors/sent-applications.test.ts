import { describe, expect, it } from 'vitest';
import { loadSentApplications } from '~/data/contractors/sent-applications';
import { cannedServer, noNetwork } from '../canned-server';

describe('the sent applications for bonds of projects', () => {
  it('are read by their ids, without drafts', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([{ id: 'one', status: 'under_review', bonds: null }]),
    );

    expect(await loadSentApplications(db, ['one', 'two'])).toEqual({
      ok: true,
      value: new Map([['one', { status: 'under_review' }]]),
    });
    expect(sent[0]?.url.searchParams.get('id')).toBe('in.(one,two)');
    expect(sent[0]?.url.searchParams.get('status')).toBe('neq.draft');
  });

  it('name the bond that they ask for besides their own', async () => {
    const row = { status: 'under_review', bonds: null };
    const { db } = cannedServer(() =>
      Response.json([
        { id: 'one', companion: 'payment-bond', ...row },
        { id: 'two', companion: 'none', ...row },
        { id: 'three', companion: null, ...row },
      ]),
    );
    const loaded = await loadSentApplications(db, ['one', 'two', 'three']);

    expect(loaded.ok && [...loaded.value.values()].map(({ companion }) => companion)).toEqual([
      'payment-bond',
      undefined,
      undefined,
    ]);
  });

  it('name their bond with its amount now, and whether its release is asked for', async () => {
    const bond = (bond_requests: object[]) => ({
      id: 'b',
      number: 'MSB-1',
      amount_cents: 120_000_000,
      status: 'active',
      bond_requests,
    });
    const { db } = cannedServer(() =>
      Response.json([
        { id: 'one', status: 'issued', bonds: bond([{ kind: 'release', status: 'declined' }]) },
        { id: 'two', status: 'issued', bonds: bond([{ kind: 'release', status: 'requested' }]) },
      ]),
    );
    const loaded = await loadSentApplications(db, ['one', 'two']);
    const known = { id: 'b', number: 'MSB-1', amount: 120_000_000, isActive: true };

    expect(loaded.ok && [...loaded.value.values()].map(({ bond: read }) => read)).toEqual([
      { ...known, isReleaseAsked: false },
      { ...known, isReleaseAsked: true },
    ]);
  });

  it('fail without an answer', async () => {
    const failure = { ok: false, code: 'load-failed' };

    expect(await loadSentApplications(cannedServer(noNetwork).db, ['one'])).toEqual(failure);
  });
});
