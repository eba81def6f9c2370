/**
 * What every page does once it stands: know who is there, load the parts that are asked for, measure how it felt, and
 * be there without a network.
 */
import { PUBLIC_SERVICE_WORKER } from 'astro:env/client';
import { afterLoad } from '~/platform/after-load';
import { warnOfLongTasks } from '~/platform/long-tasks';
import { registerServiceWorker } from '~/platform/offline/register';
import { answerPartCalls } from '~/platform/page-parts';
import { onPossibleSession } from '~/platform/session-hint';

onPossibleSession(() => {
  void import('~/features/account-menu/account-menu').then((menu) => menu.startAccountMenu());
});

answerPartCalls({
  toaster: () => {
    void import('~/features/chrome/toaster').then(({ startToaster }) => startToaster());
  },
  signInAgain: () => {
    void import('~/features/auth/sign-in-again').then(({ askToSignInAgain }) => askToSignInAgain());
  },
});

if (import.meta.env.DEV) {
  warnOfLongTasks();
} else {
  afterLoad(() => {
    const { route } = document.documentElement.dataset;
    if (route) void import('~/platform/vitals').then(({ measureVitals }) => measureVitals(route));
    if (PUBLIC_SERVICE_WORKER === 'on') void registerServiceWorker();
  });
}
