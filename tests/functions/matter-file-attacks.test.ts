import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { matterFileCalls, pdf } from '../support/matter-file-calls.ts';
import { openSigningBench } from '../support/signing.ts';

let stack: FunctionsStack;
let add: Calls['add'];
let open: Calls['open'];
let join: Calls['join'];
let leave: Calls['leave'];
let filesOf: Calls['filesOf'];
let bytesOf: Calls['bytesOf'];

type Calls = ReturnType<typeof matterFileCalls>;

beforeAll(async () => {
  stack = await startFunctionsStack();
  ({ add, open, join, leave, filesOf, bytesOf } = matterFileCalls(stack));
});

afterAll(() => stack.stop());

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
