import { fail, ok, type Result } from '~/domain/result';
import type { Approval, Approvals } from '~/domain/underwriting/approvals';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

type ApprovalRow = { staff_id: string; at: string; counts: boolean };

type Row = {
  is_second_needed: boolean;
  given: ApprovalRow[];
  requests: Record<string, ApprovalRow[]>;
};

const NONE: Approvals = { isSecondNeeded: false, given: [], requests: {} };

/**
 * Load the approvals of an application that the calling staff member opened today. Returns no
 * approvals when there is no such application.
 */
export async function loadApprovals(
  db: Db,
  applicationId: string,
): Promise<Result<Approvals, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('approvals_of', { of_application: applicationId }),
  );
  if (error) return fail(loadFailure(status));

  const row = data as Row | null;

  return ok(row ? toApprovals(row) : NONE);
}

function toApprovals({ is_second_needed: isSecondNeeded, given, requests }: Row): Approvals {
  return {
    isSecondNeeded,
    given: given.map(toApproval),
    requests: Object.fromEntries(
      Object.entries(requests).map(([id, approvals]) => [id, approvals.map(toApproval)]),
    ),
  };
}

function toApproval({ staff_id: staffId, at, counts }: ApprovalRow): Approval {
  return { staffId, at, counts };
}
