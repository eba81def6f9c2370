import { RECOVERY_FAILURE_STATUS } from '../../../src/domain/accounts/recovery-code.ts';
import { SSO_FAILURE_STATUS } from '../../../src/domain/accounts/sso-sync.ts';
import { CUSTOMER_ACTION_FAILURE_STATUS } from '../../../src/domain/applications/customer-actions.ts';
import { STAFF_DECISION_FAILURE_STATUS } from '../../../src/domain/applications/staff-decision.ts';
import { BOND_REQUEST_FAILURE_STATUS } from '../../../src/domain/bond-requests/change-request.ts';
import { REQUEST_DECISION_FAILURE_STATUS } from '../../../src/domain/bond-requests/request-decision.ts';
import { BOND_FILE_FAILURE_STATUS } from '../../../src/domain/bonds/bond-file-request.ts';
import { DOCUMENT_CHECK_FAILURE_STATUS } from '../../../src/domain/documents/document-check.ts';
import { DOCUMENT_OPENING_FAILURE_STATUS } from '../../../src/domain/documents/document-opening.ts';
import { FAILURE_STATUS } from '../../../src/domain/quote/failure-codes.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';

const STATUS = {
  ...FAILURE_STATUS,
  ...RECOVERY_FAILURE_STATUS,
  ...SSO_FAILURE_STATUS,
  ...DOCUMENT_CHECK_FAILURE_STATUS,
  ...DOCUMENT_OPENING_FAILURE_STATUS,
  ...CUSTOMER_ACTION_FAILURE_STATUS,
  ...STAFF_DECISION_FAILURE_STATUS,
  ...BOND_FILE_FAILURE_STATUS,
  ...BOND_REQUEST_FAILURE_STATUS,
  ...REQUEST_DECISION_FAILURE_STATUS,
};

/** Why a call ends without a result: a code from the closed set and, where answers are wrong, which and why. */
export type Refusal = {
  ok: false;
  code: keyof typeof STATUS;
  issues?: Issue[];
  headers?: HeadersInit;
};

/** What a function answers: a value, or a refusal. */
export type Outcome<T> = { ok: true; value: T } | Refusal;

/** A refusal of answers that do not validate. */
export function refuseAnswers(issues: Issue[]): Refusal {
  return { ok: false, code: 'invalid-application', issues };
}

/** The response that carries a refusal. It says what the code says and nothing that a dependency said. */
export function toFailureResponse({ code, issues, headers }: Refusal): Response {
  return Response.json(issues ? { code, issues } : { code }, {
    status: STATUS[code],
    ...(headers && { headers }),
  });
}

/** A bug or an outage behind us. Its message names the dependency and its code, never what the dependency said. */
export class DependencyError extends Error {
  override readonly name = 'DependencyError';
  readonly dependency: string;
  readonly code: string;

  constructor(dependency: string, code: string | undefined) {
    super(`${dependency} failed with ${code || 'no code'}`);
    this.dependency = dependency;
    this.code = code || 'none';
  }
}
