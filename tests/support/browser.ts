import { findChromium } from '../tools/find-chromium.mjs';

/** Keeps a headless Chromium from calling home and from touching a GPU that is not there. */
const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How tests and measurements start their browser; `isWhole` where the one without windows cannot do what
 * is tested. Rejects when there is none.
 */
export async function chromiumOptions(
  options: { isWhole?: boolean } = {},
): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = await findChromium(options);
  if (!executablePath) {
    throw new Error('No Chromium found. `node tests/tools/setup.mjs --browser` installs one.');
  }

  // Chromium refuses to start its sandbox as root, which is what containers run as.
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? [...QUIET_FLAGS, '--no-sandbox'] : QUIET_FLAGS };
}
