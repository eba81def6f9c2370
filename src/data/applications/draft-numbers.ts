import { type DraftNumbers, numbersOnFileSchema } from '~/domain/quote/draft-numbers';
import { callFunction } from '../connection/call-function';
import type { Db } from '../connection/db';

/**
 * Seal the secret numbers of a draft in the account, and find out which ones are on file. The answer
 * names the numbers and never contains one. Sending the same request again changes nothing.
 */
export function sealDraft(db: Db, request: DraftNumbers) {
  return callFunction(db, 'seal-draft', request, numbersOnFileSchema, ['not-found']);
}
