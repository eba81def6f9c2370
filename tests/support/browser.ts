import { findChromium } from '../tools/find-chromium.mjs';

/** Keeps a headless Chromium from contacting its vendor and from using a GPU that does not exist. */
const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How tests and measurements start their browser. `isWhole` selects the full browser where the headless shell lacks a
 * feature. Rejects when no browser is installed.
 */
export async function chromiumOptions(
  options: { isWhole?: boolean } = {},
): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = await findChromium(options);
  if (!executablePath) {
    throw new Error('No Chromium found. `node tests/tools/setup.mjs --browser` installs one.');
  }

  // Chromium refuses to start its sandbox as root, and containers run as root.
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? [...QUIET_FLAGS, '--no-sandbox'] : QUIET_FLAGS };
}
