import { afterEach, describe, expect, it, vi } from 'vitest';
import { listRequiredDocuments } from '~/data/applications/required-documents';
import { cannedServer, noNetwork } from '../canned-server';

afterEach(() => vi.unstubAllGlobals());

describe('listRequiredDocuments', () => {
  it('requests the types of one bond, in a fixed order', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([
        { required_doc_type: 'financial_statements' },
        { required_doc_type: 'personal_id' },
      ]),
    );

    expect(await listRequiredDocuments(db, 'executor-personal-representative')).toEqual({
      ok: true,
      value: ['financial_statements', 'personal_id'],
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url.pathname).toBe('/rest/v1/bond_required_documents');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      select: 'required_doc_type',
      bond_slug: 'eq.executor-personal-representative',
      order: 'required_doc_type.asc',
    });
  });

  it('returns an empty list for a bond without required documents', async () => {
    const { db } = cannedServer(() => Response.json([]));

    expect(await listRequiredDocuments(db, 'notary')).toEqual({ ok: true, value: [] });
  });

  it.each([
    [
      'a refusal',
      () => Response.json({ code: '42501', message: 'permission denied' }, { status: 401 }),
    ],
    [
      'a type of document this site does not know',
      () => Response.json([{ required_doc_type: 'horoscope' }]),
    ],
    ['a row without its column', () => Response.json([{}])],
  ])('fails to load on %s', async (_, answer) => {
    const { db } = cannedServer(answer);

    expect(await listRequiredDocuments(db, 'notary')).toEqual({ ok: false, code: 'load-failed' });
  });

  it('does not retry by itself, because the visitor has a Retry button', async () => {
    const { db, sent } = cannedServer(noNetwork);

    expect(await listRequiredDocuments(db, 'notary')).toEqual({ ok: false, code: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('tells a device without a connection from a server that does not answer', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { db } = cannedServer(noNetwork);

    expect(await listRequiredDocuments(db, 'notary')).toEqual({ ok: false, code: 'offline' });
  });
});
