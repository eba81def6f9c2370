import { readFile, rm } from 'node:fs/promises';
import { type Outcome, type Stage } from './stage.ts';
import { type Finished, runCommand } from './run-command.ts';

const COVERAGE = ['--coverage', '--coverage.reportsDirectory=.local/reports/coverage'];

/** The tests that need no built site, the slowest first. */
export const vitestStages: Stage[] = [
  {
    name: 'functions',
    does: 'tests the edge functions over the wire',
    run: (extra) => runProject('functions', extra),
  },
  {
    name: 'unit',
    does: 'tests the rules, stores and seams; src/domain to the last branch',
    run: runUnit,
  },
  {
    name: 'content',
    does: 'tests the catalogue and the words of the site',
    run: (extra) => runProject('content', extra),
  },
  {
    name: 'database',
    does: 'tests tables, policies and functions as each role; types and advisors',
    run: (extra) => runProject('database', extra),
  },
];

/** The tests of the build's output. */
export const builtSiteStages: Stage[] = [
  {
    name: 'pages',
    does: 'follows every link and redirect of the built site, reads every head and heading',
    needs: 'build',
    run: (extra) => runProject('built', extra),
  },
  {
    name: 'budgets',
    does: 'weighs the first load of each kind of page',
    needs: 'build',
    run: (extra) => runProject('performance', extra),
  },
];

/** Measure only the tests without state. They cover the whole domain, and measuring the others costs a third more. */
async function runUnit(extra: string[]): Promise<Outcome> {
  if (extra.length > 0) return runProject('unit:*', extra);

  const outcomes = [
    await runProject('unit:stateless', COVERAGE),
    await runProject('unit:stateful', []),
  ];
  const reports = outcomes.filter(({ failed }) => failed > 0).map(({ report }) => report);

  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    report: reports.join('\n'),
  };
}

async function runProject(project: string, extra: string[]): Promise<Outcome> {
  const results = `.local/reports/${project.replace(':*', '').replace(':', '-')}.json`;
  await rm(results, { force: true });
  const finished = await runCommand('vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...extra,
  ]);

  return countTests(finished, await readFile(results, 'utf8').catch(() => undefined));
}

/** Counts of a vitest run: its tests, plus one for any other reason that made the run fail. */
function countTests(finished: Finished, results: string | undefined): Outcome {
  const { numPassedTests, numFailedTests } = JSON.parse(results ?? '{}') as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  const passed = numPassedTests ?? 0;
  const failed = numFailedTests ?? 0;
  const failedOtherwise = finished.code !== 0 && failed === 0 ? 1 : 0;

  return { passed, failed: failed + failedOtherwise, report: finished.output };
}
