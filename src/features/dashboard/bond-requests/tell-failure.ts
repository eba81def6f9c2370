import { showToast } from '~/stores/toasts';
import { focusRequests } from './focus-requests';
import { type RequestFailure, requestFailureWords } from './messages';

/** Say what failed where the form or the question that asked for it is gone, because somebody else was faster. */
export function tellFailure(title: string, code: RequestFailure): void {
  showToast({ title, description: requestFailureWords(code), type: 'error' });
  focusRequests();
}
