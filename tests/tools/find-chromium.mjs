import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import process from 'node:process';

/** Headless Chromium: a page in it costs half of a page in the whole browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium of the tests: the one at `CHROMIUM_PATH`, otherwise Playwright's, otherwise the
 * system's. Undefined when there is none. Throws when `CHROMIUM_PATH` names no working browser.
 * Runs on a bare Node: Playwright is loaded only when it is installed.
 *
 * @param {{ isWhole?: boolean }} [options] `isWhole` for a full browser with all features
 * @returns {Promise<string | undefined>} the path of a program that starts
 */
export async function findChromium({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (canStart(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a Chromium that starts.`);
  }

  const candidates = [await playwrightPath(), ...systemPaths()];
  return candidates.find(
    (path) => path !== undefined && !(isWhole && isHeadlessShell(path)) && canStart(path),
  );
}

/** @param {string} path of a browser that `findChromium` found */
export function isHeadlessShell(path) {
  return basename(path) === HEADLESS_SHELL;
}

async function playwrightPath() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function systemPaths() {
  const folders = (process.env.PATH ?? '').split(delimiter);

  return [
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC_PATHS,
  ];
}

/** @param {string} path */
function canStart(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
