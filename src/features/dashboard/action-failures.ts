import type { ActionResult } from '~/data/applications/application-actions';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import { notDoneTitle } from '~/domain/lost-answer';
import { showToast } from '~/stores/toasts';
import { focusApplications } from './focus-applications';

type ActionFailure = Extract<ActionResult, { ok: false }>['code'];

const OFFLINE = 'You are offline. Connect to the internet, then try again.';
const UNREACHABLE = 'Our server did not answer. Try again: it counts only once.';
const TOO_OFTEN = 'Too many attempts. Wait a minute, then try again.';
const GONE_ON = 'This application has changed. See its current status.';
const NOT_FOUND = 'This application is not in your account.';
const NOTHING_SENT = 'Enter your answer or choose a file that was asked for.';
const OUT_OF_DATE = 'Something went wrong on our side. Try again. If it keeps failing, call us.';

/**
 * Says why an action on an application failed: "Your answer" was not "sent". A code that is not listed is an error on our
 * side. If the application changed meanwhile, its form disappears when the list reloads, so a toast says it too.
 */
export function explainFailure(
  what: string,
  done: string,
  code: ActionFailure,
): { title: string; words: string } {
  const title = notDoneTitle(what, done, code);
  const words = ACTION_FAILURES[code] ?? OUT_OF_DATE;
  if (code === 'not-open') {
    showToast({ title, description: words, type: 'error' });
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusApplications();
    });
  }

  return { title, words };
}

const ACTION_FAILURES: Partial<Record<ActionFailure, string>> = {
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  'session-ended': SIGN_IN_ENDED,
  busy: 'We are busy right now. Try again in a minute.',
  'rate-limited': TOO_OFTEN,
  'not-open': GONE_ON,
  'not-found': NOT_FOUND,
  'nothing-sent': NOTHING_SENT,
};
