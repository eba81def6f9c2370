import { expect, it } from 'vitest';
import { listMatterFiles, removeMatterFile } from '~/data/firms/matter-files';
import { readAsBase64 } from '~/data/connection/file-content';
import { cannedServer, noNetwork } from '../canned-server';

const ROW = {
  id: 'f1',
  kind: 'court-order',
  name: 'order.pdf',
  size_bytes: 2048,
  created_at: '2026-11-20T10:00:00Z',
};

it('lists the files of a matter', async () => {
  const { db } = cannedServer(() => Response.json([ROW, { ...ROW, kind: 'of another version' }]));

  expect(await listMatterFiles(db, 'm1')).toEqual({
    ok: true,
    value: [
      { id: 'f1', kind: 'court-order', name: 'order.pdf', size: 2048, addedAt: ROW.created_at },
      { id: 'f1', kind: 'other', name: 'order.pdf', size: 2048, addedAt: ROW.created_at },
    ],
  });
});

it('says why the files did not load, or a file was not removed', async () => {
  const failing = cannedServer(() => Response.json({ code: 'XX000' }, { status: 500 }));

  expect(await listMatterFiles(failing.db, 'm1')).toEqual({ ok: false, code: 'load-failed' });
  expect(await removeMatterFile(cannedServer(noNetwork).db, 'f1')).toMatchObject({ ok: false });
  // A file that is gone already is removed.
  expect(await removeMatterFile(cannedServer(() => Response.json('not-found')).db, 'f1')).toEqual({
    ok: true,
    value: undefined,
  });
});

it('reads contents larger than one piece as base64', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 256);

  expect(await readAsBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
