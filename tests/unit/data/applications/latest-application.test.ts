import { afterEach, describe, expect, it, vi } from 'vitest';
import { findLatestApplication } from '~/data/applications/latest-application';
import { cannedServer, noNetwork } from '../canned-server';

const USER = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

afterEach(() => vi.unstubAllGlobals());

describe('findLatestApplication', () => {
  it('asks for the newest submitted application of one customer', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([
        {
          bond_slug: 'notary',
          state_code: 'TX',
          submitted_at: '2026-11-03T15:00:00Z',
          answers: {},
        },
      ]),
    );

    expect(await findLatestApplication(db, USER)).toEqual({
      ok: true,
      value: {
        bondSlug: 'notary',
        stateCode: 'TX',
        submittedAt: '2026-11-03T15:00:00Z',
        answers: {},
      },
    });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      select: 'bond_slug,state_code,submitted_at,answers',
      user_id: `eq.${USER}`,
      submitted_at: 'not.is.null',
      order: 'submitted_at.desc',
      limit: '1',
    });
  });

  it('finds none for a new customer', async () => {
    const { db } = cannedServer(() => Response.json([]));

    expect(await findLatestApplication(db, USER)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['load-failed', () => Response.json({ code: '42501' }, { status: 403 })],
    ['unreachable', noNetwork],
  ] as const)('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await findLatestApplication(db, USER)).toEqual({ ok: false, code });
  });
});
