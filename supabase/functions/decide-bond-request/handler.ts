import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { limitProblem } from '../../../src/domain/bond-requests/read-change.ts';
import {
  requestDecisionSchema,
  type RequestDecisionAnswer,
  type RequestDecisionCall,
} from '../../../src/domain/bond-requests/request-decision.ts';
import { requestDay } from '../../../src/domain/bond-requests/request-day.ts';
import { REQUEST_STATUSES } from '../../../src/domain/bond-requests/request-kinds.ts';
import { findAmountLimits, findBondToChange } from '../_shared/bond-requests/bond-to-change.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { signManifest } from '../_shared/proof/sign-manifest.ts';
import { centsColumnSchema } from '../_shared/quote-records.ts';
import { isStaff } from '../_shared/staff.ts';

const decidedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('decided'),
    status: z.enum(REQUEST_STATUSES),
    bond_id: z.uuid(),
  }),
  z.object({ outcome: z.enum(['not-staff', 'not-found', 'not-open', 'changed-meanwhile']) }),
]);

/**
 * Approve or decline what a customer asks about a bond, with all that follows for the bond. Who has no role of the
 * staff is refused, and so is a decision on something the underwriter has not seen, or an amount that the catalogue
 * does not allow. Repeating it changes nothing and gives the same answer.
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
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };
  if (!(await isStaff(database, caller.userId))) return { ok: false, code: 'not-staff' };

  const isAllowed =
    body.decision === 'decline' || (await hasAllowedAmount(database, body.requestId));
  if (!isAllowed) return { ok: false, code: 'not-for-this-bond' };

  const { data, error } = await database.rpc('decide_bond_request', {
    decision: {
      request_id: body.requestId,
      staff_id: caller.userId,
      decision: body.decision,
      reason: body.reason,
      seen_event: body.seenEvent,
      today: requestDay(now()),
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const decided = decidedSchema.parse(data);
  if (decided.outcome !== 'decided') return { ok: false, code: decided.outcome };

  // A rider changed what the bond says.
  await signManifest(dependencies, decided.bond_id);
  return { ok: true, value: { status: decided.status } };
}

const amountRowSchema = z.object({
  bond_id: z.uuid(),
  new_amount_cents: centsColumnSchema.nullable(),
});

/** The catalogue may have changed since the request was made. */
async function hasAllowedAmount(database: SupabaseClient, requestId: string): Promise<boolean> {
  const { data, error } = await database
    .from('bond_requests')
    .select('bond_id, new_amount_cents')
    .eq('id', requestId)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return true; // said to be missing by who decides it

  const { bond_id: bondId, new_amount_cents: amount } = amountRowSchema.parse(data);
  if (amount === null) return true;

  const bond = await findBondToChange(database, bondId);
  const limits = bond && (await findAmountLimits(database, bond));

  return limits !== undefined && limitProblem(amount, limits) === undefined;
}
