import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  startSiteServer,
  type SiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { buildServiceWorker } from '../../src/integrations/service-worker/build-service-worker.ts';
import { testSite } from './test-site.ts';

/** A copy of the built site at an address of its own, which a test may change and deploy again. */
export type SiteCopy = {
  url: string;
  directory: string;
  /** Serve the files as they are now, where they were served before. */
  deploy(): Promise<void>;
  /** Stop serving and delete the files. */
  remove(): Promise<void>;
};

/** Copy the built site and serve the copy. */
export async function startSiteCopy(): Promise<SiteCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(testSite.directory, directory, { recursive: true });
  const serve = (port: number): Promise<SiteServer> =>
    startSiteServer({ port, directory, netlifyToml: testSite.netlifyToml, compression: 'none' });
  let site = await serve(0);
  const { url } = site;

  return {
    url,
    directory,
    deploy: async () => {
      await site.stop();
      site = await serve(Number(new URL(url).port));
    },
    remove: async () => {
      await site.stop();
      await rm(directory, { recursive: true });
    },
  };
}

/** What the name of a file ends with once `buildAgain` has been at it. */
const NEW_ENDING = /-again\.(?:js|css)$/;

/** Whether a path is that of a file of `buildAgain`. */
export function isOfSecondBuild(path: string): boolean {
  return NEW_ENDING.test(path);
}

/**
 * Change a site on disk as another build would whose every script and style sheet changed: all have other names, the
 * old ones are gone, and so is the old service worker.
 */
export async function buildAgain(directory: string): Promise<void> {
  const assets = await readdir(join(directory, '_astro'));
  const renamed = new Map(
    assets.map((name) => [name, name.replace(/\.(js|css)$/, '-again.$1')] as const),
  );
  const isName = new RegExp(
    assets.map((name) => name.replaceAll('.', '\\.').replaceAll('$', '\\$')).join('|'),
    'g',
  );
  const files = await readdir(directory, { recursive: true });
  const texts = files.filter((file) => /\.(?:html|js|css)$|^_headers$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(directory, file), 'utf8');
      await writeFile(
        join(directory, file),
        text.replace(isName, (name) => renamed.get(name) ?? name),
      );
    }),
  );
  for (const [name, newName] of renamed) {
    await rename(join(directory, '_astro', name), join(directory, '_astro', newName));
  }
  await buildServiceWorker({ directory, isOn: true });
}

/** How long a busy machine may take to install the worker and to keep a page with its files. */
const KEEPING_MS = 60_000;

/** Open a page of a copy and wait until the page and the files it needs are kept on the device. */
export async function visitAndKeep(page: Page, site: SiteCopy, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await expect
    .poll(() => keptPaths(page), { timeout: KEEPING_MS })
    .toEqual(expect.arrayContaining([path, ...(await loadedAssets(page))]));
}

/** Paths of the files a page has loaded whose names change with their content. */
export function loadedAssets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(location.origin, ''))
      .filter((path) => path.startsWith('/_astro/') || path.startsWith('/fonts/')),
  );
}

/** Paths of all that is kept on the device, queries included. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));

    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

/** Whether a new service worker waits for the tabs of the old one to close. */
export function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();

    return Boolean(registration?.waiting);
  });
}
