import { describe, expect, it } from 'vitest';
import { changeMatter, loadMatter, saveMatter, saveMatterNote } from '~/data/firms/matters';
import { cannedServer, noNetwork } from '../canned-server';

const ROW = {
  id: 'm1',
  kind: 'fiduciary',
  version: 3,
  bond_slug: 'administrator',
  subject_name: 'Mary Smith',
  facts: { cash: 1 },
  bondability: 'likely',
  bondability_on: '2026-11-23',
  closed_at: null,
  responsible: 'u1',
  matter_people: [],
  matter_access: [{ user_id: 'u1' }],
  matter_notes: { words: 'Call first', version: 2 },
};

const rows = (row: object | undefined) => () => Response.json(row ? [row] : []);
const failed = () => Response.json({ code: '23514' }, { status: 400 });

describe('a matter', () => {
  it('is loaded with its soft answer and private notes', async () => {
    expect(await loadMatter(cannedServer(rows(ROW)).db, 'm1')).toMatchObject({
      ok: true,
      value: {
        version: 3,
        values: { bond: 'administrator', subject: 'Mary Smith', cash: 1 },
        given: { answer: 'likely', on: '2026-11-23' },
        note: { words: 'Call first', version: 2 },
        named: ['u1'],
        isClosed: false,
      },
    });
  });

  it('may have no notes and no answer, and may not exist', async () => {
    const bare = {
      ...ROW,
      kind: 'litigation',
      bondability: null,
      matter_notes: null,
      closed_at: 'now',
      responsible: null,
    };

    expect(await loadMatter(cannedServer(rows(bare)).db, 'm1')).toMatchObject({
      value: {
        kind: 'litigation',
        given: undefined,
        note: { words: '', version: 0 },
        isClosed: true,
      },
    });
    expect(await loadMatter(cannedServer(rows(undefined)).db, 'm1')).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['load-failed', failed],
    ['unreachable', noNetwork],
  ])('is not loaded: %s', async (code, answer) => {
    expect(await loadMatter(cannedServer(answer).db, 'm1')).toEqual({ ok: false, code });
  });

  const save = (answer: () => Response | Promise<Response>) =>
    saveMatter(cannedServer(answer).db, {
      id: 'm1',
      version: 1,
      key: 'k',
      kind: 'fiduciary',
      values: {},
      people: [],
    });

  it.each([
    [
      { outcome: 'saved', version: 2 },
      { ok: true, value: 2 },
    ],
    [{ outcome: 'changed-elsewhere' }, { ok: false, code: 'changed-elsewhere' }],
    [{ outcome: 'something new' }, { ok: false, code: 'refused' }],
  ])('is saved with the answer %o', async (answer, expected) => {
    expect(await save(() => Response.json(answer))).toEqual(expected);
  });

  it('is not saved when refused or without an answer', async () => {
    expect(await save(failed)).toEqual({ ok: false, code: 'refused' });
    expect(await save(noNetwork)).toEqual({ ok: false, code: 'unreachable' });
  });

  it.each([500, 503])(
    'is sent again after a failure of the server with status %s',
    async (status) => {
      expect(await save(() => Response.json({ code: 'XX000' }, { status }))).toEqual({
        ok: false,
        code: 'unreachable',
      });
    },
  );

  it('has notes with a version of their own', async () => {
    const { db, sent } = cannedServer(() => Response.json({ outcome: 'saved', version: 3 }));

    expect(await saveMatterNote(db, { id: 'm1', version: 2, words: 'A' })).toEqual({
      ok: true,
      value: 3,
    });
    expect(sent[0]?.body).toEqual({ of_matter: 'm1', known_version: 2, words: 'A' });
  });

  it.each([
    ['"closed"', () => Response.json('closed'), { ok: true, value: undefined }],
    ['"not-found"', () => Response.json('not-found'), { ok: false, code: 'not-found' }],
    ['"else"', () => Response.json('else'), { ok: false, code: 'refused' }],
    ['a refusal', failed, { ok: false, code: 'refused' }],
    ['nothing', noNetwork, { ok: false, code: 'unreachable' }],
  ])('is changed with the answer %s', async (_, answer, expected) => {
    const { db } = cannedServer(answer);

    expect(
      await changeMatter(db, { name: 'close_matter', args: { of_matter: 'm1', is_closed: true } }),
    ).toEqual(expected);
  });
});
