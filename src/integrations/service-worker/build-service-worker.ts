import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { findShell } from './find-shell.ts';

const SOURCES = {
  worker: fileURLToPath(new URL('../../platform/offline/worker.ts', import.meta.url)),
  removal: fileURLToPath(new URL('../../platform/offline/removal.ts', import.meta.url)),
};

/** Enough of a hash that two builds never share it. */
const VERSION_LENGTH = 16;

/**
 * Write `sw.js` into a built site, whose files it must know, and give the version it has: it changes
 * with any page or file. Switched off, the script removes itself from the browsers that have it.
 */
export async function buildServiceWorker(options: {
  directory: string;
  isOn: boolean;
}): Promise<string> {
  const { directory, isOn } = options;
  const assets = await readAll(directory, '{_astro,fonts}/**/*.{js,css,woff2}');
  const pages = await readAll(directory, '**/*.html');
  const site = {
    version: versionOf([...pages.values(), ...assets.keys()]),
    assets: [...assets.keys()],
    shell: findShell(pages.get('/offline.html') ?? '', assets),
  };

  await bundle(isOn ? SOURCES.worker : SOURCES.removal, directory, site);

  return site.version;
}

/** One script without imports: what every browser takes for a service worker. */
async function bundle(source: string, directory: string, site: object): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT_SITE: JSON.stringify(site) },
    build: {
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The texts of files by their paths from the top of the site, in order. */
async function readAll(directory: string, pattern: string): Promise<Map<string, string>> {
  const files = await Array.fromAsync(glob(pattern, { cwd: directory }));
  const texts = files
    .sort()
    .map(async (file) => [`/${file}`, await readFile(`${directory}/${file}`, 'utf8')] as const);

  return new Map(await Promise.all(texts));
}

function versionOf(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');

  return hash.digest('hex').slice(0, VERSION_LENGTH);
}
