import { readFile, rm } from 'node:fs/promises';
import { TEST_BOND_KEY } from '../../support/bond-key.ts';
import { builtFiles } from '../../support/built-pages.ts';
import { PUBLISHABLE_KEY } from '../../support/keys.ts';
import { testSite } from '../../support/test-site.ts';
import { outcomeOf, type Outcome, type Stage } from './stage.ts';
import { problemOf, runCommand } from './run-command.ts';

const HTML_RESULTS = '.local/reports/html.json';
const BROWSER_RESULTS = '.local/reports/browser.json';

/** A line of the line reporter for a started test. Failure details stand between these lines. */
const PROGRESS = /^\[\d+\/\d+\].*\n/gm;

/** The empty lines that those lines leave. They would push the failures out of the report. */
const EMPTY_LINES = /\n(?:[ \t]*\n){2,}/g;

/** The build of the test site, and the tests that read its files. */
export const siteStages: Stage[] = [
  { name: 'build', does: 'builds the site for the tests', run: build },
  { name: 'html', does: 'validates the HTML of every page', needs: 'build', run: validateHtml },
];

/** The tests in a browser. */
export const browserStage: Stage = {
  name: 'browser',
  does: 'tests the built site in Chromium: stories, headers, accessibility',
  needs: 'build',
  isAlone: true,
  run: runBrowserTests,
};

async function build(): Promise<Outcome> {
  await rm(testSite.directory, { recursive: true, force: true });
  const finished = await runCommand('astro', ['build', '--outDir', testSite.directory], {
    env: {
      MARSHLINE_SITE_PORT: String(testSite.port),
      PUBLIC_SUPABASE_URL: testSite.apiUrl,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      BOND_PUBLIC_KEYS: JSON.stringify({ keys: [TEST_BOND_KEY.published] }),
      PUBLIC_AUTH0_DOMAIN: testSite.identityDomain,
      PUBLIC_AUTH0_CLIENT_ID: testSite.identityClientId,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });

  return outcomeOf([{ name: 'astro build', problem: problemOf(finished) }]);
}

type ValidatedFile = {
  filePath: string;
  messages: { line: number; column: number; message: string; ruleId: string }[];
};

async function validateHtml(): Promise<Outcome> {
  await rm(HTML_RESULTS, { force: true });
  const { output, code } = await runCommand('html-validate', [
    '--config',
    'tests/tools/html-validate.json',
    '--formatter',
    `json=${HTML_RESULTS}`,
    `${testSite.directory}/**/*.html`,
  ]);
  const results = await readFile(HTML_RESULTS, 'utf8').catch(() => undefined);
  if (!results) return { passed: 0, failed: 1, report: output || `ended with code ${code}` };

  const files = JSON.parse(results) as ValidatedFile[];
  const found = new Map(files.map((file) => [file.filePath, file.messages]));

  return outcomeOf(
    builtFiles().map((file) => {
      const messages = found.get(`${testSite.directory}/${file}`) ?? [];
      return { name: file, problem: messages.map(describeMessage).join('\n') || undefined };
    }),
  );
}

function describeMessage(message: ValidatedFile['messages'][number]): string {
  return `  ${message.line}:${message.column} ${message.message} (${message.ruleId})`;
}

async function runBrowserTests(extra: string[]): Promise<Outcome> {
  await rm(BROWSER_RESULTS, { force: true });
  const { code, output, stdout } = await runCommand(
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json', ...extra],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS } },
  );
  const { stats } = JSON.parse(await readFile(BROWSER_RESULTS, 'utf8').catch(() => '{}')) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const failed = stats ? stats.unexpected + stats.flaky + stats.skipped : 0;

  return {
    passed: stats?.expected ?? 0,
    failed: failed + (code !== 0 && failed === 0 ? 1 : 0),
    // The refusals that stories provoke are in the server's log. They would push the failures out of the report.
    report: (stats ? stdout : output).replace(PROGRESS, '').replace(EMPTY_LINES, '\n\n'),
  };
}
