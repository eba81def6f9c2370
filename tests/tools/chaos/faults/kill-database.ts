import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { callsTo, startFunctionsStack } from '../../../support/functions-stack.ts';
import { createApplicant, type Applicant } from '../applicant.ts';
import { applicantsAtRest } from '../applicants-at-rest.ts';
import type { Fault } from '../fault.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROUNDS = 3;

/** Visitors who pay and submit in parallel. Each place runs its visitors one after another. */
const AT_ONCE = 3;

/** The number of answered visitors before a kill, and its longest delay after that. */
const ANSWERS = 3;
const LATEST_MS = 1_500;

const PROGRAM = fileURLToPath(new URL('../stack-process.ts', import.meta.url));

/**
 * The database's process dies while writing, and starts again on the same folder. Every acknowledged write must be
 * there.
 */
export const killDatabase: Fault = {
  name: 'Database killed',
  done: `${ROUNDS} times SIGKILL for the process of database, Auth, Storage and API while ${AT_ONCE} visitors pay and submit, and a new start on the same data; those who got no answer try once more.`,
  maxSeconds: 240,

  async run({ random, log, signal }) {
    await using started = new AsyncDisposableStack();
    const dataDirectory = await temporaryFolder(started);
    const applicants: Applicant[] = [];
    let call = callsTo('');
    const visitors = { call: (...args: Parameters<typeof call>) => call(...args) };

    for (let round = 1; round <= ROUNDS && !signal.aborted; round += 1) {
      const child = fork(PROGRAM, [dataDirectory], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      try {
        const [apiUrl] = (await Promise.race([once(child, 'message'), endedEarly(ended)])) as [
          string,
        ];
        call = callsTo(apiUrl);
        const lost = applicants.filter(({ acknowledged }) => acknowledged === undefined);
        await Promise.all(lost.map((visitor) => visitor.apply()));

        let isOver = false;
        const answered = Promise.withResolvers<undefined>();
        let answers = 0;
        const comeAndGo = async () => {
          while (!isOver) {
            const visitor = createApplicant(visitors);
            applicants.push(visitor);
            if ((await visitor.apply()) !== undefined) answers += 1;
            if (answers >= ANSWERS || signal.aborted) answered.resolve(undefined);
          }
        };
        const coming = Array.from({ length: AT_ONCE }, comeAndGo);
        await answered.promise;
        await wait(random.next() * LATEST_MS);
        child.kill('SIGKILL');
        await ended;
        isOver = true;
        await Promise.all(coming);
        log(`round ${round}: killed after ${answers} answers, ${lost.length} had tried again`);
      } finally {
        child.kill('SIGKILL');
      }
    }

    const stack = await startFunctionsStack({ dataDirectory });
    started.defer(stack.stop);
    const { found, problems } = await applicantsAtRest(stack, applicants, { log, signal });

    return {
      happened: `${ROUNDS} kills, and every start found its data. ${found}`,
      verdict: problems.length === 0 ? 'good' : 'bad',
      problems,
    };
  },
};

async function endedEarly(ended: Promise<unknown[]>): Promise<never> {
  const [code] = await ended;

  throw new Error(`The stack did not start again (${String(code)})`);
}
