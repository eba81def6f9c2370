/**
 * Tests the built site in Firefox and in WebKit, the engine of Safari, and prints the totals. Installs both browsers
 * where they are missing.
 *
 *   npm run test:browsers                        both, in less than ten minutes on two idle cores
 *   npm run test:browsers -- --project=webkit    one of them; all arguments are Playwright's
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { testSite } from '../support/test-site.ts';
import { ROOT } from '../tools/stages/run-command.ts';
import { siteStages } from '../tools/stages/site-stages.ts';
import { installBrowsers } from './install-browsers.ts';
import { buildWatchedSite } from './webkit/watched-site.ts';

/** The copy of the built site whose pages note their faults. */
const WATCHED_SITE = `${ROOT}/.local/watched-site/dist`;

process.chdir(ROOT);
try {
  installBrowsers();
  await buildSite();
  process.exitCode = runPlaywright();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function buildSite(): Promise<void> {
  const outcome = await siteStages.find(({ name }) => name === 'build')?.run([]);
  if (outcome?.failed !== 0) throw new Error(outcome?.report ?? 'The site was not built.');

  await buildWatchedSite(testSite.directory, WATCHED_SITE);
}

function runPlaywright(): number {
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, MARSHLINE_TEST_SITE_DIR: WATCHED_SITE } },
  );

  return status ?? 1;
}
