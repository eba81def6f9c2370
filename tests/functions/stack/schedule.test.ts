import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSchedule, type Schedule } from '../../../supabase/local/functions/schedule.ts';
import { serve, type HttpServer } from '../../../supabase/local/http/serve.ts';
import { databaseJobs, scheduledJobs } from '../../../supabase/local/jobs.ts';
import { SECRET_KEY } from '../../../supabase/local/keys.ts';
import { borrowStack } from '../../support/shared-stack.ts';
import { mailsTo, type TestStack } from '../../support/stack.ts';

const SOON_MS = 5;

let api: HttpServer;
let schedule: Schedule | undefined;
let calls: { path: string; key: string | null; body: string }[] = [];
let status = 200;
let inProgress = 0;
let maxInProgress = 0;

beforeAll(async () => {
  api = await serve({
    port: 0,
    purpose: { what: 'a test', variable: 'PORT' },
    onError: () => undefined,
    async handler(request) {
      inProgress += 1;
      maxInProgress = Math.max(maxInProgress, inProgress);
      const { pathname } = new URL(request.url);
      calls.push({
        path: pathname,
        key: request.headers.get('apikey'),
        body: await request.text(),
      });
      inProgress -= 1;
      return Response.json({}, { status });
    },
  });
});

afterAll(() => api.close());

async function stopSchedule(): Promise<void> {
  await schedule?.stop();
  calls = [];
  status = 200;
}

const start = (jobs: Parameters<typeof startSchedule>[1], log: string[] = []) =>
  startSchedule({ apiUrl: `http://127.0.0.1:${api.port}`, log: (line) => log.push(line) }, jobs);

it('a schedule calls a function with the secret key repeatedly until it is stopped, never twice at once', async () => {
  schedule = start([{ name: 'sweep', everyMs: SOON_MS }]);
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(3));

  await schedule.stop();
  const made = calls.length;
  expect(calls[0]).toEqual({ path: '/functions/v1/sweep', key: SECRET_KEY, body: '{}' });
  expect(maxInProgress).toBe(1);
  await new Promise(setImmediate);
  expect(calls).toHaveLength(made);
  await stopSchedule();
});

it('a schedule can be stopped while it waits for the next call', async () => {
  schedule = start([{ name: 'yearly', everyMs: 2_000_000_000 }]);
  await vi.waitFor(() => expect(calls).toHaveLength(1));

  await schedule.stop();
  await stopSchedule();
});

it('a schedule calls nothing while there is nothing to do', async () => {
  let asked = 0;
  const isDue = () => Promise.resolve((asked += 1) > 3);
  schedule = start([{ name: 'mail', everyMs: SOON_MS, isDue }]);

  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(asked).toBeGreaterThan(3);
  await stopSchedule();
});

it('a schedule runs a job of its own instead of a function', async () => {
  let runs = 0;
  schedule = start([
    { name: 'database', everyMs: SOON_MS, run: () => Promise.resolve((runs += 1)) },
  ]);

  await vi.waitFor(() => expect(runs).toBeGreaterThan(1));
  expect(calls).toEqual([]);
  await stopSchedule();
});

it('a schedule continues after a failed call, and logs the failure', async () => {
  const log: string[] = [];
  status = 500;
  schedule = start([{ name: 'mail', everyMs: SOON_MS }], log);

  await vi.waitFor(() => expect(log.length).toBeGreaterThan(1));
  expect(log[0]).toBe('mail was not called: Error: it answered 500');
  await stopSchedule();
});

it(
  "the real stack's schedule delivers a queued mail to the mailbox",
  { timeout: 60_000 },
  async () => {
    const stack: TestStack = await borrowStack();
    const email = `${randomUUID()}@example.com`;
    const running = startSchedule(
      { apiUrl: stack.apiUrl, log: (line) => stack.output.push(line) },
      [...scheduledJobs(stack.database), ...databaseJobs(stack.database)].map((job) => ({
        ...job,
        everyMs: 50,
      })),
    );
    try {
      await stack.database.query(
        `select private.enqueue_notification('approved', null, null, null, $1, 'k', $2)`,
        [email, { applicationNumber: 'APP-271828', bondName: 'Notary Bond', stateCode: 'TX' }],
      );

      await vi.waitFor(
        async () => expect(await mailsTo(stack, email)).toMatchObject([{ subject: /APP-271828/ }]),
        { timeout: 30_000, interval: 200 },
      );
      expect(stack.output.join('\n')).not.toContain('remind-of-statements was not called');
    } finally {
      await running.stop();
      await stack.stop();
    }
  },
);
