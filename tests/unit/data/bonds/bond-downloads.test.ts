import { describe, expect, it } from 'vitest';
import { getBondFileUrl } from '~/data/bonds/bond-downloads';
import type { Db } from '~/data/connection/db';
import { cannedServer, noNetwork } from '../canned-server';

const URL_OF_FILE = 'http://127.0.0.1:58321/storage/v1/object/sign/bonds/x/bond.pdf?token=y';

function signedIn(db: Db): Db {
  db.auth.getSession = () => Promise.resolve({ data: { session: {} }, error: null }) as never;

  return db;
}

describe('getBondFileUrl', () => {
  it('requests one file of one bond', async () => {
    const { db, sent } = cannedServer(() => Response.json({ url: URL_OF_FILE }));

    expect(await getBondFileUrl(signedIn(db), 'a-bond', 'poa')).toEqual({
      ok: true,
      value: URL_OF_FILE,
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.pathname).toBe('/functions/v1/generate-signed-url');
    expect(sent[0]?.body).toEqual({ bondId: 'a-bond', type: 'poa' });
  });

  it.each([
    ['a bond of another', () => Response.json({ code: 'not-found' }, { status: 404 })],
    ['a file there is none of', () => Response.json({ code: 'not-available' }, { status: 409 })],
    ['too many calls', () => Response.json({ code: 'rate-limited' }, { status: 429 })],
    ['an answer without an address', () => Response.json({ url: '' })],
    ['an outage of the function', () => Response.json({ code: 'unexpected' }, { status: 500 })],
  ])('has one code for %s', async (_, answer) => {
    const { db } = cannedServer(answer);

    expect(await getBondFileUrl(signedIn(db), 'a-bond', 'bond')).toEqual({
      ok: false,
      code: 'link-failed',
    });
  });

  it('tells a busy server from an unavailable file', async () => {
    const { db } = cannedServer(() =>
      Response.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': '60' } }),
    );

    expect(await getBondFileUrl(signedIn(db), 'a-bond', 'bond')).toEqual({
      ok: false,
      code: 'busy',
    });
  });

  it('reports a server that does not answer', async () => {
    const { db } = cannedServer(noNetwork);

    expect(await getBondFileUrl(signedIn(db), 'a-bond', 'bond')).toEqual({
      ok: false,
      code: 'unreachable',
    });
  });

  it('sends no request without a session', async () => {
    const { db, sent } = cannedServer(() => Response.json({ url: URL_OF_FILE }));

    expect(await getBondFileUrl(db, 'a-bond', 'bond')).toEqual({
      ok: false,
      code: 'session-ended',
    });
    expect(sent).toEqual([]);
  });
});
