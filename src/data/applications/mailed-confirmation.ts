import { type MailedAnswer, mailedAnswerSchema } from '~/domain/papers/mailed-answer';
import type { ReceiptRequest } from '~/domain/papers/receipt-request';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/**
 * Mail the confirmation of a submitted application again, to the address in the application. A
 * visitor proves ownership with the key of the quote.
 */
export function mailConfirmation(
  db: Db,
  request: ReceiptRequest,
): Promise<CallResult<MailedAnswer>> {
  return callFunction(db, 'mail-confirmation', request, mailedAnswerSchema);
}
