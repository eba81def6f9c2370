import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentScanner } from '../../supabase/functions/_shared/document-scanner.ts';
import { createHandler } from '../../supabase/functions/add-matter-file/handler.ts';
import { realDependencies } from '../support/real-dependencies.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../support/keys.ts';
import { matterFileCalls, uploadTo } from '../support/matter-file-calls.ts';
import { openSigningBench, type SigningBench } from '../support/signing.ts';

let stack: FunctionsStack;
let add: Calls['add'];
let open: Calls['open'];
let join: Calls['join'];
let filesOf: Calls['filesOf'];
let bytesOf: Calls['bytesOf'];

type Calls = ReturnType<typeof matterFileCalls>;

beforeAll(async () => {
  stack = await startFunctionsStack();
  ({ add, open, join, filesOf, bytesOf } = matterFileCalls(stack));
});

afterAll(() => stack.stop());

/** Add a file with a function that has this scanner. */
async function addWith(bench: SigningBench, fileId: string, scan: DocumentScanner) {
  const dependencies = await realDependencies(stack.apiUrl);
  const handle = createHandler({ ...dependencies, log: () => {} }, scan);
  const answer = await handle(
    new Request('http://functions.local/', {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${bench.attorney.token}`,
        'content-type': 'application/json',
        'cf-connecting-ip': freshAddress(),
      },
      body: JSON.stringify(uploadTo(bench, { fileId })),
    }),
  );

  return { status: answer.status, body: await answer.json() };
}

describe('a file of a matter', () => {
  it('is stored, and opens for the firm', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    expect(await add(bench, { fileId })).toMatchObject({ status: 200, body: { stored: true } });

    const billing = await join(bench, 'billing');
    const { status, body } = await open(fileId, billing.token);
    expect(status).toBe(200);
    const file = await fetch(String(body['url']));
    expect(await file.text()).toContain(bench.matterId);
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('is stored once, even if the answer is lost and the file is chosen again', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    for (const change of [{ fileId }, { fileId }, {}])
      expect((await add(bench, change)).status).toBe(200);

    expect(await filesOf(bench)).toEqual([{ id: fileId, is_stored: true }]);
    expect(await bytesOf(bench)).toHaveLength(1);
  });

  it('is finished by a repeated call after the function was killed, and is not listed before', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    await add(bench, { fileId });
    // As after a kill between the record and the end: with and without the stored bytes.
    await stack.query(
      'update public.matter_files set stored_at = null, scan_status = null where id = $1',
      [fileId],
    );
    expect((await open(fileId, bench.attorney.token)).status).toBe(404);
    expect((await add(bench, { fileId })).status).toBe(200);
    expect((await open(fileId, bench.attorney.token)).status).toBe(200);
  });

  it('is not listed when Storage refuses the bytes', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    const allow = (types: string) =>
      stack.query(`update storage.buckets set allowed_mime_types = $1 where id = 'matters'`, [
        types,
      ]);
    const [bucket] = await stack.query(
      `select allowed_mime_types::text as types from storage.buckets where id = 'matters'`,
    );
    await allow('{image/png}');
    expect((await add(bench, { fileId })).status).toBe(500);
    expect(await filesOf(bench)).toEqual([{ id: fileId, is_stored: false }]);

    await allow(String(bucket?.['types']));
    expect((await add(bench, { fileId })).status).toBe(200);
    expect(await filesOf(bench)).toEqual([{ id: fileId, is_stored: true }]);
  });

  it('has an allowed type, contents that fit its name, and at most 6 MB', async () => {
    const bench = await openSigningBench(stack);
    const program = btoa('MZ\u0090\u0000\u0003');
    for (const [change, code] of [
      [{ content: program }, 'invalid-type'],
      [{ name: 'order.exe' }, 'invalid-type'],
      [{ name: 'order.exe.pdf' }, 'invalid-type'],
      [{ name: 'order.png' }, 'invalid-type'],
    ] as const)
      expect(await add(bench, change)).toMatchObject({ status: 422, body: { code } });
    expect((await add(bench, { content: btoa('x'.repeat(7 * 1024 * 1024)) })).status).toBe(413);
    expect(await filesOf(bench)).toEqual([]);
  });

  it('does not count if the scanner finds malware or gives no answer', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    expect(await addWith(bench, fileId, () => Promise.resolve('infected'))).toEqual({
      status: 422,
      body: { code: 'infected' },
    });
    expect(await addWith(bench, fileId, () => Promise.reject(new Error('gone')))).toEqual({
      status: 503,
      body: { code: 'scanner-unavailable' },
    });
    expect(await filesOf(bench)).toEqual([{ id: fileId, is_stored: false }]);
    expect(await bytesOf(bench)).toEqual([]);
  });

  it('leaves no bytes: the sweep deletes those of a removed file and of a deleted matter', async () => {
    const [bench, other] = [await openSigningBench(stack), await openSigningBench(stack)];
    const fileId = randomUUID();
    await add(bench, { fileId });
    await add(other);
    await stack.query('delete from public.matter_files where id = $1', [fileId]);
    await stack.query('delete from public.firms where id = $1', [other.firmId]);
    expect((await open(fileId, bench.attorney.token)).status).toBe(404);

    const kept = await openSigningBench(stack);
    await add(kept);
    await stack.call('sweep-documents', {}, { apikey: SECRET_KEY });
    expect(await bytesOf(bench)).toEqual([]);
    expect(await bytesOf(other)).toEqual([]);
    expect(await bytesOf(kept)).toHaveLength(1);
  });
});
