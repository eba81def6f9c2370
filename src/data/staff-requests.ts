import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import type { Cents } from '~/domain/money';
import type { Address } from '~/domain/quote/address';
import { fail, ok, type Result } from '~/domain/result';
import { REQUEST_COLUMNS, type RequestRow, toRequest, toRequests } from './bond-requests';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** The bond of an application with what was asked about it, the newest first. */
export type BondWithRequests = {
  number: string;
  status: string;
  principal: string;
  principalAddress: Address | undefined;
  amount: Cents;
  requests: StoredRequest[];
};

/** A request that waits for the staff. */
export type OpenRequest = Pick<StoredRequest, 'id' | 'kind' | 'requestedAt'> & {
  applicationId: string;
  bondNumber: string;
  principal: string;
};

/** The oldest of the open requests, and how many there are. */
export type OpenRequests = { requests: OpenRequest[]; total: number };

/** So many stand beside the queue; the next come when these are decided. */
const MOST_SHOWN = 10;

const TIMEOUT_MS = 10_000;

type BondRow = {
  number: string;
  status: string;
  principal: string;
  principal_address: unknown;
  amount_cents: number;
  bond_requests: RequestRow[];
};

/** The bond that was issued on an application, for the staff; undefined where there is none. */
export async function findBondWithRequests(
  db: Db,
  applicationId: string,
): Promise<Result<BondWithRequests | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('bonds')
    .select(
      `number, status, principal, principal_address, amount_cents, bond_requests (${REQUEST_COLUMNS})`,
    )
    .eq('application_id', applicationId)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<BondRow[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  const bond = data[0];

  return ok(
    bond && {
      number: bond.number,
      status: bond.status,
      principal: bond.principal,
      principalAddress: (bond.principal_address ?? undefined) as Address | undefined,
      amount: bond.amount_cents,
      requests: toRequests(bond.bond_requests),
    },
  );
}

type OpenRow = Pick<RequestRow, 'id' | 'kind' | 'created_at'> & {
  bonds: { application_id: string; number: string; principal: string };
};

/** What waits for the staff, the oldest first. */
export async function listOpenRequests(
  db: Db,
): Promise<Result<OpenRequests, 'load-failed' | ConnectionFailure>> {
  const { data, count, error, status } = await db
    .from('bond_requests')
    .select('id, kind, created_at, bonds (application_id, number, principal)', { count: 'exact' })
    .eq('status', 'requested')
    .order('created_at')
    .order('id')
    .limit(MOST_SHOWN)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<OpenRow[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok({ requests: data.flatMap(toOpenRequest), total: count ?? data.length });
}

function toOpenRequest({ bonds: bond, ...row }: OpenRow): OpenRequest[] {
  const known = toRequest({
    ...{ status: 'requested', new_name: null, new_address: null, new_amount_cents: null },
    ...{ ends_on: null, estimate_cents: null, note: null, reason: null, decided_at: null },
    bond_request_proofs: [],
    ...row,
  });

  return known.map(({ id, kind, requestedAt }) => ({
    ...{ id, kind, requestedAt },
    applicationId: bond.application_id,
    bondNumber: bond.number,
    principal: bond.principal,
  }));
}
