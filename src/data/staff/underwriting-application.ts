import type { ApplicationStatus } from '~/domain/application-status';
import type { MatterField } from '~/domain/bonds/matter';
import type { Cents } from '~/domain/money';
import type { HoldUp } from '~/domain/issuing/hold-ups';
import type { OwnForm } from '~/domain/papers/bond-form';
import { fail, ok, type Result } from '~/domain/result';
import type { Approvals } from '~/domain/underwriting/approvals';
import type { StaffEvent } from '~/domain/underwriting/history';
import { parseApplicationStatus } from '~/domain/underwriting/queue-status';
import { loadApprovals } from './approvals';
import { type ConsumerReports, loadConsumerReports } from './consumer-reports';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';
import { loadHoldUp } from './hold-ups';
import { openApplication } from '../applications/opened-application';
import { type DocumentRow, type StaffDocument, toStaffDocuments } from './staff-documents';
import { toStaffEvents } from './staff-events';
import { type NoteRow, type StaffNote, toStaffNotes } from './staff-notes';
import { type PaymentRow, type StaffPayment, toStaffPayments } from './staff-payments';

/** An application with everything that an underwriter needs to decide it. */
export type StaffApplication = {
  id: string;
  number: string;
  status: ApplicationStatus;
  bondName: string;
  /** "Estate of Mary Smith, Charleston County". Undefined for a bond without one. */
  caption: string | undefined;
  /** The form that the court or agency requires in place of ours. */
  ownForm: OwnForm | undefined;
  stateCode: string;
  /** The fields of the bond's matter, for all states. */
  matter: readonly MatterField[];
  amount: Cents;
  premium: Cents;
  fees: Cents;
  taxes: Cents;
  total: Cents;
  reviewReasons: readonly string[];
  submittedAt: string;
  termsVersion: string | undefined;
  hasAccount: boolean;
  /** The answers by section, without secrets. */
  answers: unknown;
  holderId: string | undefined;
  bondId: string | undefined;
  bondNumber: string | undefined;
  /** The number of the bond that this application renews. Undefined for a new bond. */
  renewsBond: string | undefined;
  /** The bond exists, but its files are not signed yet. */
  isBondPending: boolean;
  /** Reason that the bond cannot be issued without help from staff. */
  needsHand: HoldUp | undefined;
  /** Oldest first. */
  events: StaffEvent[];
  documents: StaffDocument[];
  /** Newest first. */
  payments: StaffPayment[];
  /** Oldest first. */
  notes: StaffNote[];
  approvals: Approvals;
  consumerReports: ConsumerReports;
};

const COLUMNS = `
  id, number, status, caption, state_code, penal_sum_cents, premium_cents, fees_cents, taxes_cents, total_cents, review_reasons,
  submitted_at, terms_version, user_id, answers,
  bond_types!applications_bond_slug_fkey (name, rules),
  bonds!bonds_application_id_fkey (id, number, status),
  renewals (bonds (id, number, status)),
  application_assignments (staff_id),
  application_events (id, kind, actor, actor_id, detail, created_at),
  information_answers (request_id, answer),
  application_documents (id, doc_type, original_name, storage_path, mime_type, size_bytes, created_at, is_checked, status),
  payments (method, amount_cents, status, reference, last_four, created_at, payer),
  application_notes (id, note, author_id, created_at)
`;

/**
 * Find a submitted application by id. The access is recorded. Undefined when there is none. Returns
 * nothing of an application that is the caller's own.
 */
export async function findStaffApplication(
  db: Db,
  id: string,
): Promise<
  Result<StaffApplication | 'own-application' | undefined, 'load-failed' | ConnectionFailure>
> {
  const opened = await openApplication(db, id);
  if (!opened.ok) return opened;
  if (opened.value === 'own-application') return ok('own-application');
  if (opened.value === 'not-found') return ok(undefined);

  const [{ data, error, status }, approvals, holdUp, reports] = await Promise.all([
    withinTime(
      db.from('applications').select(COLUMNS).eq('id', id).not('submitted_at', 'is', null),
    ).overrideTypes<Row[], { merge: false }>(),
    loadApprovals(db, id),
    loadHoldUp(db, id),
    loadConsumerReports(db, id),
  ]);
  if (error) return fail(loadFailure(status));
  if (!approvals.ok) return approvals;
  if (!holdUp.ok) return holdUp;
  if (!reports.ok) return reports;

  return ok(
    data[0] &&
      toApplication(data[0], {
        approvals: approvals.value,
        needsHand: holdUp.value,
        consumerReports: reports.value,
      }),
  );
}

type Row = {
  id: string;
  number: string;
  status: string;
  caption: string | null;
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
  /** The matter and the state rules come from our own catalog. An older catalog has no matter. */
  bond_types: {
    name: string;
    rules: { matter?: MatterField[]; stateRules: Record<string, { ownForm?: OwnForm }> };
  };
  bonds: BondRow | BondRow[] | null;
  renewals: { bonds: BondRow } | { bonds: BondRow }[] | null;
  application_assignments: { staff_id: string | null } | { staff_id: string | null }[] | null;
  application_events: Parameters<typeof toStaffEvents>[0];
  information_answers: Parameters<typeof toStaffEvents>[1];
  application_documents: DocumentRow[];
  payments: PaymentRow[];
  application_notes: NoteRow[];
};

type BondRow = { id: string; number: string; status: string };

type Beside = Pick<StaffApplication, 'approvals' | 'needsHand' | 'consumerReports'>;

function toApplication(row: Row, { approvals, needsHand, consumerReports }: Beside) {
  const status = parseApplicationStatus(row.status);
  if (!status) return undefined;
  const renewed = [row.renewals].flat()[0]?.bonds;
  const bond = status === 'issued' ? ([row.bonds].flat()[0] ?? renewed) : [row.bonds].flat()[0];

  return {
    id: row.id,
    number: row.number,
    status,
    bondName: row.bond_types.name,
    caption: row.caption ?? undefined,
    // An application from before the office required its form has no such reason, but its bond waits for the form.
    ownForm:
      row.review_reasons.includes('own-form') || needsHand === 'form-missing'
        ? row.bond_types.rules.stateRules[row.state_code]?.ownForm
        : undefined,
    stateCode: row.state_code,
    matter: row.bond_types.rules.matter ?? [],
    amount: row.penal_sum_cents,
    premium: row.premium_cents,
    fees: row.fees_cents,
    taxes: row.taxes_cents,
    total: row.total_cents,
    reviewReasons: row.review_reasons,
    submittedAt: row.submitted_at,
    termsVersion: row.terms_version ?? undefined,
    hasAccount: row.user_id !== null,
    answers: row.answers,
    holderId: [row.application_assignments].flat()[0]?.staff_id ?? undefined,
    bondId: bond?.id,
    bondNumber: bond?.number,
    renewsBond: renewed?.number,
    isBondPending: bond?.status === 'pending',
    needsHand,
    events: toStaffEvents(row.application_events, row.information_answers),
    documents: toStaffDocuments(row.application_documents),
    payments: toStaffPayments(row.payments),
    notes: toStaffNotes(row.application_notes),
    approvals,
    consumerReports,
  };
}
