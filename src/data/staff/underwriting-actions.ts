import { type BondIssueAnswer, bondIssueAnswerSchema } from '~/domain/applications/bond-issue';
import type { StaffDecisionKind } from '~/domain/applications/staff-actions';
import {
  STAFF_DECISION_FAILURE_STATUS,
  type StaffDecisionAnswer,
  staffDecisionAnswerSchema,
  type StaffDecisionFailureCode,
} from '~/domain/applications/staff-decision';
import type { DocumentType } from '~/domain/bonds/bond-types';
import type { TypedReportAnswers } from '~/domain/consumer-reports/report-answers';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** A decision about an application, and the state that the underwriter saw. */
export type WantedDecision = {
  applicationId: string;
  action: StaffDecisionKind;
  /** The text for the customer. */
  reason: string;
  /** Documents that the customer has to send with the answer. Only allowed with a question. */
  documents?: readonly DocumentType[];
  /** The offered premium in cents. Only with an offer of another price. */
  premium?: number;
  /** For each person who allowed a credit report, whether one played a part. Only with a decline or a higher price. */
  reports?: TypedReportAnswers;
  /** The id of the last event that the underwriter saw. */
  seenEvent: number;
};

export type DecisionResult = CallResult<StaffDecisionAnswer, StaffDecisionFailureCode>;

const OWN_CODES = Object.keys(STAFF_DECISION_FAILURE_STATUS) as StaffDecisionFailureCode[];

/** Decide an application. A repeated call with the same decision counts once. */
export function decideApplication(db: Db, decision: WantedDecision): Promise<DecisionResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'decide-application', decision, staffDecisionAnswerSchema, OWN_CODES),
  );
}

export type IssueResult = CallResult<BondIssueAnswer, StaffDecisionFailureCode>;

/** Issue the bond of an approved application. A repeated call returns the same bond. */
export function issueBond(db: Db, applicationId: string): Promise<IssueResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'issue-bond', { applicationId }, bondIssueAnswerSchema, OWN_CODES),
  );
}
