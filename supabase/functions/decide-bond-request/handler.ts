import { z } from 'zod';
import {
  requestDecisionSchema,
  type RequestDecisionAnswer,
  type RequestDecisionCall,
} from '../../../src/domain/bond-requests/request-decision.ts';
import { requestDay } from '../../../src/domain/bond-requests/request-day.ts';
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
      ] as const),
    ]),
  }),
]);

/**
 * Approve or decline what a customer asks about a bond, with all that follows for the bond. Who has no role of the
 * staff is refused, and so is a decision on something the underwriter has not seen, an amount that the catalogue does not
 * allow, and a change of a bond whose renewal is under way. Notice of a cancellation runs from the approval. Repeating it changes nothing and gives the same answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'decide-bond-request',
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

  const today = requestDay(now());
  const approval: Outcome<WantedApproval> =
    body.decision === 'approve'
      ? await readWantedApproval(database, body.requestId, today)
      : { ok: true, value: {} };
  if (!approval.ok) return approval;

  const { data, error } = await database.rpc('decide_bond_request', {
    decision: {
      request_id: body.requestId,
      staff_id: staff.value,
      decision: body.decision,
      reason: body.reason,
      seen_event: body.seenEvent,
      today,
      ...approval.value,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const decided = decidedSchema.parse(data);
  if (decided.outcome !== 'decided') return { ok: false, code: decided.outcome };

  // A first approval: the request waits for a colleague, and the bond is as it was.
  if (decided.status === 'requested') return { ok: true, value: { status: decided.status } };

  // Where a rider changed what the bond says: its papers, then the signature that names them.
  await storeWaitingPapersOf(dependencies, decided.bond_id);
  await signManifest(dependencies, decided.bond_id);
  const { status, ends_on: endsOn } = decided;
  const hasEnded = status === 'approved' && endsOn !== null;

  return { ok: true, value: { status, ...(hasEnded && { endsOn }) } };
}
