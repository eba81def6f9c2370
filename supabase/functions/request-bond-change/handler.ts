import { z } from 'zod';
import { estimateChange } from '../../../src/domain/bond-requests/change-estimate.ts';
import {
  bondChangeCallSchema,
  type BondChangeAnswer,
  type BondChangeCall,
} from '../../../src/domain/bond-requests/change-request.ts';
import { readChange, type BondChange } from '../../../src/domain/bond-requests/read-change.ts';
import { agencyDay } from '../../../src/domain/business-day.ts';
import { REQUEST_STATUSES } from '../../../src/domain/bond-requests/request-kinds.ts';
import { proofsFor } from '../../../src/domain/bond-requests/request-rules.ts';
import { findAmountLimits, findBondToChange } from '../_shared/bond-requests/bond-to-change.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, refuseAnswers, type Outcome } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import type { Json } from '../../../src/data/database.types.ts';

type Request = Extract<BondChangeCall, { action: 'request' }>;

const storedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), status: z.enum(REQUEST_STATUSES) }),
  z.object({ outcome: z.enum(['not-found', 'not-open', 'already-open', 'proof-missing']) }),
]);

/**
 * Request a change of the caller's bond, with the proof that the bond's category requires, or withdraw such a request.
 * Repeating either has no further effect and returns the same answer.
 */
export function createHandler(
  dependencies: Dependencies,
): (request: globalThis.Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'request-bond-change',
      limit: { allowed: 30, windowSeconds: 600 },
      schema: bondChangeCallSchema,
      handle: (call) => requestBondChange(dependencies, call),
    },
    dependencies,
  );
}

async function requestBondChange(
  { database, now }: Dependencies,
  { body, caller }: Call<BondChangeCall>,
): Promise<Outcome<BondChangeAnswer>> {
  const { userId } = caller;
  if (userId === undefined) return { ok: false, code: 'unauthorized' };

  if (body.action === 'withdraw') {
    const { requestId } = body;

    return readStored(
      requestId,
      await database.rpc('withdraw_bond_request', { of_request: requestId, caller: userId }),
    );
  }

  return request(database, body, userId, now());
}

async function request(
  database: ServiceClient,
  body: Request,
  userId: string,
  now: Date,
): Promise<Outcome<BondChangeAnswer>> {
  const bond = await findBondToChange(database, body.bondId);
  if (bond?.ownerId !== userId) return { ok: false, code: 'not-found' };

  const proofs = proofsFor(bond.bondSlug, body.kind, bond.companion);
  if (proofs === undefined) return { ok: false, code: 'not-for-this-bond' };

  const limits = body.kind === 'amount-change' ? await findAmountLimits(database, bond) : undefined;
  if (body.kind === 'amount-change' && limits === undefined) {
    return { ok: false, code: 'not-for-this-bond' };
  }

  const today = agencyDay(now);
  const change = readChange(body, bond, today, limits);
  if (!change.ok) {
    const problems = Object.entries(change.problems);
    return refuseAnswers(problems.map(([field, message]) => ({ path: [field], message })));
  }

  const needsProof = proofs.length > 0;
  const isProven = body.documentIds.length > 0 && proofs.some((proof) => proof === body.proofKind);
  if (needsProof && !isProven) return { ok: false, code: 'proof-missing' };

  const answer = await database.rpc('request_bond_change', {
    request: {
      request_id: body.requestId,
      bond_id: body.bondId,
      caller: userId,
      kind: body.kind,
      ...columnsOf(change.value),
      estimate_cents: estimateChange(change.value, bond, bond.terms, today) ?? null,
      note: body.note,
      document_ids: needsProof ? body.documentIds : [],
      proof_kind: body.proofKind ?? null,
    },
  });

  return readStored(body.requestId, answer);
}

function columnsOf(change: BondChange): Record<string, Json> {
  switch (change.kind) {
    case 'name-change':
      return { new_name: change.name, new_principals: change.principals };
    case 'address-change':
      return { new_address: change.address };
    case 'amount-change':
      return { new_amount_cents: change.amount };
    case 'cancellation':
    case 'release':
      return { ends_on: change.endsOn };
  }
}

function readStored(
  requestId: string,
  { data, error }: { data: unknown; error: { code: string } | null },
): Outcome<BondChangeAnswer> {
  if (error) throw new DependencyError('database', error.code);

  const stored = storedSchema.parse(data);

  return stored.outcome === 'stored'
    ? { ok: true, value: { requestId, status: stored.status } }
    : { ok: false, code: stored.outcome };
}
