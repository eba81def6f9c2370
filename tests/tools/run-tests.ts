/**
 * Runs every check and test of the project, two stages at a time, and ends with one line that sums them:
 * `N passed, N failed`.
 *
 *   npm test                          all stages
 *   npm run check                     hygiene, guides, types, lint, format
 *   npm test -- --only browser        one stage, and the stage it needs
 *   npm test -- --only unit -- money  with arguments for the stage's own runner
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { guides } from './stages/guides.ts';
import { hygiene } from './stages/hygiene.ts';
import { ROOT } from './stages/run-command.ts';
import { chooseStages, runStages } from './stages/run-stages.ts';
import { browserStage, siteStages } from './stages/site-stages.ts';
import { staticChecks } from './stages/static-checks.ts';
import { builtSiteStages, vitestStages } from './stages/vitest-stages.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const request = { only: values.only, extra: positionals };
const stages = chooseStages(
  [
    hygiene,
    guides,
    ...vitestStages,
    ...staticChecks,
    ...siteStages,
    ...builtSiteStages,
    browserStage,
  ],
  request,
);

process.chdir(ROOT);
await mkdir('.local/reports', { recursive: true });
const { passed, failed } = await runStages(stages, request, (text) => process.stdout.write(text));

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
