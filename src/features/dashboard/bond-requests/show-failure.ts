import { showToast } from '~/stores/toasts';
import { focusRequests } from './focus-requests';
import { type RequestFailure, requestFailureWords } from './messages';

/**
 * Show a failure as a toast. Used if somebody else acted first and the form that would show the failure has
 * disappeared.
 */
export function showFailure(title: string, code: RequestFailure): void {
  showToast({ title, description: requestFailureWords(code), type: 'error' });
  focusRequests();
}
