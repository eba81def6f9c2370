/**
 * Runs on every page after it is parsed: start the search, load the requested frame parts, lay out the later parts of
 * the page, measure the web vitals, and register the service worker.
 */
import { PUBLIC_SERVICE_WORKER } from 'astro:env/client';
import { startSearch } from '~/features/search/start-search';
import { afterLoad } from '~/platform/after-load';
import { warnOfLongTasks } from '~/platform/long-tasks';
import { registerServiceWorker } from '~/platform/offline/register';
import { layOutLaterParts } from './lay-out-later-parts';

const root = document.documentElement;

const lookForParts = () => {
  const { session, toaster, signInAgain, signIn, code } = root.dataset;
  if ((session ?? toaster ?? signInAgain ?? signIn ?? code) === undefined) return;
  void import('./frame-parts')
    .then(({ loadFrameParts }) => loadFrameParts())
    // When code cannot be loaded, try again once the connection returns.
    .catch(() => addEventListener('online', lookForParts, { once: true }));
};

startSearch();
lookForParts();
new MutationObserver(lookForParts).observe(root, { attributes: true });
layOutLaterParts();

if (import.meta.env.DEV) {
  warnOfLongTasks();
} else {
  afterLoad(() => {
    const { route } = root.dataset;
    if (route) {
      void import('~/platform/vitals')
        .then(({ measureVitals }) => measureVitals(route))
        .catch(() => {}); // without a connection, nothing is measured
    }
    if (PUBLIC_SERVICE_WORKER === 'on') void registerServiceWorker();
  });
}
