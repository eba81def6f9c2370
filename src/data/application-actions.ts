import { z } from 'zod';
import {
  CUSTOMER_ACTION_FAILURE_STATUS,
  type CustomerActionFailureCode,
} from '~/domain/applications/customer-actions';
import { callAsUser } from './call-as-user';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/** How acting on an application ends: the status it has then, or why nothing was done. */
export type ActionResult = CallResult<{ status: string }, CustomerActionFailureCode>;

const OWN_CODES = Object.keys(CUSTOMER_ACTION_FAILURE_STATUS) as CustomerActionFailureCode[];

const answerSchema = z.object({ status: z.string() });

/** Take an application back before its bond is issued; its payment is let go. Doing it twice is the same as once. */
export function withdrawApplication(db: Db, applicationId: string): Promise<ActionResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'withdraw-application', { applicationId }, answerSchema, OWN_CODES),
  );
}

/** Answer the last question of an underwriter, who goes on from there. Sending the same answer twice is fine. */
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
