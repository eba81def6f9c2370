import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDependencies } from '../../supabase/functions/_shared/dependencies.ts';
import type { DocumentScanner } from '../../supabase/functions/_shared/document-scanner.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import { createHandler } from '../../supabase/functions/add-matter-file/handler.ts';
import { OTHER_VARIABLES } from '../support/function-variables.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../support/keys.ts';
import { openSigningBench } from '../support/signing.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const KEY = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=';

const pdf = (words: string) => btoa(`%PDF-1.7\n${words}\n%%EOF\n`);

type Bench = Awaited<ReturnType<typeof openSigningBench>>;

const upload = (bench: Bench, change: object = {}) => ({
  fileId: randomUUID(),
  matterId: bench.matterId,
  kind: 'court-order',
  name: 'order.pdf',
  content: pdf(bench.matterId),
  ...change,
});

const add = (bench: Bench, change: object = {}, token = bench.attorney.token) =>
  stack.call('add-matter-file', upload(bench, change), { token });

const open = (fileId: string, token?: string) =>
  stack.call('open-matter-file', { fileId }, token === undefined ? {} : { token });

/** Add a file with a function that has this scanner. */
async function addWith(bench: Bench, fileId: string, scan: DocumentScanner) {
  const dependencies = await createDependencies(
    readEnvironment({
      SUPABASE_URL: stack.apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
      SEALING_KEYS: JSON.stringify({ test: KEY }),
      SEALING_KEY_ID: 'test',
      CALLER_HASH_KEY: KEY,
      ...OTHER_VARIABLES,
    }),
  );
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
      body: JSON.stringify(upload(bench, { fileId })),
    }),
  );

  return { status: answer.status, body: await answer.json() };
}

/** Add a colleague to the firm of a bench. */
async function join({ firmId }: Bench, role: string) {
  const colleague = await stack.signIn();
  await stack.query(
    'insert into public.firm_members (firm_id, user_id, role) values ($1, $2, $3)',
    [firmId, colleague.userId, role],
  );

  return colleague;
}

const leave = (userId: string) =>
  stack.query('update public.firm_members set left_at = now() where user_id = $1', [userId]);

const filesOf = ({ matterId }: Bench) =>
  stack.query(
    'select id, stored_at is not null as is_stored from public.matter_files where matter_id = $1',
    [matterId],
  );

const bytesOf = ({ matterId }: Bench) =>
  stack.query(`select name from storage.objects where bucket_id = 'matters' and name like $1`, [
    `${matterId}/%`,
  ]);

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

  it('is stored once, also when the answer is lost and the file is chosen again', async () => {
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

  it('leaves nothing behind: the sweep removes the bytes of a removed file and of a deleted matter', async () => {
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

describe('nobody else', () => {
  it('opens a file: another firm, a former colleague, a client with a link, staff, a visitor', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    await add(bench, { fileId });
    const former = await join(bench, 'attorney');
    expect((await open(fileId, former.token)).status).toBe(200);
    await leave(former.userId);
    await bench.send();
    const session = await bench.openSession(await bench.mailedToken());

    for (const token of [
      (await openSigningBench(stack)).attorney.token,
      former.token,
      (await stack.signIn()).token,
      (await stack.signInStaff('admin')).token,
    ])
      expect(await open(fileId, token)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    for (const token of [undefined, session]) expect((await open(fileId, token)).status).toBe(401);
  });

  it('adds a file, or takes the id of another matter’s file', async () => {
    const [bench, other] = [await openSigningBench(stack), await openSigningBench(stack)];
    const [billing, former] = [await join(bench, 'billing'), await join(bench, 'attorney')];
    await leave(former.userId);
    for (const token of [other.attorney.token, billing.token, former.token])
      expect((await add(bench, {}, token)).status).toBe(404);

    const fileId = randomUUID();
    await add(bench, { fileId });
    expect((await add(other, { fileId })).status).toBe(404);
    expect((await add(bench, { fileId, content: pdf('other words') })).status).toBe(404);
    expect(await filesOf(other)).toEqual([]);
  });

  it('reaches the bytes over Storage, not even the member who added them', async () => {
    const bench = await openSigningBench(stack);
    const fileId = randomUUID();
    await add(bench, { fileId });
    const path = `${bench.matterId}/${fileId}`;
    const headers = {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${bench.attorney.token}`,
      'content-type': 'application/json',
    };
    const storage = (method: string, address: string, body?: string) =>
      fetch(`${stack.apiUrl}/storage/v1/object/${address}`, {
        method,
        headers,
        ...(body && { body }),
      });

    for (const answer of [
      await storage('GET', `matters/${path}`),
      await storage('GET', `authenticated/matters/${path}`),
      await storage('GET', `public/matters/${path}`),
      await storage('POST', `sign/matters/${path}`, '{"expiresIn": 60}'),
      await storage('POST', `matters/${bench.matterId}/${randomUUID()}`, 'x'),
      await storage('PUT', `matters/${path}`, 'x'),
    ])
      expect(answer.ok).toBe(false);
    await storage('DELETE', `matters/${path}`);
    expect(await bytesOf(bench)).toHaveLength(1);
  });
});
