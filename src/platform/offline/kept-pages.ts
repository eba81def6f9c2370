import { OFFLINE_PAGE, PAGES_PREFIX } from './rules';

/** A page that is readable offline. */
export type KeptPage = { path: string; title: string };

/** List the pages stored on this device, the most recently visited first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const names = await caches.keys();
  const lists = await Promise.all(
    names.filter((name) => name.startsWith(PAGES_PREFIX)).map(readPages),
  );
  const byPath = new Map(lists.flat().map((page) => [page.path, page]));

  return [...byPath.values()].reverse();
}

async function readPages(cacheName: string): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const pages = requests.map(async (request) => {
    const response = await cache.match(request);
    const html = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');

    return { path: new URL(request.url).pathname, title: html.title };
  });

  return (await Promise.all(pages)).filter(({ path }) => path !== OFFLINE_PAGE);
}
