import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDocument,
  deleteDocument,
  listApplicationDocuments,
  removeFile,
} from '~/data/documents/application-documents';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer, noNetwork } from '../canned-server';

const PATH = `app/${QUOTE_ID}/other/0b0e7f9a-3a55-4a6e-8a39-5a1b2c3d4e5f-will.pdf`;

const ROW = {
  id: 'd1',
  doc_type: 'other',
  original_name: 'The will.pdf',
  storage_path: PATH,
  mime_type: 'application/pdf',
  size_bytes: 1200,
  created_at: '2026-11-21T12:00:00+00:00',
  is_checked: false,
};

const DOCUMENT = {
  id: 'd1',
  docType: 'other',
  name: 'The will.pdf',
  path: PATH,
  mimeType: 'application/pdf',
  sizeBytes: 1200,
  uploadedAt: new Date('2026-11-21T12:00:00Z'),
  isChecked: false,
} as const;

const refusal = (status: number, code = 'XX000') =>
  Response.json({ code, message: '' }, { status });

/** One answer for each request, in order. */
function answers(...responses: Response[]) {
  return () => responses.shift() ?? refusal(500);
}

afterEach(() => vi.unstubAllGlobals());

describe('listApplicationDocuments', () => {
  it('requests documents that are not deleted, newest first', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([ROW, { ...ROW, id: 'd2', is_checked: true }]),
    );

    expect(await listApplicationDocuments(db, QUOTE_ID)).toEqual({
      ok: true,
      value: [DOCUMENT, { ...DOCUMENT, id: 'd2', isChecked: true }],
    });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      application_id: `eq.${QUOTE_ID}`,
      status: 'eq.uploaded',
      order: 'created_at.desc',
    });
  });

  it.each([
    ['a refusal', () => refusal(500), 'load-failed'],
    ['a type nobody knows', () => Response.json([{ ...ROW, doc_type: 'x' }]), 'load-failed'],
    ['no answer', noNetwork, 'unreachable'],
  ])('fails with %s', async (_, answer, code) => {
    expect(await listApplicationDocuments(cannedServer(answer).db, QUOTE_ID)).toEqual({
      ok: false,
      code,
    });
  });
});

describe('addDocument', () => {
  const document = { ...DOCUMENT, applicationId: QUOTE_ID };

  it('adds a row and lets the database set owner and status', async () => {
    const { db, sent } = cannedServer(() => Response.json([{ id: 'd1' }], { status: 201 }));

    expect(await addDocument(db, document)).toEqual({ ok: true, value: 'd1' });
    expect(sent[0]?.body).toEqual({
      application_id: QUOTE_ID,
      doc_type: 'other',
      storage_path: PATH,
      original_name: 'The will.pdf',
      mime_type: 'application/pdf',
      size_bytes: 1200,
    });
  });

  it('finds the row from an earlier try whose response was lost', async () => {
    const { db, sent } = cannedServer(
      answers(refusal(409, '23505'), Response.json([{ id: 'd1' }])),
    );

    expect(await addDocument(db, document)).toEqual({ ok: true, value: 'd1' });
    expect(sent[1]?.url.searchParams.get('storage_path')).toBe(`eq.${PATH}`);
  });

  it.each([
    ['a refusal', answers(refusal(403, '42501')), 'not-saved'],
    ['the path of somebody else', answers(refusal(409, '23505'), Response.json([])), 'not-saved'],
    ['a session that ended', answers(refusal(401, 'PGRST301')), 'session-ended'],
    ['no answer', noNetwork, 'unreachable'],
  ])('fails with %s', async (_, answer, code) => {
    expect(await addDocument(cannedServer(answer).db, document)).toEqual({ ok: false, code });
  });

  it('reports an unknown result when the second response is lost', async () => {
    const replies = [() => Promise.resolve(refusal(409, '23505')), noNetwork];
    const { db } = cannedServer(() => (replies.shift() ?? noNetwork)());

    expect(await addDocument(db, document)).toEqual({ ok: false, code: 'unreachable' });
  });
});

describe('deleteDocument', () => {
  it('marks the row first, then deletes the file', async () => {
    const { db, sent } = cannedServer(answers(Response.json([{ id: 'd1' }]), Response.json([])));

    expect(await deleteDocument(db, DOCUMENT)).toEqual({ ok: true, value: undefined });
    expect(sent).toMatchObject([
      { method: 'PATCH', body: { status: 'deleted' } },
      { method: 'DELETE', body: { prefixes: [PATH] } },
    ]);
    expect(sent[0]?.url.searchParams.get('status')).toBe('eq.uploaded');
  });

  it('succeeds when the file cannot be deleted, because a job deletes it later', async () => {
    const { db } = cannedServer(answers(Response.json([{ id: 'd1' }]), refusal(500)));

    expect(await deleteDocument(db, DOCUMENT)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a document that is gone or closed', answers(Response.json([])), 'not-found'],
    ['a refusal', answers(refusal(403, '42501')), 'not-updated'],
    ['no answer', noNetwork, 'unreachable'],
  ])('keeps the file with %s', async (_, answer, code) => {
    const { db, sent } = cannedServer(answer);

    expect(await deleteDocument(db, DOCUMENT)).toEqual({ ok: false, code });
    expect(sent.map(({ method }) => method)).toEqual(['PATCH']);
  });
});

describe('removeFile', () => {
  it('never fails', async () => {
    await expect(removeFile(cannedServer(noNetwork).db, PATH)).resolves.toBeUndefined();
  });
});
