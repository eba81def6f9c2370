import {
  type PaidTerm,
  paidTerms,
  type StoredTerm,
} from '~/domain/bond-requests/premium-estimates';
import { REQUEST_KINDS, REQUEST_STATUSES } from '~/domain/bond-requests/request-kinds';
import { PROOF_KINDS } from '~/domain/bond-requests/request-proofs';
import type { RequestProof, StoredRequest } from '~/domain/bond-requests/stored-request';
import type { Address } from '~/domain/quote/address';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** The requests about a bond, newest first, and its paid terms. */
export type BondRequests = { requests: StoredRequest[]; terms: PaidTerm[] };

/** The columns of a request and its proofs that `toRequest` reads. */
export const REQUEST_COLUMNS =
  'id, kind, status, new_name, new_address, new_amount_cents, ends_on, estimate_cents, refund_cents, note, reason, created_at, decided_at, bond_request_proofs (kind, application_documents (id, original_name, storage_path, mime_type))';

/** A row of `bond_requests` with the columns of `REQUEST_COLUMNS`. */
export type RequestRow = {
  id: string;
  kind: string;
  status: string;
  new_name: string | null;
  new_address: unknown;
  new_amount_cents: number | null;
  ends_on: string | null;
  estimate_cents: number | null;
  refund_cents: number | null;
  note: string | null;
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  bond_request_proofs: ProofRow[];
};

type ProofRow = {
  kind: string;
  application_documents: {
    id: string;
    original_name: string;
    storage_path: string;
    mime_type: string;
  };
};

type BondRow = {
  bond_terms: StoredTerm[];
  renewals: { next_due: string }[];
  bond_requests: RequestRow[];
};

/** Load the requests about a user's bond. Empty when there is no such bond. */
export async function loadBondRequests(
  db: Db,
  userId: string,
  bondId: string,
): Promise<Result<BondRequests, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('bonds')
      .select(
        `bond_terms (startsOn:starts_on, endsOn:ends_on, premium:premium_cents), renewals (next_due), bond_requests (${REQUEST_COLUMNS})`,
      )
      .eq('id', bondId)
      .eq('user_id', userId),
  ).overrideTypes<BondRow[], { merge: false }>();
  if (error) return fail(loadFailure(status));

  const bond = data[0];

  return ok({
    requests: toRequests(bond?.bond_requests ?? []),
    terms: paidTerms(
      bond?.bond_terms ?? [],
      (bond?.renewals ?? []).map(({ next_due: dueOn }) => dueOn),
    ),
  });
}

/** Convert rows to requests, newest first. Rows with an unknown kind or status are left out. */
export function toRequests(rows: readonly RequestRow[]): StoredRequest[] {
  return rows
    .flatMap(toRequest)
    .toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt));
}

/** Convert a row to a request. Empty when its kind or status is unknown. */
export function toRequest(row: RequestRow): StoredRequest[] {
  const kind = REQUEST_KINDS.find((known) => known === row.kind);
  const status = REQUEST_STATUSES.find((known) => known === row.status);
  if (!kind || !status) return [];

  return [
    {
      id: row.id,
      kind,
      status,
      ...(row.new_name !== null && { newName: row.new_name }),
      // Only the functions write this column, and they write only addresses.
      ...(row.new_address !== null && { newAddress: row.new_address as Address }),
      ...(row.new_amount_cents !== null && { newAmount: row.new_amount_cents }),
      ...(row.ends_on !== null && { endsOn: row.ends_on }),
      ...(row.estimate_cents !== null && { estimate: row.estimate_cents }),
      ...(row.refund_cents !== null && { refund: row.refund_cents }),
      ...(row.note !== null && { note: row.note }),
      ...(row.reason !== null && { reason: row.reason }),
      requestedAt: row.created_at,
      ...(row.decided_at !== null && { decidedAt: row.decided_at }),
      proofs: row.bond_request_proofs.flatMap(toProof),
    },
  ];
}

function toProof({ kind, application_documents: document }: ProofRow): RequestProof[] {
  const known = PROOF_KINDS.find((proof) => proof === kind);
  if (!known) return [];

  return [
    {
      documentId: document.id,
      kind: known,
      name: document.original_name,
      path: document.storage_path,
      mimeType: document.mime_type,
    },
  ];
}
