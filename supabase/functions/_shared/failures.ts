import { RECOVERY_FAILURE_STATUS } from '../../../src/domain/accounts/recovery-code.ts';
import { SSO_FAILURE_STATUS } from '../../../src/domain/accounts/sso-sync.ts';
import { CUSTOMER_ACTION_FAILURE_STATUS } from '../../../src/domain/applications/customer-actions.ts';
import {
  BLANK_FORM_FAILURE_STATUS,
  OWN_FORM_FAILURE_STATUS,
} from '../../../src/domain/applications/own-form-upload.ts';
import { STAFF_DECISION_FAILURE_STATUS } from '../../../src/domain/applications/staff-decision.ts';
import { BOND_REQUEST_FAILURE_STATUS } from '../../../src/domain/bond-requests/change-request.ts';
import { REQUEST_DECISION_FAILURE_STATUS } from '../../../src/domain/bond-requests/request-decision.ts';
import { BOND_FILE_FAILURE_STATUS } from '../../../src/domain/bonds/bond-file-request.ts';
import { CLIENT_PAYMENT_FAILURE_STATUS } from '../../../src/domain/client-payment/client-payment-calls.ts';
import { DOCUMENT_CHECK_FAILURE_STATUS } from '../../../src/domain/documents/document-check.ts';
import { DOCUMENT_OPENING_FAILURE_STATUS } from '../../../src/domain/documents/document-opening.ts';
import { MATTER_FILE_FAILURE_STATUS } from '../../../src/domain/matters/matter-files.ts';
import { FAILURE_STATUS } from '../../../src/domain/quote/failure-codes.ts';
import type { Cents } from '../../../src/domain/money.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import type { PaymentReceipt } from '../../../src/domain/quote/payment-authorization.ts';
import { SIGNING_FAILURE_STATUS } from '../../../src/domain/signing/signing-calls.ts';
import { SUBMISSION_FAILURE_STATUS } from '../../../src/domain/quote/submission.ts';

const STATUS = {
  ...FAILURE_STATUS,
  ...SUBMISSION_FAILURE_STATUS,
  ...RECOVERY_FAILURE_STATUS,
  ...SSO_FAILURE_STATUS,
  ...DOCUMENT_CHECK_FAILURE_STATUS,
  ...DOCUMENT_OPENING_FAILURE_STATUS,
  ...MATTER_FILE_FAILURE_STATUS,
  ...CUSTOMER_ACTION_FAILURE_STATUS,
  ...STAFF_DECISION_FAILURE_STATUS,
  ...BOND_FILE_FAILURE_STATUS,
  ...BOND_REQUEST_FAILURE_STATUS,
  ...REQUEST_DECISION_FAILURE_STATUS,
  ...OWN_FORM_FAILURE_STATUS,
  ...BLANK_FORM_FAILURE_STATUS,
  ...SIGNING_FAILURE_STATUS,
  ...CLIENT_PAYMENT_FAILURE_STATUS,
};

/**
 * Why a call fails: a code from a closed set. `issues` lists invalid answers. `payment` is the receipt of another
 * payment that counts. `owed` is the price when it is not the one that the page showed.
 */
export type Refusal = {
  ok: false;
  code: keyof typeof STATUS;
  issues?: Issue[];
  payment?: PaymentReceipt;
  owed?: Cents;
  headers?: HeadersInit;
};

/** The result of a function: a value or a refusal. */
export type Outcome<T> = { ok: true; value: T } | Refusal;

/** A refusal of invalid answers. */
export function refuseAnswers(issues: Issue[]): Refusal {
  return { ok: false, code: 'invalid-application', issues };
}

/** The response for a refusal. It contains nothing that a dependency said. */
export function toFailureResponse({ code, issues, payment, owed, headers }: Refusal): Response {
  return Response.json(
    {
      code,
      ...(issues && { issues }),
      ...(payment && { payment }),
      ...(owed !== undefined && { owed }),
    },
    { status: STATUS[code], ...(headers && { headers }) },
  );
}

const OWN_PLATFORM = ['database', 'auth', 'storage'];

/**
 * Codes of temporary failures: no answer, a broken connection, a lock, memory or time that ran out, a server that is
 * shutting down.
 */
const PASSING =
  /^(?:none|StorageUnknownError|PGRST00[0-3]|08\w{3}|40001|40P01|53\w{3}|55P03|57014|57P0[1-3]|over_request_rate_limit|request_timeout|429|50[234]|544)$/;

/** A bug or an outage of a dependency. The message names the dependency and its code, and never quotes its message. */
export class DependencyError extends Error {
  override readonly name = 'DependencyError';
  readonly dependency: string;
  readonly code: string;

  constructor(dependency: string, code: string | undefined) {
    super(`${dependency} failed with ${code || 'no code'}`);
    this.dependency = dependency;
    this.code = code || 'none';
  }

  /** Whether the same call may succeed in a moment, because our own platform did not answer or was overloaded. */
  get isPassing(): boolean {
    return OWN_PLATFORM.includes(this.dependency) && PASSING.test(this.code);
  }
}
