import type { TypedReportAnswers } from '~/domain/consumer-reports/report-answers';
import type { TypedChange } from '~/domain/bond-requests/read-change';
import {
  BOND_REQUEST_FAILURE_STATUS,
  type BondChangeAnswer,
  bondChangeAnswerSchema,
  type BondRequestFailureCode,
} from '~/domain/bond-requests/change-request';
import {
  REQUEST_DECISION_FAILURE_STATUS,
  type RequestDecision,
  type RequestDecisionAnswer,
  requestDecisionAnswerSchema,
  type RequestDecisionFailureCode,
} from '~/domain/bond-requests/request-decision';
import type { ProofKind } from '~/domain/bond-requests/request-proofs';
import type { Cents } from '~/domain/money';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** A change that a customer requests, as typed, with the documents that prove it. */
export type WantedChange = TypedChange & {
  /** Created once per request. A repeated call with the same id is the same request. */
  requestId: string;
  bondId: string;
  proofKind?: ProofKind | undefined;
  documentIds: string[];
  note: string;
};

export type ChangeResult = CallResult<BondChangeAnswer, BondRequestFailureCode>;

const OWN_CODES = Object.keys(BOND_REQUEST_FAILURE_STATUS) as BondRequestFailureCode[];

/** Request a change of a bond. A repeated call counts once. */
export function requestBondChange(db: Db, wanted: WantedChange): Promise<ChangeResult> {
  return callCustomers(db, { action: 'request', ...wanted });
}

/** Withdraw an open request. A repeated call changes nothing. */
export function withdrawBondRequest(db: Db, requestId: string): Promise<ChangeResult> {
  return callCustomers(db, { action: 'withdraw', requestId });
}

function callCustomers(db: Db, body: Record<string, unknown>): Promise<ChangeResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'request-bond-change', body, bondChangeAnswerSchema, OWN_CODES),
  );
}

/** A decision about a request, and the state that the underwriter saw. */
export type WantedRequestDecision = {
  requestId: string;
  decision: RequestDecision;
  /** The text for the customer. */
  reason: string;
  /** The id of the last event of the application that the underwriter saw. */
  seenEvent: number;
  /** Which credit reports led to the decline of a higher amount. */
  reports?: TypedReportAnswers;
  /** The final refund, with an approval that ends the bond. */
  refund?: Cents;
};

export type RequestDecisionResult = CallResult<RequestDecisionAnswer, RequestDecisionFailureCode>;

const DECISION_CODES = Object.keys(REQUEST_DECISION_FAILURE_STATUS) as RequestDecisionFailureCode[];

/** Decide a request about a bond. A repeated call with the same decision counts once. */
export function decideBondRequest(
  db: Db,
  wanted: WantedRequestDecision,
): Promise<RequestDecisionResult> {
  return callAsUser(db, (session) =>
    callFunction(
      session,
      'decide-bond-request',
      wanted,
      requestDecisionAnswerSchema,
      DECISION_CODES,
    ),
  );
}
