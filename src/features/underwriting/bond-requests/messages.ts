import type { RequestDecisionResult } from '~/data/bond-request-actions';
import { decisionFailureWords } from '../messages';

type Failure = Extract<RequestDecisionResult, { ok: false }>['code'];

/** Why a request was not decided, in words. */
export function requestFailureWords(code: Failure): string {
  if (code === 'not-open')
    return 'This request is not open any more. See under “Requests about the bond” where it stands.';
  if (code === 'not-for-this-bond') {
    return 'The catalogue does not allow this for the bond. Decline the request, and say why.';
  }
  if (code === 'renewal-under-way') {
    return 'A renewal of this bond is under way, and it was priced for the bond as it is. Decide the renewal first: decline it, or issue it.';
  }

  return decisionFailureWords(code);
}
