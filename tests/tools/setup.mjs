/**
 * Installs missing requirements of a project command and prints them. Runs before `npm start`, `npm run dev` and `npm
 * test`, on any Node from 20 on and without dependencies. Everything after it runs on the Node of the devDependency
 * `node`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium, isHeadlessShell } from './find-chromium.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const MODULES = join(ROOT, 'node_modules');

/** Packages whose install scripts put their program in place. */
const PROGRAMS = ['node', 'deno', 'esbuild'];

try {
  installPackages();
  const node = checkPrograms();
  const chromium = process.argv.includes('--browser') ? await installChromium() : undefined;

  say(`packages match package-lock.json, Node ${node}${chromium ? `, ${chromium}` : ''}`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function installPackages() {
  const missing = firstDifference();
  if (!missing) return;

  say(`installing packages with npm ci (${missing}); this takes a minute or two`);
  npm(['ci', '--include=dev', '--ignore-scripts=false', '--loglevel=error']);

  const stillMissing = firstDifference();
  if (stillMissing) throw new Error(`npm ci ran, but ${stillMissing}.`);
}

/**
 * How `node_modules` differs from `package-lock.json`; undefined when it does not. npm writes its own record of the
 * installed packages at the very end of an installation.
 */
function firstDifference() {
  const wanted = packagesIn(join(ROOT, 'package-lock.json'));
  if (!existsSync(join(MODULES, '.package-lock.json'))) return 'nothing is installed yet';

  const installed = packagesIn(join(MODULES, '.package-lock.json'));
  const different = Object.keys(wanted).find(
    (path) =>
      path !== '' && !wanted[path].optional && wanted[path].version !== installed[path]?.version,
  );

  return different && `${different.replace(/^.*node_modules\//, '')} is not the locked version`;
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** The version of the project's own Node. It must be the locked one. */
function checkPrograms() {
  const wanted = `v${packagesIn(join(ROOT, 'package-lock.json'))['node_modules/node'].version}`;
  if (nodeVersion() === wanted) return wanted;

  say(`installing Node ${wanted}`);
  npm(['rebuild', ...PROGRAMS, '--ignore-scripts=false', '--loglevel=error']);
  if (nodeVersion() === wanted) return wanted;

  throw new Error(
    `node_modules/.bin/node does not start as ${wanted}. Delete node_modules and try again; npm must be allowed to run the install scripts of ${PROGRAMS.join(', ')}.`,
  );
}

function nodeVersion() {
  const { stdout } = spawnSync(join(MODULES, '.bin', 'node'), ['--version'], { encoding: 'utf8' });

  return stdout?.trim();
}

async function installChromium() {
  const present = await findChromium();
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  if (present && (isChosen || isHeadlessShell(present) || !hasApt())) return present;
  if (hasApt()) installBrowsers();
  const fromSystem = await findChromium();
  if (fromSystem) return fromSystem;

  say('installing Chromium with Playwright');
  run(join(MODULES, '.bin', 'playwright'), ['install', '--no-shell', 'chromium']);
  const fromPlaywright = await findChromium();
  if (fromPlaywright) return fromPlaywright;

  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** On Debian, root can install the smaller headless browser, for example in a container. */
function hasApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Both browsers, because their versions must be the same and a few tests need the whole one. The package lists are
 * updated first: an old list installs a Chromium without its security updates.
 */
function installBrowsers() {
  const packages = ['chromium', 'chromium-headless-shell'];

  say('installing the Chromium of this system with apt-get');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const status = cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);

  if (status !== 0) throw new Error(`npm ${args[0]} failed; see its messages above.`);
}

function run(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status;
}

function say(text) {
  process.stdout.write(`set-up: ${text}\n`);
}
