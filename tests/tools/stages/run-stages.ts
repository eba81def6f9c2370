import { type Outcome, type Stage } from './stage.ts';

/** The request to `npm test`: everything, or one stage with arguments for its runner. */
export type Request = { only?: string | undefined; extra?: string[] };

const MAX_REPORT_LINES = 200;

/** Most stages keep one core busy, and the smallest supported machine has two. */
const AT_A_TIME = 2;

/**
 * The stages of a request, in order: all of them; the quick checks for `check`; otherwise the named stage and the stage
 * that it needs. Throws for an unknown stage.
 */
export function chooseStages(stages: Stage[], { only }: Request): Stage[] {
  if (only === undefined) return stages;
  if (only === 'check') return stages.filter((stage) => stage.isCheck);

  const chosen = stages.find((stage) => stage.name === only);
  if (!chosen) {
    const names = ['check', ...stages.map((stage) => stage.name)].join(', ');
    throw new Error(`There is no stage ${only}. Expected one of ${names}.`);
  }

  return stages.filter((stage) => stage === chosen || stage.name === chosen.needs);
}

/**
 * Run stages, two at a time. Print one line for each stage's start and result, and at the end the output of the failed
 * ones. A failed stage stops only the stages that need its result: they do not run and count as one failure each.
 */
export async function runStages(
  stages: Stage[],
  { only, extra = [] }: Request,
  write: (text: string) => void,
): Promise<Outcome> {
  const outcomes = new Map<string, Outcome>();
  const durations = new Map<string, string>();
  const waiting = [...stages];
  const running = new Map<Stage, Promise<void>>();

  const run = async (stage: Stage) => {
    const start = performance.now();
    const isBlocked = stage.needs !== undefined && outcomes.get(stage.needs)?.failed !== 0;
    const outcome = isBlocked
      ? { passed: 0, failed: 1, report: `not run: it needs the stage ${stage.needs}` }
      : await runSafely(stage, only === stage.name ? extra : []);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);

    outcomes.set(stage.name, outcome);
    durations.set(stage.name, `${stage.name} ${seconds} s`);
    write(
      `${stage.name.padEnd(10)} ${stage.does} … ${seconds} s: ${outcome.passed} passed, ${outcome.failed} failed\n`,
    );
  };
  const isReady = ({ needs }: Stage) =>
    outcomes.has(String(needs)) || !stages.some(({ name }) => name === needs);
  const hasRoom = ({ isAlone }: Stage) =>
    running.size < (isAlone ? 1 : AT_A_TIME) && ![...running.keys()].some((other) => other.isAlone);

  while (waiting.length > 0 || running.size > 0) {
    const stage = waiting.find((candidate) => isReady(candidate) && hasRoom(candidate));
    if (stage) {
      waiting.splice(waiting.indexOf(stage), 1);
      running.set(
        stage,
        run(stage).finally(() => running.delete(stage)),
      );
    } else {
      await Promise.race(running.values());
    }
  }

  const times = stages.map(({ name }) => durations.get(name)).join(', ');
  if (stages.length > 1) write(`\nTime of each stage: ${times}\n`);
  for (const { name } of stages) {
    const { failed = 0, report = 'It gave no report.' } = outcomes.get(name) ?? {};
    if (failed > 0) write(`\n${name}\n${indent(report)}\n`);
  }
  const sum = (key: 'passed' | 'failed') =>
    [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);

  return { passed: sum('passed'), failed: sum('failed') };
}

async function runSafely(stage: Stage, extra: string[]): Promise<Outcome> {
  try {
    return await stage.run(extra);
  } catch (error) {
    return { passed: 0, failed: 1, report: String(error instanceof Error ? error.stack : error) };
  }
}

/** Runners print the failures at the end of a report. */
function indent(report: string): string {
  const lines = report.split('\n');
  const shown = lines.slice(-MAX_REPORT_LINES);
  const omitted = lines.length - shown.length;

  return [...(omitted > 0 ? [`(${omitted} lines before)`] : []), ...shown]
    .map((line) => `    ${line}`)
    .join('\n');
}
