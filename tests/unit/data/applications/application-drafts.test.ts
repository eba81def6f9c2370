import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  discardApplicationDraft,
  findApplicationDraft,
  findRenewalDraft,
  saveApplicationDraft,
} from '~/data/applications/application-drafts';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer, noNetwork } from '../canned-server';

const DRAFT = {
  id: QUOTE_ID,
  revision: 4,
  bondSlug: 'notary',
  stateCode: undefined,
  answers: { draft: { step: 'applicant' } },
};

const COLUMNS = {
  revision: 4,
  bond_slug: 'notary',
  state_code: null,
  answers: { draft: { step: 'applicant' } },
};

const refusal = (code: string, status = 409) => Response.json({ code, message: '' }, { status });

/** One answer for each request, in order. */
function answers(...responses: Response[]) {
  return () => responses.shift() ?? refusal('unexpected', 500);
}

afterEach(() => vi.unstubAllGlobals());

describe('saveApplicationDraft', () => {
  it('changes the row only if no other device has changed it since', async () => {
    const { db, sent } = cannedServer(() => Response.json([{ id: QUOTE_ID }]));

    expect(await saveApplicationDraft(db, DRAFT, 3)).toEqual({ ok: true, value: undefined });
    expect(sent).toMatchObject([{ method: 'PATCH', body: COLUMNS }]);
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      id: `eq.${QUOTE_ID}`,
      revision: 'eq.3',
      select: 'id',
    });
  });

  it('adds a new draft without an owner, because the server sets the owner', async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 201 }));

    expect(await saveApplicationDraft(db, DRAFT, undefined)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent).toMatchObject([{ method: 'POST', body: { id: QUOTE_ID, ...COLUMNS } }]);
    expect(sent[0]?.body).not.toHaveProperty('user_id');
  });

  it('adds a draft again after another device discarded it', async () => {
    const { db, sent } = cannedServer(
      answers(Response.json([]), new Response(null, { status: 201 })),
    );

    expect(await saveApplicationDraft(db, DRAFT, 3)).toMatchObject({ ok: true });
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
  });

  it.each([
    ['the row is at another revision or submitted', [Response.json([]), refusal('23505')]],
    ['the database sees a race', [refusal('40001', 500)]],
  ])('is stale when %s', async (_, responses) => {
    const { db } = cannedServer(answers(...responses));

    expect(await saveApplicationDraft(db, DRAFT, 3)).toEqual({ ok: false, code: 'stale' });
  });

  it.each([3, undefined])('is not saved when the server refuses (based on %s)', async (basedOn) => {
    const { db } = cannedServer(() => refusal('42501', 401));

    expect(await saveApplicationDraft(db, DRAFT, basedOn)).toEqual({
      ok: false,
      code: 'not-saved',
    });
  });

  it('reports that the account has too many drafts', async () => {
    const full = { code: '23514', message: '', details: 'too-many-drafts' };
    const { db } = cannedServer(answers(Response.json(full, { status: 400 }), refusal('23514')));

    expect(await saveApplicationDraft(db, DRAFT, undefined)).toEqual({
      ok: false,
      code: 'too-many-drafts',
    });
    expect(await saveApplicationDraft(db, DRAFT, undefined)).toEqual({
      ok: false,
      code: 'not-saved',
    });
  });

  it('reports a missing connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { db } = cannedServer(noNetwork);

    expect(await saveApplicationDraft(db, DRAFT, 3)).toEqual({ ok: false, code: 'offline' });
  });
});

describe('findApplicationDraft', () => {
  it('finds the last changed draft', async () => {
    const row = { id: QUOTE_ID, revision: 4, answers: {} };
    const { db, sent } = cannedServer(() => Response.json([row]));

    expect(await findApplicationDraft(db)).toEqual({ ok: true, value: row });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      select: 'id,revision,answers',
      status: 'eq.draft',
      order: 'updated_at.desc',
      limit: '1',
    });
  });

  it('finds the named draft, but never a submitted application', async () => {
    const { db, sent } = cannedServer(() => Response.json([]));

    expect(await findApplicationDraft(db, QUOTE_ID)).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.url.searchParams.get('id')).toBe(`eq.${QUOTE_ID}`);
    expect(sent[0]?.url.searchParams.get('status')).toBe('eq.draft');
  });

  it('finds the draft that renews a bond for a term', async () => {
    const { db, sent } = cannedServer(() => Response.json([]));
    const term = { bondId: QUOTE_ID, startsOn: '2026-12-10' };

    expect(await findRenewalDraft(db, term)).toEqual({ ok: true, value: undefined });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      status: 'eq.draft',
      'answers->draft->renews->>bondId': `eq.${QUOTE_ID}`,
      'answers->draft->renews->>startsOn': 'eq.2026-12-10',
    });
  });

  it('reports why the search failed', async () => {
    const refused = cannedServer(() => refusal('42501', 401));
    const silent = cannedServer(noNetwork);

    expect(await findApplicationDraft(refused.db)).toEqual({ ok: false, code: 'load-failed' });
    expect(await findApplicationDraft(silent.db)).toEqual({ ok: false, code: 'unreachable' });
    expect(silent.sent).toHaveLength(1);
  });
});

describe('discardApplicationDraft', () => {
  it('deletes one draft, but no submitted application', async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 204 }));

    expect(await discardApplicationDraft(db, QUOTE_ID)).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.method).toBe('DELETE');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      id: `eq.${QUOTE_ID}`,
      status: 'eq.draft',
    });
  });

  it.each([
    ['not-discarded', () => refusal('42501', 401)],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await discardApplicationDraft(db, QUOTE_ID)).toEqual({ ok: false, code });
  });
});
