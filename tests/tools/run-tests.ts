/**
 * Runs every check and test of the project, two stages at a time, and prints the totals at the end:
 * `N passed, N failed`.
 *
 *   npm test                          all stages
 *   npm run check                     hygiene, guides, types, lint, format
 *   npm test -- --only browser        one stage, and the stage that it needs
 *   npm test -- --only unit -- money  with arguments for the stage's own runner
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bench } from './stages/bench.ts';
import { guides } from './stages/guides.ts';
import { hygiene } from './stages/hygiene.ts';
import { ROOT } from './stages/run-command.ts';
import { chooseStages, runStages } from './stages/run-stages.ts';
import { browserStage, siteStages } from './stages/site-stages.ts';
import type { Stage } from './stages/stage.ts';
import { staticChecks } from './stages/static-checks.ts';
import { builtSiteStages, vitestStages } from './stages/vitest-stages.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const request = { only: values.only, extra: positionals };
const stages = chooseStages(
  inStartingOrder([
    hygiene,
    guides,
    ...vitestStages,
    ...staticChecks,
    ...siteStages,
    ...builtSiteStages,
    bench,
    browserStage,
  ]),
  request,
);

process.chdir(ROOT);
await mkdir('.local/reports', { recursive: true });
const { passed, failed } = await runStages(stages, request, (text) => process.stdout.write(text));

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** The long stages start first, so that no core waits for the last of them. Stages that are not named come last. */
function inStartingOrder(all: Stage[]): Stage[] {
  const first = 'functions unit build types database lint bench format'.split(' ');
  const named = first.flatMap((name) => all.filter((stage) => stage.name === name));

  return [...named, ...all.filter((stage) => !named.includes(stage))];
}
