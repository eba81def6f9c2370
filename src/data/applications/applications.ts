import { paymentReceiptSchema, type PaymentReceipt } from '~/domain/quote/payment-authorization';
import {
  SUBMISSION_FAILURE_STATUS,
  submissionReceiptSchema,
  type SubmissionFailureCode,
  type SubmissionReceipt,
  type SubmissionRequest,
} from '~/domain/quote/submission';
import { fail, ok } from '~/domain/result';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';
import { AS_LONG_AS_IT_TAKES, type Patience } from '../connection/repeat-while-busy';

/**
 * Result of a submission: an application, or the payment to submit with in place of the one in the
 * request.
 */
export type Submitted =
  | { kind: 'submitted'; receipt: SubmissionReceipt }
  | { kind: 'paid-otherwise'; payment: PaymentReceipt };

const OWN_CODES = Object.keys(SUBMISSION_FAILURE_STATUS) as SubmissionFailureCode[];

/**
 * Submit a complete application. One quote becomes one application: a repeated call by its owner
 * returns the first answer. While the server is busy or late, the call is repeated for 15 minutes.
 * When another payment of the quote counts, nothing is submitted and that payment is returned.
 */
export async function submitApplication(
  db: Db,
  request: SubmissionRequest,
  onWait?: Patience['onWait'],
): Promise<CallResult<Submitted>> {
  const result = await callFunction(
    db,
    'submit-application',
    request,
    submissionReceiptSchema,
    OWN_CODES,
    { ...AS_LONG_AS_IT_TAKES, ...(onWait && { onWait }) },
  );
  if (result.ok) return ok({ kind: 'submitted', receipt: result.value });

  const { code, payment, ...rest } = result;
  if (code !== 'paid-otherwise') return { ...rest, code };

  const read = paymentReceiptSchema.safeParse(payment);
  return read.success ? ok({ kind: 'paid-otherwise', payment: read.data }) : fail('unexpected');
}
