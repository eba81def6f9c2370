import { testSite } from '../../support/test-site.ts';
import { problemOf, runCommand } from './run-command.ts';
import { outcomeOf, type Outcome, type Stage } from './stage.ts';

/** The titles of the tables that a run of the bench prints. */
const TABLES = [
  'Bytes of the first load',
  'Lighthouse, mobile',
  'Lighthouse, signed in',
  'Wizard',
  'Edge functions',
  'First visits',
  'Search',
  'Builds of generated guides',
  'The queue',
];

/** Runs each part of `npm run bench` once and small, so that a change cannot break the bench unnoticed. */
export const bench: Stage = {
  name: 'bench',
  does: 'measures a little with every part of npm run bench',
  needs: 'build',
  run: runBench,
};

async function runBench(): Promise<Outcome> {
  const finished = await runCommand('node', [
    'tests/performance/bench.ts',
    '--short',
    '--built',
    testSite.directory,
  ]);
  const failure = problemOf(finished);

  return outcomeOf([
    { name: 'the bench comes to its end', problem: failure },
    ...TABLES.map((title) => ({
      name: title,
      problem: failure === undefined ? problemOfTable(title, finished.stdout) : 'not measured',
    })),
  ]);
}

/** Undefined for a table with figures. */
function problemOfTable(title: string, report: string): string | undefined {
  const start = report.indexOf(`\n${title}`);
  if (start === -1) return 'the report lacks this table';

  const table = report.slice(start + 1).split(/\n\n(?! )/)[0] ?? '';
  if (/NaN|undefined/.test(table)) return `a figure is missing:\n${table}`;

  return /\n {2}\S.*\d\s*$/m.test(table) ? undefined : `the table has no figures:\n${table}`;
}
