import type { StaffAction } from '~/domain/applications/staff-actions';
import {
  STAFF_DECISION_FAILURE_STATUS,
  type StaffDecisionAnswer,
  staffDecisionAnswerSchema,
  type StaffDecisionFailureCode,
} from '~/domain/applications/staff-decision';
import { callAsUser } from './call-as-user';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/** A decision about an application, on what was seen of it. */
export type WantedDecision = {
  applicationId: string;
  action: StaffAction;
  /** What the customer reads. */
  reason: string;
  /** The id of the last event that the underwriter saw. */
  seenEvent: number;
};

export type DecisionResult = CallResult<StaffDecisionAnswer, StaffDecisionFailureCode>;

const OWN_CODES = Object.keys(STAFF_DECISION_FAILURE_STATUS) as StaffDecisionFailureCode[];

/** Decide an application. The same decision sent again counts once. */
export function decideApplication(db: Db, decision: WantedDecision): Promise<DecisionResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'decide-application', decision, staffDecisionAnswerSchema, OWN_CODES),
  );
}
