import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../../../support/seeded-random.ts';
import { letMinutesPass } from '../../../support/stops/pass-time.ts';
import { callEachJob, LEASE_MINUTES } from '../../../support/stops/run-jobs.ts';
import { createApplicant, type Applicant } from '../applicant.ts';
import { applicantsAtRest } from '../applicants-at-rest.ts';
import type { Fault } from '../fault.ts';
import { startKillableStack } from '../killable-stack.ts';

const ROUNDS = 20;
const APPLICANTS_PER_ROUND = 4;

/** Visitors of a round start within this time, so that a kill finds each at a different call. */
const WITHIN_MS = 400;

/** The longest delay of a kill after a call, so that it also finds functions that make papers. */
const AFTER_CALL_MS = 150;

/**
 * The process of all functions is killed repeatedly during the work, together with the jobs that finish the interrupted
 * work. Half of the visitors whose call failed try again; the others never return.
 */
export const killUnderLoad: Fault = {
  name: 'Functions killed under load',
  done: `${ROUNDS} times SIGKILL at a random moment while ${APPLICANTS_PER_ROUND} visitors pay and submit and the jobs of the schedule run; half of those who got no answer try again. The clock goes on ${LEASE_MINUTES} minutes after each kill.`,
  maxSeconds: 420,

  async run({ random, log, signal }) {
    await using started = new AsyncDisposableStack();
    const { stack, ...functions } = await startKillableStack(started);

    const applicants: Applicant[] = [createApplicant(stack)];
    await applicants[0]?.apply(); // loads the functions
    functions.spare();
    const create = () => createApplicant(stack);
    applicants.push(...(await applyTogether(create, random)));
    const usualCalls = functions.countCalls();

    for (let round = 1; round <= ROUNDS && !signal.aborted; round += 1) {
      const call = random.between(1, usualCalls);
      functions.killAt(call, Math.round(random.next() * AFTER_CALL_MS));
      const [visitors] = await Promise.all([applyTogether(create, random), callEachJob(stack)]);
      functions.spare();
      const lost = visitors.filter(({ acknowledged }) => acknowledged === undefined);
      const patient = lost.filter(() => random.next() < 0.5);
      await Promise.all(patient.map((visitor) => visitor.apply()));
      await letMinutesPass(stack.database, LEASE_MINUTES);
      applicants.push(...visitors);
      log(
        `round ${round}: killed at call ${call} of some ${usualCalls}, ${lost.length} without an answer, ${patient.length} tried again`,
      );
    }

    const { found, problems } = await applicantsAtRest(stack, applicants, { log, signal });
    const kills = functions.countKills();

    return {
      happened: `${kills} kills. ${found}`,
      verdict: problems.length === 0 && kills === ROUNDS ? 'good' : 'bad',
      problems,
    };
  },
};

async function applyTogether(create: () => Applicant, random: SeededRandom): Promise<Applicant[]> {
  const visitors = Array.from({ length: APPLICANTS_PER_ROUND }, create);
  const pauses = visitors.map(() => random.next() * WITHIN_MS);
  await Promise.all(
    visitors.map(async (visitor, index) => {
      await wait(pauses[index]);
      await visitor.apply();
    }),
  );

  return visitors;
}
