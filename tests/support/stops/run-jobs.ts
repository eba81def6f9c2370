import { SECRET_KEY } from '../keys.ts';
import type { FunctionsStack } from '../functions-stack.ts';
import { letMinutesPass } from './pass-time.ts';

/**
 * The scheduled jobs that finish a function's interrupted work, in an order that lets each continue the work of the one
 * before.
 */
const JOBS: readonly { name: string; atOnce: number }[] = [
  // The schedule calls it several times at once when many bonds wait: one makes papers while another waits for the
  // database.
  { name: 'finish-bonds', atOnce: 3 },
  { name: 'sign-manifests', atOnce: 1 },
  { name: 'send-notifications', atOnce: 1 },
];

/** The longest lease of a killed process: a sender's lease of its mails. */
export const LEASE_MINUTES = 5;

/** A job takes a few rows per call. More calls than this mean an endless loop. */
const MAX_CALLS = 200;

/** Let every lease end, then run the scheduled jobs until none finds any work. */
export async function runJobs(stack: Pick<FunctionsStack, 'call' | 'database'>): Promise<void> {
  await letMinutesPass(stack.database, LEASE_MINUTES);
  for (const { name, atOnce } of JOBS) {
    const callAtOnce = () =>
      Promise.all(Array.from({ length: atOnce }, () => callJob(stack, name)));
    let calls = 0;
    while ((await callAtOnce()).includes(true)) {
      calls += 1;
      if (calls > MAX_CALLS) throw new Error(`${name} finds no end`);
    }
  }
}

/** Call all jobs once, at the same time, as a schedule does. The next call handles failures. */
export async function callEachJob(stack: Pick<FunctionsStack, 'call'>): Promise<void> {
  await Promise.allSettled(JOBS.map(({ name }) => stack.call(name, {}, { apikey: SECRET_KEY })));
}

/** True when the job did some work, so that another call may do more. */
async function callJob(stack: Pick<FunctionsStack, 'call'>, name: string): Promise<boolean> {
  const call = () => stack.call(name, {}, { apikey: SECRET_KEY });
  const first = await call();
  // The process may have died just now. The schedule repeats the call too.
  const answer = first.status === 200 ? first : await call();
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);

  return Object.entries(answer.body).some(
    ([what, count]) => DONE.includes(what) && typeof count === 'number' && count > 0,
  );
}

/** The counters in the jobs' answers. */
const DONE = ['finished', 'papers', 'signed', 'sent'];
