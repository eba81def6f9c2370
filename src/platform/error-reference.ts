import { callPart } from './page-parts';

const BUSY = 503;

/**
 * Show the reference of a response that failed on our side, so that the visitor can name the error to support. The
 * functions log it. A busy server needs no reference: the call is repeated.
 */
export function showReference({ status, headers }: Response): void {
  const reference = headers.get('x-request-id');
  if (status < 500 || status === BUSY || !reference) return;

  document.documentElement.dataset['reference'] = reference;
  callPart('toaster');
}
