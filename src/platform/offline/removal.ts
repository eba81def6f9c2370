/**
 * The service worker that removes itself. It is `/sw.js` in a build with
 * `PUBLIC_SERVICE_WORKER=off`. Browsers that have the other worker fetch this one at their next
 * visit; it deletes all caches and unregisters.
 */
import { CACHE_PREFIX } from './rules';
import type { WorkerScope } from './worker-scope';

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));

  await Promise.all(ours.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
