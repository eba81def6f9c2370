import { randomUUID } from 'node:crypto';
import type { ProofKind } from '../../src/domain/bond-requests/request-proofs.ts';
import { documentPath } from '../../src/domain/documents/document-path.ts';
import type { ActorDatabase } from './actor-database.ts';
import { storeApplicationIn } from './moved-application.ts';
import { storeBond } from './stored-bond.ts';

/** A bond in force, issued on a customer's application. */
export type HeldBond = { userId: string; applicationId: string; bondId: string };

/** Store a customer's notary bond with its renewal. */
export async function holdBond(database: ActorDatabase): Promise<HeldBond> {
  const { userId } = await database.addCustomer();
  const applicationId = await storeApplicationIn(database, userId, 'issued');
  const bondId = await storeBond(database, { userId, applicationId });
  await database.query(
    `insert into public.renewals (bond_id, next_due) values ($1, '2030-11-15')`,
    [bondId],
  );

  return { userId, applicationId, bondId };
}

/** The path of a proof for a bond request. */
export function proofPath(applicationId: string): string {
  return documentPath({
    applicationId,
    docType: 'request_proof',
    uuid: randomUUID(),
    name: 'release.pdf',
  });
}

/** Add a checked proof, and return its id. */
export async function addProof(
  database: Pick<ActorDatabase, 'query'>,
  { applicationId, userId }: Pick<HeldBond, 'applicationId' | 'userId'>,
  isChecked = true,
): Promise<string> {
  const [row] = await database.query(
    `insert into public.application_documents
       (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, uploaded_by, sha256, checked_at)
     values ($1, 'request_proof', $2, 'release.pdf', 'application/pdf', 2048, $3,
       case when $4 then repeat('a', 64) end, case when $4 then now() end)
     returning id`,
    [applicationId, proofPath(applicationId), userId, isChecked],
  );

  return String(row?.['id']);
}

/** The fields of a request. The default is the release of a bond on a past day. */
export type WantedRequest = {
  requestId?: string;
  caller?: string;
  kind?: string;
  documentIds?: string[];
  proofKind?: ProofKind;
} & Partial<Record<'new_name' | 'ends_on' | 'note', string>> & {
    new_amount_cents?: number;
    new_principals?: string[];
    estimate_cents?: number;
    new_address?: object;
  };

/** Request a change of a bond, as the functions do. Returns the id of the request and the outcome. */
export async function askForChange(
  database: ActorDatabase,
  { bondId, userId }: HeldBond,
  { requestId = randomUUID(), caller = userId, kind = 'release', ...wanted }: WantedRequest = {},
): Promise<{ id: string; outcome: Record<string, unknown> }> {
  const { documentIds = [], proofKind = 'obligee_release', ...change } = wanted;
  const isRelease = kind === 'release';
  const [row] = await database.queryAs(
    'service_role',
    'select public.request_bond_change($1::jsonb) as outcome',
    [
      JSON.stringify({
        request_id: requestId,
        bond_id: bondId,
        caller,
        kind,
        document_ids: documentIds,
        proof_kind: proofKind,
        ...(isRelease && { ends_on: '2026-11-20', estimate_cents: 4200 }),
        ...change,
      }),
    ],
  );

  return { id: requestId, outcome: row?.['outcome'] as Record<string, unknown> };
}

/** Withdraw a request, as the functions do for a caller. */
export async function withdrawRequest(
  database: ActorDatabase,
  id: string,
  caller: string,
): Promise<unknown> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.withdraw_bond_request($1, $2) as outcome',
    [id, caller],
  );

  return row?.['outcome'];
}

/** Approve a request with the current history, as the functions do for a staff member. */
export async function approveRequest(
  database: ActorDatabase,
  { applicationId }: Pick<HeldBond, 'applicationId'>,
  { id, staff, today }: { id: string; staff: { userId: string }; today: string },
): Promise<Record<string, unknown>> {
  const [row] = await database.queryAs(
    'service_role',
    `select public.decide_bond_request(
       of_request => $1, staff => $2, decision => 'approve', reason_given => '', today => $3,
       seen_event => (select max(id) from public.application_events where application_id = $4)
     ) as outcome`,
    [id, staff.userId, today, applicationId],
  );

  return row?.['outcome'] as Record<string, unknown>;
}

/** An underwriter's decision about a request. */
export type Decision = {
  staff: { userId: string };
  /** The id of the last event that the underwriter saw. */
  seen: unknown;
  decision?: string;
  reason?: string;
  /** The date that the functions calculate from the notice. */
  end?: { earliest_end: string; new_estimate_cents: number };
  /** Which credit reports led to the decision. */
  reports?: readonly object[];
};

/** Decide about a request as the functions do, and return the outcome. */
export async function decideRequest(
  database: ActorDatabase,
  id: string,
  { staff, seen, decision = 'approve', reason = '', end, reports = [] }: Decision,
): Promise<Record<string, unknown>> {
  const [row] = await database.queryAs(
    'service_role',
    `select public.decide_bond_request($1, $2, $3, $4, $5, '2026-11-22', $6, $7, $8) as outcome`,
    [
      ...[id, staff.userId, decision, reason, seen, end?.earliest_end, end?.new_estimate_cents],
      JSON.stringify(reports),
    ],
  );

  return row?.['outcome'] as Record<string, unknown>;
}
