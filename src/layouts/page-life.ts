/** What every page does once it stands: measure how it felt, and be there without a network. */
import { PUBLIC_SERVICE_WORKER } from 'astro:env/client';
import { afterLoad } from '~/platform/after-load';
import { warnOfLongTasks } from '~/platform/long-tasks';
import { registerServiceWorker } from '~/platform/offline/register';

if (import.meta.env.DEV) {
  warnOfLongTasks();
} else {
  afterLoad(() => {
    const { route } = document.documentElement.dataset;
    if (route) void import('~/platform/vitals').then(({ measureVitals }) => measureVitals(route));
    if (PUBLIC_SERVICE_WORKER === 'on') void registerServiceWorker();
  });
}
