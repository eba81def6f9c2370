import { describe, expect, it } from 'vitest';
import type { Db } from '~/data/connection/db';
import { getDocumentUrl } from '~/data/documents/document-opening';
import { cannedServer, noNetwork } from '../canned-server';

const URL_OF_FILE = 'http://127.0.0.1:58321/storage/v1/object/sign/applications/x/will.pdf?token=y';

function signedIn(db: Db): Db {
  db.auth.getSession = () => Promise.resolve({ data: { session: {} }, error: null }) as never;

  return db;
}

describe('getDocumentUrl', () => {
  it('requests one document from the function', async () => {
    const { db, sent } = cannedServer(() => Response.json({ url: URL_OF_FILE }));

    expect(await getDocumentUrl(signedIn(db), 'a-document')).toEqual({
      ok: true,
      value: URL_OF_FILE,
    });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/functions/v1/open-document']);
    expect(sent[0]?.body).toEqual({ documentId: 'a-document' });
  });

  it.each([
    ['a document of another', () => Response.json({ code: 'not-found' }, { status: 404 })],
    ['a file that is missing', () => Response.json({ code: 'not-available' }, { status: 404 })],
    ['an answer without an address', () => Response.json({ url: '' })],
    ['an outage of the function', () => Response.json({ code: 'unexpected' }, { status: 500 })],
  ])('has one code for %s', async (_, answer) => {
    const { db } = cannedServer(answer);

    expect(await getDocumentUrl(signedIn(db), 'a-document')).toEqual({
      ok: false,
      code: 'not-signed',
    });
  });

  it('reports a server that does not answer, and an ended session', async () => {
    expect(await getDocumentUrl(signedIn(cannedServer(noNetwork).db), 'a-document')).toEqual({
      ok: false,
      code: 'unreachable',
    });
    const { db, sent } = cannedServer(() => Response.json({ url: URL_OF_FILE }));
    expect(await getDocumentUrl(db, 'a-document')).toEqual({ ok: false, code: 'session-ended' });
    expect(sent).toEqual([]);
  });
});
