import {
  submissionReceiptSchema,
  type SubmissionReceipt,
  type SubmissionRequest,
} from '~/domain/quote/submission';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/**
 * Submit a whole application. One quote becomes one application however often it is sent: a replay
 * by its owner gives the first answer again.
 */
export function submitApplication(
  db: Db,
  request: SubmissionRequest,
): Promise<CallResult<SubmissionReceipt>> {
  return callFunction(db, 'submit-application', request, submissionReceiptSchema);
}
