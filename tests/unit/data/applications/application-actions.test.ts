import { describe, expect, it, vi } from 'vitest';
import {
  answerInformationRequest,
  withdrawApplication,
} from '~/data/applications/application-actions';
import type { Db } from '~/data/connection/db';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer } from '../canned-server';

/** A signed-in customer's client. The tests of `callAsUser` cover the session itself. */
function signedIn(answer: () => Response) {
  const { db, sent } = cannedServer(answer);
  const session = { access_token: 'token' };
  vi.spyOn(db.auth, 'getSession').mockResolvedValue({
    data: { session },
    error: null,
  } as unknown as Awaited<ReturnType<Db['auth']['getSession']>>);

  return { db, sent };
}

describe('acting on an application', () => {
  it('withdraws the named application', async () => {
    const { db, sent } = signedIn(() => Response.json({ status: 'withdrawn' }));

    expect(await withdrawApplication(db, QUOTE_ID)).toEqual({
      ok: true,
      value: { status: 'withdrawn' },
    });
    expect(sent).toMatchObject([{ method: 'POST', body: { applicationId: QUOTE_ID } }]);
    expect(sent[0]?.url.pathname).toBe('/functions/v1/withdraw-application');
  });

  it('sends an answer with the id of its application', async () => {
    const { db, sent } = signedIn(() => Response.json({ status: 'under_review' }));

    expect(await answerInformationRequest(db, QUOTE_ID, 'Bea')).toMatchObject({ ok: true });
    expect(sent).toMatchObject([{ body: { applicationId: QUOTE_ID, answer: 'Bea' } }]);
    expect(sent[0]?.url.pathname).toBe('/functions/v1/answer-information-request');
  });

  it.each([
    ['not-found', 404],
    ['not-open', 409],
    ['rate-limited', 429],
  ])('returns %s', async (code, status) => {
    const { db } = signedIn(() => Response.json({ code }, { status }));

    expect(await withdrawApplication(db, QUOTE_ID)).toMatchObject({ ok: false, code });
  });

  it('sends nothing without a session', async () => {
    const { db, sent } = cannedServer(() => Response.json({}));

    expect(await withdrawApplication(db, QUOTE_ID)).toEqual({ ok: false, code: 'session-ended' });
    expect(sent).toEqual([]);
  });
});
