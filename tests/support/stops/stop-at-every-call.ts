import { createRandom, type SeededRandom } from '../seeded-random.ts';
import { STOP_KINDS, type Stop, type StopKind, type StoppedRun } from './call-seam.ts';
import { runJobs } from './run-jobs.ts';
import type { FunctionCall, HandlerOf, StopBench } from './stop-bench.ts';

/** The subject of one call of a function. */
export type Subject = {
  call: FunctionCall;
  /**
   * False statements at this time: mails, receipts and public pages must never contain them, however far the function
   * got.
   */
  findFalseWords: () => Promise<string[]>;
  /** The problems after all work has ended. `isPromised`: a caller was told that the action is complete. */
  findProblems: (isPromised: boolean) => Promise<string[]>;
};

/** A function and the purpose of its call. */
export type Story = {
  functionName: string;
  /** The action of a call, such as "approves". */
  does: string;
  createHandler: HandlerOf;
  /** A new subject, ready for the call. */
  prepare: () => Promise<Subject>;
};

type Case = { stop: Stop | undefined; isRepeated: boolean };

/** Subjects that run in parallel: while one client waits before a retry, the others continue. */
const AT_ONCE = 8;

const ALL_IS_WELL = 200;

/** The sample's number of cases of each kind. All cases would take minutes of processor time. */
const SAMPLE = 3;

/** The seed of the sample. Another number gives another sample. */
const SEED = Number(process.env['STOP_SEED'] ?? 14);

/**
 * Run a function once undisturbed and count its calls. Then kill it at every call that changes data, without a retry by
 * the caller: dying after a read equals dying after the call before it. A sample of all calls, the same in every run,
 * is killed while the caller retries, or survives a failed call. Then run the scheduled jobs, and look for problems.
 * Returns the calls of the undisturbed run and one line per problem.
 */
export async function stopAtEveryCall(
  bench: StopBench,
  story: Story,
): Promise<{ calls: string[]; problems: string[] }> {
  const undisturbed = await runCase(bench, story, { stop: undefined, isRepeated: false });
  const { calls } = undisturbed;
  const stopped = await inParallel(casesOf(undisturbed, createRandom(SEED)), (one) =>
    runCase(bench, story, one),
  );

  await runJobs(bench.stack);

  const problems: string[] = [];
  for (const { what, words, subject, isPromised } of [undisturbed, ...stopped]) {
    const found = [...words, ...(await subject.findProblems(isPromised))];
    if (found.length > 0) problems.push(`${what(calls)}: ${found.join('; ')}`);
  }

  return { calls, problems };
}

function casesOf(
  { calls, changing }: Pick<StoppedRun, 'calls' | 'changing'>,
  random: SeededRandom,
): Case[] {
  const at = calls.map((_, index) => index + 1);
  const cases = (kind: StopKind, isRepeated: boolean): Case[] =>
    at.map((call) => ({ stop: { call, kind }, isRepeated }));
  const sampled = STOP_KINDS.flatMap((kind) => [
    ...random.sample(cases(kind, true), SAMPLE),
    ...random.sample(kind === 'killed' ? [] : cases(kind, false), SAMPLE),
  ]);

  // Storing a file is the only call that fails during a parallel call.
  const isUpload = ({ stop }: Case) => calls[(stop?.call ?? 0) - 1]?.includes('/storage/') ?? false;

  const isChanging = ({ stop }: Case) => changing.includes(stop?.call ?? 0);

  return [
    ...cases('killed', false).filter(isChanging),
    ...cases('unsent', false).filter(isUpload),
    ...sampled,
  ];
}

async function runCase(
  bench: StopBench,
  { functionName, does, createHandler, prepare }: Story,
  { stop, isRepeated }: Case,
) {
  const subject = await prepare();
  const first =
    stop === undefined
      ? await bench.watch(createHandler, subject.call)
      : await bench.run(createHandler, subject.call, stop);
  const words = await subject.findFalseWords();
  let isPromised = first.answer?.status === ALL_IS_WELL;

  if (stop === undefined && !isPromised) words.push(`it answered ${first.answer?.status}`);
  if (isRepeated) {
    const { answer } = await bench.run(createHandler, subject.call);
    isPromised = true;
    if (answer?.status !== ALL_IS_WELL) words.push(`the repetition answered ${answer?.status}`);
    words.push(...(await subject.findFalseWords()));
  }

  const what = (counted: readonly string[]) =>
    stop === undefined
      ? `${functionName} ${does}, undisturbed`
      : `${functionName} ${does}, call ${stop.call} of ${counted.length} (${counted[stop.call - 1]}) ${stop.kind}, ${isRepeated ? 'repeated' : 'nobody came back'}`;

  return { what, words, subject, isPromised, calls: first.calls, changing: first.changing };
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  return results;
}
