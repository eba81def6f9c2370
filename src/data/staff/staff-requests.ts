import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import type { Cents } from '~/domain/money';
import type { Address } from '~/domain/quote/address';
import { fail, ok, type Result } from '~/domain/result';
import { REQUEST_COLUMNS, type RequestRow, toRequest, toRequests } from '../bonds/bond-requests';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { openApplication } from '../applications/opened-application';
import { withinTime } from '../connection/within-time';

/** The bond of an application and the requests about it, newest first. */
export type BondWithRequests = {
  number: string;
  status: string;
  principal: string;
  principalAddress: Address | undefined;
  amount: Cents;
  requests: StoredRequest[];
};

/** A request that waits for staff. */
export type OpenRequest = Pick<StoredRequest, 'id' | 'kind' | 'requestedAt'> & {
  applicationId: string;
  bondNumber: string;
  principal: string;
  /**
   * Whether one underwriter has approved an increase above the limit of one underwriter, so that a
   * second approval is missing.
   */
  awaitsSecondApproval: boolean;
};

/** The oldest open requests, and the number of all open requests. */
export type OpenRequests = { requests: OpenRequest[]; total: number };

/** Maximum number of requests shown beside the queue. */
const MAX_SHOWN = 10;

type BondRow = {
  number: string;
  status: string;
  principal: string;
  principal_address: unknown;
  amount_cents: number;
  bond_requests: RequestRow[];
};

/**
 * Find the bond issued on an application, for staff. The access is recorded. Undefined when there
 * is none.
 */
export async function findBondWithRequests(
  db: Db,
  applicationId: string,
): Promise<Result<BondWithRequests | undefined, 'load-failed' | ConnectionFailure>> {
  const opened = await openApplication(db, applicationId);
  if (!opened.ok) return opened;

  const { data, error, status } = await withinTime(
    db
      .from('bonds')
      .select(
        `number, status, principal, principal_address, amount_cents, bond_requests (${REQUEST_COLUMNS})`,
      )
      .eq('application_id', applicationId),
  ).overrideTypes<BondRow[], { merge: false }>();
  if (error) return fail(loadFailure(status));

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

type OpenRows = { total: number; requests: OpenRow[] };

type OpenRow = Pick<RequestRow, 'id' | 'kind' | 'created_at'> & {
  application_id: string;
  bond_number: string;
  principal: string;
  awaits_second_approval: boolean;
};

/** Load the requests that wait for staff, oldest first. Empty when the caller is not staff. */
export async function listOpenRequests(
  db: Db,
): Promise<Result<OpenRequests, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('open_bond_requests', { max_rows: MAX_SHOWN }),
  );
  if (error) return fail(loadFailure(status));

  const { total, requests } = (data as OpenRows | null) ?? { total: 0, requests: [] };

  return ok({ requests: requests.flatMap(toOpenRequest), total });
}

function toOpenRequest(row: OpenRow): OpenRequest[] {
  const { application_id: applicationId, bond_number: bondNumber, principal } = row;
  const awaitsSecondApproval = row.awaits_second_approval;
  const known = toRequest({
    status: 'requested',
    new_name: null,
    new_address: null,
    new_amount_cents: null,
    ends_on: null,
    estimate_cents: null,
    refund_cents: null,
    note: null,
    reason: null,
    decided_at: null,
    bond_request_proofs: [],
    ...row,
  });

  return known.map(({ id, kind, requestedAt }) => ({
    id,
    kind,
    requestedAt,
    applicationId,
    bondNumber,
    principal,
    awaitsSecondApproval,
  }));
}
