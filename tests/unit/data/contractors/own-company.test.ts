import { describe, expect, it } from 'vitest';
import { findOwnCompany } from '~/data/contractors/own-company';
import { cannedServer, noNetwork } from '../canned-server';

describe('the company of a contractor desk', () => {
  it('is that of the user, as long as the user has not left it', async () => {
    const { db, sent } = cannedServer(() => Response.json([]));

    expect(await findOwnCompany(db, 'user')).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.url.searchParams.get('contractor_members.user_id')).toBe('eq.user');
    expect(sent[0]?.url.searchParams.get('contractor_members.left_at')).toBe('is.null');
    expect(sent[0]?.url.searchParams.get('contractor_statements.order')).toBe('as_of.desc');
  });

  it.each([
    ['load-failed', () => Response.json({ code: 'XX000' }, { status: 500 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await findOwnCompany(cannedServer(answer).db, 'user')).toEqual({ ok: false, code });
  });
});
