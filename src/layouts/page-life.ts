/**
 * What every page does once it stands: load the parts of the frame that are asked for, measure how it felt, and be
 * there without a network.
 */
import { PUBLIC_SERVICE_WORKER } from 'astro:env/client';
import { afterLoad } from '~/platform/after-load';
import { warnOfLongTasks } from '~/platform/long-tasks';
import { registerServiceWorker } from '~/platform/offline/register';

const root = document.documentElement;

const lookForParts = () => {
  const { session, toaster, signInAgain, signIn, code } = root.dataset;
  if ((session ?? toaster ?? signInAgain ?? signIn ?? code) === undefined) return;
  void import('./frame-parts')
    .then(({ loadFrameParts }) => loadFrameParts())
    // Code that does not come without a connection is asked for again with it.
    .catch(() => addEventListener('online', lookForParts, { once: true }));
};

lookForParts();
new MutationObserver(lookForParts).observe(root, { attributes: true });

if (import.meta.env.DEV) {
  warnOfLongTasks();
} else {
  afterLoad(() => {
    const { route } = root.dataset;
    if (route) void import('~/platform/vitals').then(({ measureVitals }) => measureVitals(route));
    if (PUBLIC_SERVICE_WORKER === 'on') void registerServiceWorker();
  });
}
