import { describe, expect, it, vi } from 'vitest';
import { answerInformationRequest, withdrawApplication } from '~/data/application-actions';
import type { Db } from '~/data/client';
import { QUOTE_ID } from '../domain/support/builders';
import { cannedServer } from './canned-server';

/** A client of a signed-in customer; the session itself is tested with `callAsUser`. */
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
  it('withdraws the one that is named', async () => {
    const { db, sent } = signedIn(() => Response.json({ status: 'withdrawn' }));

    expect(await withdrawApplication(db, QUOTE_ID)).toEqual({
      ok: true,
      value: { status: 'withdrawn' },
    });
    expect(sent).toMatchObject([{ method: 'POST', body: { applicationId: QUOTE_ID } }]);
    expect(sent[0]?.url.pathname).toBe('/functions/v1/withdraw-application');
  });

  it('sends an answer with the application it is for', async () => {
    const { db, sent } = signedIn(() => Response.json({ status: 'under_review' }));

    expect(await answerInformationRequest(db, QUOTE_ID, 'Bea')).toMatchObject({ ok: true });
    expect(sent).toMatchObject([{ body: { applicationId: QUOTE_ID, answer: 'Bea' } }]);
    expect(sent[0]?.url.pathname).toBe('/functions/v1/answer-information-request');
  });

  it.each([
    ['not-found', 404],
    ['not-open', 409],
    ['rate-limited', 429],
  ])('says %s', async (code, status) => {
    const { db } = signedIn(() => Response.json({ code }, { status }));

    expect(await withdrawApplication(db, QUOTE_ID)).toMatchObject({ ok: false, code });
  });

  it('does nothing for nobody', async () => {
    const { db, sent } = cannedServer(() => Response.json({}));

    expect(await withdrawApplication(db, QUOTE_ID)).toEqual({ ok: false, code: 'session-ended' });
    expect(sent).toEqual([]);
  });
});
