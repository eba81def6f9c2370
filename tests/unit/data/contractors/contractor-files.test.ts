import { expect, it } from 'vitest';
import { listContractorFiles, removeContractorFile } from '~/data/contractors/contractor-files';
import { cannedServer, noNetwork } from '../canned-server';

const ROW = {
  id: 'f1',
  project_id: null,
  kind: 'statement',
  name: 'statement.pdf',
  size_bytes: 2048,
  created_at: '2026-11-20T10:00:00Z',
};

const failing = () => Response.json({ code: 'XX000' }, { status: 500 });

it('lists the files of a contractor, those of its projects with their project', async () => {
  const ofProject = { ...ROW, project_id: 'p1', kind: 'of another version' };
  const { db, sent } = cannedServer(() => Response.json([ROW, ofProject]));
  const shown = { id: 'f1', name: 'statement.pdf', size: 2048, addedAt: ROW.created_at };

  expect(await listContractorFiles(db, 'c1')).toEqual({
    ok: true,
    value: [
      { ...shown, kind: 'statement' },
      { ...shown, kind: 'other', projectId: 'p1' },
    ],
  });
  expect(sent[0]?.url.searchParams.get('contractor_id')).toBe('eq.c1');
});

it.each([
  ['load-failed', failing],
  ['unreachable', noNetwork],
])('says why the files did not load: %s', async (code, answer) => {
  expect(await listContractorFiles(cannedServer(answer).db, 'c1')).toEqual({ ok: false, code });
});

it('says that a file stays, or that it is gone', async () => {
  const removed = (answer: () => Response) => removeContractorFile(cannedServer(answer).db, 'f1');

  expect(await removed(() => Response.json('opened'))).toEqual({ ok: false, code: 'opened' });
  expect(await removed(() => Response.json('not-found'))).toEqual({ ok: true, value: undefined });
  expect(await removed(failing)).toMatchObject({ ok: false });
});
