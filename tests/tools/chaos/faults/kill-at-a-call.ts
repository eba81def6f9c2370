import type { FunctionsStack } from '../../../support/functions-stack.ts';
import { decideRequestStory, requestStory } from '../../../support/stops/request-stories.ts';
import { signInBoth } from '../../../support/stops/stop-bench.ts';
import { decideStory, issueStory, renewStory } from '../../../support/stops/submission-stories.ts';
import { comeToRest, type Survivor } from '../come-to-rest.ts';
import type { Fault, FaultRun, Finding } from '../fault.ts';
import { startKillableStack, type KillableStack } from '../killable-stack.ts';
import { applicantDeed, storyDeed, type Deed } from '../deed.ts';

/** The number of tried calls per action. The functions tests try every call, in the test's own process. */
const SAMPLE = 3;

/**
 * The process of all functions dies when the platform has answered its n-th call. First it counts the calls of an
 * undisturbed visitor, customer or underwriter. Nobody repeats the call.
 */
export const killAtACall: Fault = {
  name: 'Functions killed at a call',
  done: `A customer pays and submits, renews, or asks to change a bond; staff issue a bond, approve an application, or approve a change. SIGKILL when the platform answers one of the calls of that action, for ${SAMPLE} different calls of each action; nobody tries again.`,
  maxSeconds: 300,
  run: (run) => killAtCallsOf(deedsOf, SAMPLE, run),
};

async function deedsOf(stack: FunctionsStack): Promise<Deed[]> {
  const scene = await signInBoth(stack);

  return [
    applicantDeed(stack),
    ...[
      issueStory(scene),
      decideStory(scene, 'approve'),
      renewStory(scene),
      requestStory(scene),
      decideRequestStory(scene),
    ].map((story) => storyDeed(stack, story)),
  ];
}

/** Kill the functions at some calls of each deed, so many at most, and look at what is left in the end. */
export async function killAtCallsOf(
  deedsIn: (stack: FunctionsStack) => Promise<Deed[]>,
  most: number,
  run: FaultRun,
): Promise<Finding> {
  await using started = new AsyncDisposableStack();
  const killable = await startKillableStack(started);
  const { stack } = killable;
  const survivors: Survivor[] = [];
  const words: string[] = [];
  let tried = 0;

  for (const deed of await deedsIn(stack)) {
    if (run.signal.aborted) break;
    const calls = await countCallsOf(deed, killable, survivors);
    const every = Array.from({ length: calls }, (_, index) => index + 1);
    for (const call of run.random.sample(every, most)) {
      const subject = await deed.prepare();
      const what = `${deed.does}, killed at call ${call} of ${calls}`;
      killable.killAt(call);
      await subject.act();
      killable.spare();
      words.push(...(await subject.findFalseWords()).map((line) => `${what}: ${line}`));
      survivors.push(named(what, subject));
      tried += 1;
      run.log(what);
    }
  }

  const { minutes, problems } = await comeToRest(stack, survivors, run);
  const all = [...words, ...problems];
  const kills = killable.countKills();
  const state =
    all.length === 0
      ? 'everything was whole or had never happened'
      : `there were ${all.length} problems`;

  return {
    happened: `${kills} kills. After ${minutes} minutes on the clock ${state}, and no mail and no receipt had said anything untrue.`,
    verdict: all.length === 0 && kills === tried ? 'good' : 'bad',
    problems: all,
  };
}

async function countCallsOf(
  deed: Deed,
  killable: KillableStack,
  survivors: Survivor[],
): Promise<number> {
  const subject = await deed.prepare();
  killable.spare();
  await subject.act();
  survivors.push(named(`${deed.does}, undisturbed`, subject));

  return killable.countCalls();
}

function named(what: string, { findProblems }: Survivor): Survivor {
  return {
    findProblems: async () => (await findProblems()).map((problem) => `${what}: ${problem}`),
  };
}
