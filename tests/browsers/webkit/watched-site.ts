import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listHtmlFiles } from '../../support/built-pages.ts';

/** Where a page keeps its faults, for as long as its window is open. */
export const FAULTS_KEY = 'faults';

/** The script that every page of the watched site loads first. */
const WATCHER = 'watch-faults.js';

/**
 * Copy the built site and make every page of the copy note its uncaught errors and its violations of the
 * Content-Security-Policy: WebKit's driver does not report them.
 */
export async function buildWatchedSite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  await writeFile(join(to, WATCHER), `(${watchFaults})(${JSON.stringify(FAULTS_KEY)});`);
  await Promise.all(
    listHtmlFiles(to).map(async (file) => {
      const path = join(to, file);
      await writeFile(path, withWatcher(await readFile(path, 'utf8')));
    }),
  );
}

/** A page with the watcher as its first script. Throws for a page without a head. */
export function withWatcher(html: string): string {
  const watched = html.replace(
    /<head[^>]*>/,
    (head) => `${head}<script src="/${WATCHER}"></script>`,
  );
  if (watched === html) throw new Error(`A page has no head: ${html.slice(0, 100)}`);

  return watched;
}

/** Note every fault from now on. Runs in the page. */
function watchFaults(key: string): void {
  let isLeaving = false;
  const note = (fault: string) => {
    if (isLeaving) return;
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${fault}`]));
  };
  // Leaving a page ends the imports that still run, which WebKit reports as errors.
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    note(
      `${violatedDirective} forbids ${blockedURI} at ${sourceFile}:${lineNumber}:${columnNumber}`,
    );
  });
}
