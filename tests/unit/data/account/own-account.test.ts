import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteOwnAccount, exportOwnData } from '~/data/account/own-account';
import { cannedServer, noNetwork } from '../canned-server';

afterEach(() => vi.unstubAllGlobals());

describe('deleteOwnAccount', () => {
  it.each([
    ['deleted', { ok: true, value: undefined }],
    ['wrong-password', { ok: false, code: 'wrong-password' }],
    ['open-application', { ok: false, code: 'open-application' }],
    ['something new', { ok: false, code: 'unexpected' }],
  ])('reads the answer %s', async (answer, result) => {
    const { db, sent } = cannedServer(() => Response.json(answer));

    expect(await deleteOwnAccount(db, 'Ebb-and-flow-1742')).toEqual(result);
    expect(sent[0]?.body).toEqual({ password: 'Ebb-and-flow-1742' });
  });

  it('reports a server error and a device without a connection', async () => {
    const broken = cannedServer(() =>
      Response.json({ code: 'XX000', message: '' }, { status: 500 }),
    );
    expect(await deleteOwnAccount(broken.db, 'x')).toEqual({ ok: false, code: 'unexpected' });
    expect(await exportOwnData(broken.db)).toEqual({ ok: false, code: 'unexpected' });

    const { db } = cannedServer(noNetwork);
    expect(await deleteOwnAccount(db, 'x')).toMatchObject({ ok: false, code: 'unreachable' });
  });
});

describe('exportOwnData', () => {
  it('returns the text of a JSON file, or reports that the session ended', async () => {
    const whole = cannedServer(() => Response.json({ profile: { first_name: 'Ada' } }));
    expect(await exportOwnData(whole.db)).toEqual({
      ok: true,
      value: '{\n  "profile": {\n    "first_name": "Ada"\n  }\n}\n',
    });

    const ended = cannedServer(() => Response.json(null));
    expect(await exportOwnData(ended.db)).toEqual({ ok: false, code: 'signed-out' });
  });
});
