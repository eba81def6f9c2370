import { z } from 'zod';
import {
  requestDecisionSchema,
  type RequestDecisionAnswer,
  type RequestDecisionCall,
} from '../../../src/domain/bond-requests/request-decision.ts';
import { agencyDay } from '../../../src/domain/business-day.ts';
import { REQUEST_STATUSES } from '../../../src/domain/bond-requests/request-kinds.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { storeWaitingPapersOf } from '../_shared/issuing/store-waiting-papers.ts';
import { signManifest } from '../_shared/proof/sign-manifest.ts';
import { checkStaff } from '../_shared/staff.ts';
import { readWantedApproval, type WantedApproval } from './wanted-approval.ts';

const decidedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('decided'),
    status: z.enum(REQUEST_STATUSES),
    bond_id: z.uuid(),
    ends_on: z.iso.date().nullable(),
  }),
  z.object({
    outcome: z.enum([
      ...([
        'not-staff',
        'own-application',
        'colleague-required',
        'not-found',
        'not-open',
        'changed-meanwhile',
        'renewal-under-way',
        'reports-unanswered',
        'refund-too-high',
      ] as const),
    ]),
  }),
]);

/**
 * Approve or decline a customer's request about a bond, with all effects on the bond. Refuses callers without a staff
 * role, decisions on a state that the underwriter has not seen, amounts outside the catalog's limits, an end without a
 * final refund or with a refund above what was paid, and changes during a renewal of the bond. The notice period of a
 * cancellation starts at the approval. Repeating a decision has no further effect and returns the same answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'decide-bond-request',
      limit: { allowed: 600, windowSeconds: 600 },
      schema: requestDecisionSchema,
      handle: (call) => decideBondRequest(dependencies, call),
    },
    dependencies,
  );
}

async function decideBondRequest(
  dependencies: Dependencies,
  { body, caller }: Call<RequestDecisionCall>,
): Promise<Outcome<RequestDecisionAnswer>> {
  const { database, now } = dependencies;
  const staff = await checkStaff(database, caller);
  if (!staff.ok) return staff;

  const today = agencyDay(now());
  const approval: Outcome<WantedApproval> =
    body.decision === 'approve'
      ? await readWantedApproval(database, body, today)
      : { ok: true, value: {} };
  if (!approval.ok) return approval;

  const { data, error } = await database.rpc('decide_bond_request', {
    of_request: body.requestId,
    staff: staff.value,
    decision: body.decision,
    reason_given: body.reason,
    seen_event: body.seenEvent,
    today,
    reports: body.reports,
    ...approval.value,
  });
  if (error) throw new DependencyError('database', error.code);

  const decided = decidedSchema.parse(data);
  if (decided.outcome !== 'decided') return { ok: false, code: decided.outcome };

  // This was the first of two approvals: the request stays open and the bond is unchanged.
  if (decided.status === 'requested') return { ok: true, value: { status: decided.status } };

  // If a rider changed the bond, make its papers first, because the signed manifest names them.
  await storeWaitingPapersOf(dependencies, decided.bond_id);
  await signManifest(dependencies, decided.bond_id);
  const { status, ends_on: endsOn } = decided;
  const hasEnded = status === 'approved' && endsOn !== null;

  return { ok: true, value: { status, ...(hasEnded && { endsOn }) } };
}
