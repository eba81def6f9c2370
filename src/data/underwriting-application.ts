import type { ApplicationStatus } from '~/domain/application-status';
import { DOCUMENT_TYPES, type DocumentType } from '~/domain/bonds/bond-types';
import type { Cents } from '~/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '~/domain/quote/payment-methods';
import { fail, ok, type Result } from '~/domain/result';
import type { StaffEvent } from '~/domain/underwriting/history';
import { parseApplicationStatus } from '~/domain/underwriting/queue-status';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';
import { openApplication } from './opened-application';
import { toStaffEvents } from './staff-events';

/** A file the customer sent. */
export type StaffDocument = {
  id: string;
  docType: DocumentType;
  name: string;
  path: string;
  mimeType: string;
  sizeBytes: number;
  uploadedAt: string;
  /** Looked into by the server, and found clean where files are scanned. Only then it can be opened. */
  isChecked: boolean;
};

/** What the customer paid or let be held. */
export type StaffPayment = {
  method: PaymentMethod | undefined;
  amount: Cents;
  status: string;
  reference: string;
  lastFour: string | undefined;
  at: string;
};

/** A note among underwriters. */
export type StaffNote = { id: number; note: string; authorId: string | undefined; at: string };

/** An application with all that an underwriter decides on. */
export type StaffApplication = {
  id: string;
  number: string;
  status: ApplicationStatus;
  bondName: string;
  stateCode: string;
  amount: Cents;
  premium: Cents;
  fees: Cents;
  taxes: Cents;
  total: Cents;
  reviewReasons: readonly string[];
  submittedAt: string;
  termsVersion: string | undefined;
  hasAccount: boolean;
  /** Whose account it is in; undefined where it was sent without one. */
  ownerId: string | undefined;
  /** Section by section, without secrets. */
  answers: unknown;
  holderId: string | undefined;
  bondId: string | undefined;
  bondNumber: string | undefined;
  /** The number of the bond that goes on when this is issued; undefined where it is for a bond of its own. */
  renewsBond: string | undefined;
  /** The bond is made, but its papers are not. */
  isBondPending: boolean;
  /** Oldest first. */
  events: StaffEvent[];
  documents: StaffDocument[];
  /** Newest first. */
  payments: StaffPayment[];
  /** Oldest first. */
  notes: StaffNote[];
};

const TIMEOUT_MS = 10_000;

const COLUMNS = `
  id, number, status, state_code, penal_sum_cents, premium_cents, fees_cents, taxes_cents, total_cents, review_reasons,
  submitted_at, terms_version, user_id, answers,
  bond_types (name),
  bonds!bonds_application_id_fkey (id, number, status),
  renewals (bonds (id, number, status)),
  application_assignments (staff_id),
  application_events (id, kind, actor, actor_id, detail, created_at),
  information_answers (request_id, answer),
  application_documents (id, doc_type, original_name, storage_path, mime_type, size_bytes, created_at, checked_at, scan_status, status),
  payments (method, amount_cents, status, reference, last_four, created_at),
  application_notes (id, note, author_id, created_at)
`;

/** An application that was sent, by its id, which is recorded; undefined where there is none. */
export async function findStaffApplication(
  db: Db,
  id: string,
): Promise<Result<StaffApplication | undefined, 'load-failed' | ConnectionFailure>> {
  const opened = await openApplication(db, id);
  if (!opened.ok) return opened;
  if (!opened.value) return ok(undefined);

  const { data, error, status } = await db
    .from('applications')
    .select(COLUMNS)
    .eq('id', id)
    .not('submitted_at', 'is', null)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<Row[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data[0] && toApplication(data[0]));
}

type Row = {
  id: string;
  number: string;
  status: string;
  state_code: string;
  penal_sum_cents: number;
  premium_cents: number;
  fees_cents: number;
  taxes_cents: number;
  total_cents: number;
  review_reasons: string[];
  submitted_at: string;
  terms_version: string | null;
  user_id: string | null;
  answers: unknown;
  bond_types: { name: string };
  bonds: BondRow | BondRow[] | null;
  renewals: { bonds: BondRow } | { bonds: BondRow }[] | null;
  application_assignments: { staff_id: string | null } | { staff_id: string | null }[] | null;
  application_events: Parameters<typeof toStaffEvents>[0];
  information_answers: Parameters<typeof toStaffEvents>[1];
  application_documents: DocumentRow[];
  payments: PaymentRow[];
  application_notes: { id: number; note: string; author_id: string | null; created_at: string }[];
};

type BondRow = { id: string; number: string; status: string };

type DocumentRow = {
  id: string;
  doc_type: string;
  original_name: string;
  storage_path: string;
  mime_type: string;
  size_bytes: number;
  created_at: string;
  checked_at: string | null;
  scan_status: string;
  status: string;
};

type PaymentRow = {
  method: string;
  amount_cents: number;
  status: string;
  reference: string;
  last_four: string | null;
  created_at: string;
};

function toApplication(row: Row): StaffApplication | undefined {
  const status = parseApplicationStatus(row.status);
  if (!status) return undefined;
  const renewed = [row.renewals].flat()[0]?.bonds;
  const bond = status === 'issued' ? ([row.bonds].flat()[0] ?? renewed) : [row.bonds].flat()[0];

  return {
    id: row.id,
    number: row.number,
    status,
    bondName: row.bond_types.name,
    stateCode: row.state_code,
    amount: row.penal_sum_cents,
    premium: row.premium_cents,
    fees: row.fees_cents,
    taxes: row.taxes_cents,
    total: row.total_cents,
    reviewReasons: row.review_reasons,
    submittedAt: row.submitted_at,
    termsVersion: row.terms_version ?? undefined,
    hasAccount: row.user_id !== null,
    ownerId: row.user_id ?? undefined,
    answers: row.answers,
    holderId: [row.application_assignments].flat()[0]?.staff_id ?? undefined,
    bondId: bond?.id,
    bondNumber: bond?.number,
    renewsBond: renewed?.number,
    isBondPending: bond?.status === 'pending',
    events: toStaffEvents(row.application_events, row.information_answers),
    documents: row.application_documents.flatMap(toDocument).toSorted(byMoment),
    payments: row.payments
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .map(toPayment),
    notes: row.application_notes
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, note, author_id: authorId, created_at: at }) => ({
        id,
        note,
        authorId: authorId ?? undefined,
        at,
      })),
  };
}

function byMoment(one: StaffDocument, other: StaffDocument): number {
  return one.uploadedAt.localeCompare(other.uploadedAt);
}

function toDocument(row: DocumentRow): StaffDocument[] {
  const docType = DOCUMENT_TYPES.find((type) => type === row.doc_type);
  if (!docType || row.status !== 'uploaded') return [];

  return [
    {
      id: row.id,
      docType,
      name: row.original_name,
      path: row.storage_path,
      mimeType: row.mime_type,
      sizeBytes: row.size_bytes,
      uploadedAt: row.created_at,
      isChecked: row.checked_at !== null && row.scan_status !== 'infected',
    },
  ];
}

function toPayment(row: PaymentRow): StaffPayment {
  return {
    method: PAYMENT_METHODS.find((method) => method === row.method),
    amount: row.amount_cents,
    status: row.status,
    reference: row.reference,
    lastFour: row.last_four ?? undefined,
    at: row.created_at,
  };
}
