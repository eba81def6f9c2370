import { type BondIssueAnswer, bondIssueAnswerSchema } from '~/domain/applications/bond-issue';
import type { StaffAction } from '~/domain/applications/staff-actions';
import {
  STAFF_DECISION_FAILURE_STATUS,
  type StaffDecisionAnswer,
  staffDecisionAnswerSchema,
  type StaffDecisionFailureCode,
} from '~/domain/applications/staff-decision';
import type { DocumentType } from '~/domain/bonds/bond-types';
import { callAsUser } from './call-as-user';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/** A decision about an application, on what was seen of it. */
export type WantedDecision = {
  applicationId: string;
  action: StaffAction;
  /** What the customer reads. */
  reason: string;
  /** Documents to send with the answer; only with a question. */
  documents?: readonly DocumentType[];
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

export type IssueResult = CallResult<BondIssueAnswer, StaffDecisionFailureCode>;

/** Have the bond of an approved application issued. Asked for again, it is the same bond. */
export function issueBond(db: Db, applicationId: string): Promise<IssueResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'issue-bond', { applicationId }, bondIssueAnswerSchema, OWN_CODES),
  );
}
