/**
 * Runs every check and test of the project, cheapest first, and ends with one line that sums them:
 * `N passed, N failed`. A stage that fails stops no other, except those that need its result.
 *
 *   npm test                          all stages
 *   npm run check                     types, lint, format, hygiene
 *   npm test -- --only browser        one stage, and the stages it needs
 *   npm test -- --only unit -- money  with arguments for the stage's own runner
 */
import { parseArgs } from 'node:util';
import { hygiene } from './stages/hygiene.ts';
import { browserStage, siteStages } from './stages/site-stages.ts';
import { staticChecks } from './stages/static-checks.ts';
import type { Outcome, Stage } from './stages/stage.ts';
import { budgets, vitestStages } from './stages/vitest-stages.ts';

const STAGES: Stage[] = [
  hygiene,
  ...staticChecks,
  ...vitestStages,
  ...siteStages,
  budgets,
  browserStage,
];

const MAX_REPORT_LINES = 200;

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const stages = chooseStages(values.only);
const outcomes = new Map<string, Outcome>();

for (const stage of stages) outcomes.set(stage.name, await runStage(stage));

const failed = sum('failed');
process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function chooseStages(only: string | undefined): Stage[] {
  if (only === undefined) return STAGES;
  if (only === 'check') return STAGES.filter((stage) => stage.isCheck);

  const chosen = STAGES.find((stage) => stage.name === only);
  if (!chosen) {
    const names = ['check', ...STAGES.map((stage) => stage.name)].join(', ');
    throw new Error(`There is no stage ${only}. Expected one of ${names}.`);
  }

  return STAGES.filter((stage) => stage === chosen || stage.name === chosen.needs);
}

async function runStage(stage: Stage): Promise<Outcome> {
  process.stdout.write(`${stage.name.padEnd(10)} ${stage.does} … `);
  const start = performance.now();
  const outcome = await outcomeOfStage(stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);

  process.stdout.write(`${seconds} s: ${outcome.passed} passed, ${outcome.failed} failed\n`);
  if (outcome.failed > 0) process.stdout.write(`${indent(outcome.report ?? 'no report')}\n`);

  return outcome;
}

async function outcomeOfStage(stage: Stage): Promise<Outcome> {
  if (stage.needs && outcomes.get(stage.needs)?.failed !== 0) {
    return { passed: 0, failed: 1, report: `not run: it needs the stage ${stage.needs}` };
  }

  try {
    return await stage.run(values.only === stage.name ? positionals : []);
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

function sum(key: 'passed' | 'failed'): number {
  return [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
}
