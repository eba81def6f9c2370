import type { RequestDecisionResult } from '~/data/bonds/bond-request-actions';
import { endsBond } from '~/domain/bond-requests/request-kinds';
import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import { decisionFailureWords } from '../messages';

export type RequestFailure = Extract<RequestDecisionResult, { ok: false }>['code'];

/** Says why a request was not decided. */
export function requestFailureWords(code: RequestFailure): string {
  if (code === 'not-open')
    return 'This request is no longer open. See its status under “Requests about the bond”.';
  if (code === 'not-for-this-bond') {
    return 'The rules for this bond do not allow this. Decline the request and give the reason.';
  }
  if (code === 'not-printable') {
    return 'The papers cannot print the new name or address as it is written. Decline the request, and ask for it in Latin letters.';
  }
  if (code === 'refund-missing')
    return 'The final refund is missing. Enter it. If the page has no field for it, reload the page.';
  if (code === 'refund-too-high')
    return 'The refund is more than the customer paid for this bond. Enter a lower amount.';
  if (code === 'renewal-under-way') {
    return 'A renewal of this bond is under way, and it was priced for the bond as it is. Decide the renewal first: decline it, or issue it.';
  }

  return decisionFailureWords(code);
}

/** The first day of a rider's change, as `changesFrom` computes it. */
const RIDER_DAY = 'today, or on the first day of a bond that has not started yet';

/** The effect of approving a request, and the work left for the underwriter. */
export function effectWords({
  kind,
  estimate = 0,
}: Pick<StoredRequest, 'kind' | 'estimate'>): string {
  if (endsBond(kind)) {
    const day =
      kind === 'release'
        ? 'that day'
        : 'that day, or the end of the notice period that starts today';

    return `The bond is ${kind === 'release' ? 'released' : 'cancelled'} as of ${day}, its renewal is closed, and the verification page shows it. Pay the refund that you enter below. The history keeps it. This cannot be undone.`;
  }
  if (kind !== 'amount-change') {
    return `The change takes effect ${RIDER_DAY}. The customer gets a rider, and the history keeps the earlier wording.`;
  }

  const effect =
    estimate > 0
      ? `The new amount takes effect ${RIDER_DAY}. Bill the additional premium. The history keeps the estimate.`
      : `The new amount takes effect ${RIDER_DAY}. The history keeps the earlier amount.`;

  return `${effect} The customer gets a rider, with a new power of attorney if the amount is above the limit of the current one.`;
}
