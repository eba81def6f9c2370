import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { createHandler } from '../../supabase/functions/add-contractor-file/handler.ts';
import { addProject, storeContractor } from '../support/contractor-rows.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../support/keys.ts';
import { pdf } from '../support/matter-file-calls.ts';
import { realDependencies } from '../support/real-dependencies.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

type Bench = Awaited<ReturnType<typeof openBench>>;

/** A contractor with its owner and a project. */
async function openBench() {
  const owner = await stack.signIn();
  const contractorId = await storeContractor(stack, owner);

  return { owner, contractorId, projectId: await addProject(stack, contractorId) };
}

const uploadTo = ({ contractorId }: Bench, change: object = {}) => ({
  fileId: randomUUID(),
  contractorId,
  projectId: null,
  kind: 'statement',
  name: 'statement.pdf',
  content: pdf(contractorId),
  ...change,
});

const add = (bench: Bench, change: object = {}, token = bench.owner.token) =>
  stack.call('add-contractor-file', uploadTo(bench, change), { token });

const open = (fileId: string, token?: string) =>
  stack.call('open-contractor-file', { fileId }, token === undefined ? {} : { token });

const filesOf = ({ contractorId }: Bench) =>
  stack.query('select id, kind, project_id from public.contractor_files where contractor_id = $1', [
    contractorId,
  ]);

const bytesOf = ({ contractorId }: Bench) =>
  stack.query(`select name from storage.objects where bucket_id = 'contractors' and name like $1`, [
    `${contractorId}/%`,
  ]);

/** Add an account to the contractor of a bench. */
async function join({ contractorId }: Bench) {
  const member = await stack.signIn();
  await stack.query(
    'insert into public.contractor_members (contractor_id, user_id) values ($1, $2)',
    [contractorId, member.userId],
  );

  return member;
}

/** Open the account of a bench as staff, as their page does before it lists the files. */
const openAs = ({ token }: { token: string }, { contractorId }: Bench) =>
  createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  }).rpc('open_contractor', { of_contractor: contractorId });

const leave = (userId: string) =>
  stack.query('update public.contractor_members set left_at = now() where user_id = $1', [userId]);

describe('a file of a contractor', () => {
  it('is stored once, and opens for the company and for an underwriter, which is recorded', async () => {
    const bench = await openBench();
    const fileId = randomUUID();
    for (const change of [{ fileId }, { fileId }, {}])
      expect((await add(bench, change)).status).toBe(200);
    expect(await filesOf(bench)).toEqual([{ id: fileId, kind: 'statement', project_id: null }]);
    expect(await bytesOf(bench)).toHaveLength(1);

    const staff = await stack.signInStaff();
    expect((await open(fileId, staff.token)).status).toBe(404);
    await openAs(staff, bench);
    for (const { token } of [bench.owner, await join(bench), staff]) {
      const { status, body } = await open(fileId, token);
      expect(status).toBe(200);
      expect(await (await fetch(String(body['url']))).text()).toContain(bench.contractorId);
    }
    expect(
      await stack.query('select reader_id, kind from private.staff_reads where document_id = $1', [
        fileId,
      ]),
    ).toEqual([{ reader_id: staff.userId, kind: 'contractor-file-opened' }]);
  });

  it('belongs to the company or to one of its projects, by its kind', async () => {
    const bench = await openBench();
    const { projectId } = bench;
    expect((await add(bench, { kind: 'bond-form', projectId })).status).toBe(200);
    expect(await filesOf(bench)).toMatchObject([{ kind: 'bond-form', project_id: projectId }]);

    for (const change of [
      { kind: 'contract', content: pdf('without a project') },
      { kind: 'statement', projectId, content: pdf('of a project') },
    ])
      expect((await add(bench, change)).status).toBe(422);
    expect(await filesOf(bench)).toHaveLength(1);
  });

  it('passes the checks of contents and the virus scan', async () => {
    const bench = await openBench();
    expect((await add(bench, { content: btoa('MZ program') })).body).toMatchObject({
      code: 'invalid-type',
    });
    const dependencies = await realDependencies(stack.apiUrl);
    const fileId = randomUUID();
    for (const [scan, code] of [
      [() => Promise.resolve('infected' as const), 'infected'],
      [() => Promise.reject(new Error('down')), 'scanner-unavailable'],
    ] as const) {
      const handle = createHandler({ ...dependencies, log: () => {} }, scan);
      const answer = await handle(
        new Request('http://functions.local/', {
          method: 'POST',
          headers: {
            apikey: PUBLISHABLE_KEY,
            authorization: `Bearer ${bench.owner.token}`,
            'content-type': 'application/json',
            'cf-connecting-ip': freshAddress(),
          },
          body: JSON.stringify(uploadTo(bench, { fileId })),
        }),
      );
      expect(await answer.json()).toMatchObject({ code });
    }
    expect(await bytesOf(bench)).toEqual([]);
    expect((await open(fileId, bench.owner.token)).status).toBe(404);
  });

  it('loses its bytes to the sweep when its record is gone', async () => {
    const bench = await openBench();
    await add(bench);
    await stack.query('delete from public.contractors where id = $1', [bench.contractorId]);
    expect((await stack.call('sweep-documents', {}, { apikey: SECRET_KEY })).status).toBe(200);
    expect(await bytesOf(bench)).toEqual([]);
  });
});

describe('attacks on the files of a contractor', () => {
  it('do not open a file: another contractor, a former colleague, a customer, a visitor', async () => {
    const [bench, other] = [await openBench(), await openBench()];
    const fileId = randomUUID();
    await add(bench, { fileId });
    const former = await join(bench);
    expect((await open(fileId, former.token)).status).toBe(200);
    await leave(former.userId);

    for (const { token } of [other.owner, former, await stack.signIn()])
      expect(await open(fileId, token)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await open(fileId)).status).toBe(401);
    expect((await open(randomUUID(), other.owner.token)).status).toBe(404);
  });

  it('do not add a file, take over the id of one, or use the project of another contractor', async () => {
    const [bench, other] = [await openBench(), await openBench()];
    const former = await join(bench);
    await leave(former.userId);
    const staff = await stack.signInStaff();
    for (const { token } of [other.owner, former, staff])
      expect((await add(bench, {}, token)).status).toBe(404);

    const fileId = randomUUID();
    await add(bench, { fileId });
    expect((await add(other, { fileId })).status).toBe(404);
    expect((await add(bench, { fileId, content: pdf('other words') })).status).toBe(404);
    const theirs = { kind: 'contract', projectId: bench.projectId };
    expect((await add(other, theirs)).status).toBe(404);
    expect(await filesOf(other)).toEqual([]);
  });

  it('do not reach the bytes over Storage by a guessed path, not even as the member who added them', async () => {
    const bench = await openBench();
    const fileId = randomUUID();
    await add(bench, { fileId });
    const path = `contractors/${bench.contractorId}/${fileId}`;

    for (const { token } of [bench.owner, await stack.signInStaff(), await stack.signIn()]) {
      const storage = (method: string, address: string, body?: string) =>
        fetch(`${stack.apiUrl}/storage/v1/object/${address}`, {
          method,
          headers: {
            apikey: PUBLISHABLE_KEY,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          ...(body && { body }),
        });
      for (const answer of [
        await storage('GET', path),
        await storage('GET', `authenticated/${path}`),
        await storage('GET', `public/${path}`),
        await storage('POST', `sign/${path}`, '{"expiresIn": 60}'),
        await storage('POST', `contractors/${bench.contractorId}/${randomUUID()}`, 'x'),
        await storage('PUT', path, 'x'),
      ])
        expect(answer.ok).toBe(false);
      await storage('DELETE', path);
    }
    expect(await bytesOf(bench)).toHaveLength(1);
  });
});
