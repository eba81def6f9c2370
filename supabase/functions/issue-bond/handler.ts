import {
  bondIssueSchema,
  type BondIssue,
  type BondIssueAnswer,
} from '../../../src/domain/applications/bond-issue.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { issueBond } from '../_shared/issuing/issue-bond.ts';
import { checkStaff } from '../_shared/staff.ts';

/** Issue the bond of an approved application for an underwriter. Repeating the call returns the same bond. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'issue-bond',
      limit: { allowed: 600, windowSeconds: 600 },
      schema: bondIssueSchema,
      handle: (call) => issue(dependencies, call),
    },
    dependencies,
  );
}

async function issue(
  dependencies: Dependencies,
  { body, caller }: Call<BondIssue>,
): Promise<Outcome<BondIssueAnswer>> {
  const staff = await checkStaff(dependencies.database, caller);
  if (!staff.ok) return staff;

  const issued = await issueBond(dependencies, body.applicationId, staff.value);
  if (!issued.ok) return issued;

  const { id, number, status } = issued.value;
  return { ok: true, value: { bondId: id, bondNumber: number, status } };
}
