import { z } from 'zod';
import {
  CUSTOMER_ACTION_FAILURE_STATUS,
  type CustomerActionFailureCode,
} from '~/domain/applications/customer-actions';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** Result of an action on an application: its new status, or the reason that nothing changed. */
export type ActionResult = CallResult<{ status: string }, CustomerActionFailureCode>;

const OWN_CODES = Object.keys(CUSTOMER_ACTION_FAILURE_STATUS) as CustomerActionFailureCode[];

const answerSchema = z.object({ status: z.string() });

/**
 * Withdraw an application before its bond is issued and release its payment. A repeated call
 * changes nothing.
 */
export function withdrawApplication(db: Db, applicationId: string): Promise<ActionResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'withdraw-application', { applicationId }, answerSchema, OWN_CODES),
  );
}

/**
 * Answer the underwriter's last question, so that the review continues. Sending the same answer
 * twice changes nothing.
 */
export function answerInformationRequest(
  db: Db,
  applicationId: string,
  answer: string,
): Promise<ActionResult> {
  const body = { applicationId, answer };

  return callAsUser(db, (session) =>
    callFunction(session, 'answer-information-request', body, answerSchema, OWN_CODES),
  );
}
