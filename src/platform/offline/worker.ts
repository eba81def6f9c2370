/**
 * The service worker, `/sw.js`. Visited pages stay readable offline; other pages show the offline
 * page. Pages come from the network whenever it answers, so nobody reads an outdated page after a
 * deploy. A new build waits until the tabs of the old build are closed, then replaces its caches.
 */
import {
  CACHE_PREFIX,
  isAsset,
  isPublicPage,
  isSearchIndex,
  isVerification,
  MAX_KEPT_PAGES,
  OFFLINE_PAGE,
  PAGES_PREFIX,
} from './rules';
import type { WorkerScope } from './worker-scope';

/** The data of the built site. The build inserts it here. */
declare const BUILT_SITE: {
  /** Changes with any page or file. */
  version: string;
  /** Every file whose name changes with its contents. */
  assets: string[];
  /** The files that the offline page needs. */
  shell: string[];
};

const { version, assets: knownAssets, shell } = BUILT_SITE;
const worker = self as unknown as WorkerScope;
const PAGES = `${PAGES_PREFIX}${version}`;
const ASSETS = `${CACHE_PREFIX}assets`;

worker.addEventListener('install', (event) => event.waitUntil(prepareOfflinePage()));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => event.waitUntil(keepFirstVisit(event.data)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;

  if (isAsset(pathname)) {
    event.respondWith(answerAsset(request));
  } else if (isSearchIndex(pathname)) {
    event.respondWith(answerSearch(request));
  } else if (request.mode === 'navigate' && isPublicPage(pathname)) {
    const response = fetch(request);
    event.waitUntil(response.then((page) => keepPage(pathname, page.clone())).catch(() => {}));
    event.respondWith(response.catch(() => answerOffline(pathname)));
  } else if (request.mode === 'navigate' && isVerification(pathname)) {
    event.respondWith(fetch(request).catch(() => answerOffline(OFFLINE_PAGE)));
  }
});

async function prepareOfflinePage(): Promise<void> {
  const pages = await caches.open(PAGES);

  await pages.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await keepAssets(shell);
}

/** Delete the caches of earlier builds, except for files that this build uses as well. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== PAGES && name !== ASSETS,
  );
  await Promise.all(old.map((name) => caches.delete(name)));

  const assets = await caches.open(ASSETS);
  const known = new Set(knownAssets);
  const kept = await assets.keys();
  const unused = kept.filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(unused.map((request) => assets.delete(request)));

  await worker.clients.claim();
}

/** The first page loaded before the worker started, so the page sends its path and files. */
async function keepFirstVisit(data: unknown): Promise<void> {
  const { page, assets } = data as { page?: unknown; assets?: unknown };

  if (typeof page === 'string' && isPublicPage(page)) await keepPage(page, await fetch(page));
  if (Array.isArray(assets)) await keepAssets(assets.filter((path) => knownAssets.includes(path)));
}

async function keepAssets(paths: string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  const known = await Promise.all(paths.map((path) => assets.match(path)));

  await assets.addAll(paths.filter((_, index) => known[index] === undefined));
}

async function answerAsset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request, { ignoreVary: true });
  if (kept) return kept;

  const response = await fetch(request);
  if (response.status === 200) await assets.put(request, response.clone());
  return response;
}

/**
 * Get the search index from the network, and offline from the last use. An outdated index is not
 * used online, because its name never changes.
 */
async function answerSearch(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);

  try {
    const response = await fetch(request);
    if (response.status === 200) await assets.put(request, response.clone());
    return response;
  } catch {
    return (await assets.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

async function answerOffline(pathname: string): Promise<Response> {
  const pages = await caches.open(PAGES);
  const kept = (await pages.match(pathname)) ?? (await pages.match(OFFLINE_PAGE));

  return kept ?? Response.error();
}

/** Store a page under its path without the query, because queries may contain personal data. */
async function keepPage(pathname: string, response: Response): Promise<void> {
  if (!isWorthKeeping(response)) return;

  const pages = await caches.open(PAGES);
  await pages.delete(pathname); // so that the most recently visited page is last in the list
  await pages.put(pathname, response);

  const kept = await pages.keys();
  const visited = kept.filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE);
  const tooMany = visited.slice(0, Math.max(0, visited.length - MAX_KEPT_PAGES));
  await Promise.all(tooMany.map((request) => pages.delete(request)));
}

function isWorthKeeping({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  );
}
