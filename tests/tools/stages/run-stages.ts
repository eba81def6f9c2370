import { type Outcome, type Stage } from './stage.ts';

/** What `npm test` was asked for: everything, or one stage with arguments for its runner. */
export type Request = { only?: string | undefined; extra?: string[] };

const MAX_REPORT_LINES = 200;

/**
 * The stages a request asks for, in their order: all of them; the quick checks for `check`; else
 * the one it names and the one that needs. Throws when there is no stage of that name.
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
 * Run stages one after the other, saying what each does and found. A stage that fails stops no
 * other, except those that need its result: they are not run and count as one failure each.
 */
export async function runStages(
  stages: Stage[],
  { only, extra = [] }: Request,
  write: (text: string) => void,
): Promise<Outcome> {
  const outcomes = new Map<string, Outcome>();

  for (const stage of stages) {
    write(`${stage.name.padEnd(10)} ${stage.does} … `);
    const start = performance.now();
    const isBlocked = stage.needs !== undefined && outcomes.get(stage.needs)?.failed !== 0;
    const outcome = isBlocked
      ? { passed: 0, failed: 1, report: `not run: it needs the stage ${stage.needs}` }
      : await runSafely(stage, only === stage.name ? extra : []);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);

    outcomes.set(stage.name, outcome);
    write(`${seconds} s: ${outcome.passed} passed, ${outcome.failed} failed\n`);
    if (outcome.failed > 0) write(`${indent(outcome.report ?? 'It gave no report.')}\n`);
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

/** The end of a report is where runners say what failed. */
function indent(report: string): string {
  const lines = report.split('\n');
  const shown = lines.slice(-MAX_REPORT_LINES);
  const omitted = lines.length - shown.length;

  return [...(omitted > 0 ? [`(${omitted} lines before)`] : []), ...shown]
    .map((line) => `    ${line}`)
    .join('\n');
}
