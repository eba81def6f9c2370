import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBuiltPages } from '../built-pages/read-built-pages.ts';
import { findShell } from './find-shell.ts';

const SOURCES = {
  worker: fileURLToPath(new URL('../../platform/offline/worker.ts', import.meta.url)),
  removal: fileURLToPath(new URL('../../platform/offline/removal.ts', import.meta.url)),
};

/** The fonts that only pages with an unusual character load. The offline page has none. */
const RARE_FONTS = /-rare-\d+\.woff2$/;

/** Long enough that two builds never share a version. */
const VERSION_LENGTH = 16;

/**
 * Write `sw.js` into a built site and return its version, which changes with any page or file. When
 * switched off, the script removes itself from browsers that have the service worker.
 */
export async function buildServiceWorker(options: {
  directory: string;
  isOn: boolean;
}): Promise<string> {
  const { directory, isOn } = options;
  const assets = await readAssets(directory);
  const shell = findShell(await readFile(`${directory}/offline.html`, 'utf8'), assets);
  const site = {
    version: versionOf(directory, assets.keys()),
    assets: [...assets.keys()],
    shell: shell.filter((path) => !RARE_FONTS.test(path)),
  };

  await bundle(isOn ? SOURCES.worker : SOURCES.removal, directory, site);

  return site.version;
}

/**
 * Bundle the worker as one script without imports, because not all browsers support imports in
 * service workers.
 */
async function bundle(source: string, directory: string, site: object): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT_SITE: JSON.stringify(site) },
    build: {
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

/** The scripts, style sheets and fonts with their contents, sorted by path from the site's root. */
async function readAssets(directory: string): Promise<Map<string, string>> {
  const pattern = '{_astro,fonts}/**/*.{js,css,woff2}';
  const files = await Array.fromAsync(glob(pattern, { cwd: directory }));
  const texts = files
    .sort()
    .map(async (file) => [`/${file}`, await readFile(`${directory}/${file}`, 'utf8')] as const);

  return new Map(await Promise.all(texts));
}

/** The hash of all pages and asset names. The names contain hashes of the assets' contents. */
function versionOf(directory: string, assets: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const { html } of readBuiltPages(directory)) hash.update(html).update('\0');
  for (const path of assets) hash.update(path).update('\0');

  return hash.digest('hex').slice(0, VERSION_LENGTH);
}
