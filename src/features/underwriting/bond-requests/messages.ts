import type { RequestDecisionResult } from '~/data/bond-request-actions';
import { endsBond } from '~/domain/bond-requests/request-kinds';
import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import { decisionFailureWords } from '../messages';

type Failure = Extract<RequestDecisionResult, { ok: false }>['code'];

/** Why a request was not decided, in words. */
export function requestFailureWords(code: Failure): string {
  if (code === 'not-open')
    return 'This request is not open any more. See under “Requests about the bond” where it stands.';
  if (code === 'not-for-this-bond') {
    return 'The catalogue does not allow this for the bond. Decline the request, and say why.';
  }
  if (code === 'not-printable') {
    return 'The papers cannot print the new name or address as it is written. Decline the request, and ask for it in Latin letters.';
  }
  if (code === 'renewal-under-way') {
    return 'A renewal of this bond is under way, and it was priced for the bond as it is. Decide the renewal first: decline it, or issue it.';
  }

  return decisionFailureWords(code);
}

/** What approving a request does, and what the underwriter has to do besides. */
export function effectWords({
  kind,
  estimate = 0,
}: Pick<StoredRequest, 'kind' | 'estimate'>): string {
  if (endsBond(kind)) {
    const day =
      kind === 'release' ? 'that day' : 'that day, or when the notice given today has run';
    const refund =
      estimate > 0 ? ' Refund the premium that comes back; the history keeps the estimate.' : '';

    return `The bond is cancelled as of ${day}, its renewal is closed, and whoever verifies it is told.${refund} This cannot be undone.`;
  }
  if (kind !== 'amount-change') {
    return 'The change takes effect today. A rider says so and goes to the customer, and the history keeps what the bond said before.';
  }

  const effect =
    estimate > 0
      ? 'The new amount takes effect today. Bill the additional premium; the history keeps the estimate.'
      : 'The new amount takes effect today, and the history keeps what the bond said before.';

  return `${effect} A rider goes to the customer, with a new power of attorney where the amount is above the limit of the one there is.`;
}
