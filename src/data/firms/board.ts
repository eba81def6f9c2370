import { APPLICATION_STATUSES } from '~/domain/application-status';
import { readClientPaymentState } from '~/domain/client-payment/client-payment-state';
import type { MatterProgress } from '~/domain/matters/ball';
import type { ListedMatter } from '~/domain/matters/board';
import { fail, ok, type Result } from '~/domain/result';
import { readSigningState } from '~/domain/signing/signing-state';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS } from '../connection/within-time';
import {
  type LinkTimesRow,
  newestLink,
  type PaymentLinkTimesRow,
  toLinkTimes,
  toPaymentLinkTimes,
} from '../signing/link-times';

type LoadFailure = 'load-failed' | ConnectionFailure;

/** The status of a matter's application, with its bond. */
export type LoadedProgress = MatterProgress & {
  applicationId: string;
  /** Whether the application is in the account of the signed-in user. */
  isOwn: boolean;
  bondId?: string | undefined;
  powerLimit?: number | undefined;
  /** The case number on the bond, or the answer that the court had not assigned one. */
  printedCaseNumber?: string | undefined;
  /** Whether the rider to file comes with its own power of attorney. */
  riderBringsPower?: boolean | undefined;
};

/** The board: the matters that the user may open, and their progress by the id of the matter. */
export type LoadedBoard = {
  matters: readonly ListedMatter[];
  progress: ReadonlyMap<string, LoadedProgress>;
};

/** A firm has at most 5,000 matters; the API returns at most 1,000 rows at once. */
const PAGE_ROWS = 1000;

const BOARD_COLUMNS =
  'id, bond_slug, state_code, county, court, case_number, subject_name, reference, hearing_on, file_by, amount_cents, closed_at, responsible, filed_on:facts->>filedOn, capacity:facts->>capacity, matter_people (role, full_name, signing_links (created_at, expires_at, opened_at, confirmed_at, locked_at, declined_at, signed_at, voided_at, revoked_at), signing_corrections (status)), payment_requests (quote_id, signing_links (created_at, expires_at, opened_at, locked_at, paid_at, revoked_at))';

type BoardRow = {
  id: string;
  bond_slug: string | null;
  state_code: string | null;
  county: string;
  court: string;
  case_number: string;
  subject_name: string;
  reference: string;
  hearing_on: string | null;
  file_by: string | null;
  amount_cents: number | null;
  closed_at: string | null;
  responsible: string | null;
  filed_on: string | null;
  capacity: string | null;
  matter_people: {
    role: string;
    full_name: string;
    signing_links: LinkRow[];
    signing_corrections: { status: string }[];
  }[];
  payment_requests: { quote_id: string; signing_links: PaymentLinkRow[] }[];
};

type LinkRow = LinkTimesRow & { created_at: string };

type PaymentLinkRow = PaymentLinkTimesRow & { created_at: string };

/** Load the board: one call for the progress, and one for each 1,000 matters. */
export async function loadBoard(db: Db, now: Date): Promise<Result<LoadedBoard, LoadFailure>> {
  const signal = AbortSignal.timeout(LONG_TIMEOUT_MS); // one limit for all pages
  const [first, progress] = await Promise.all([
    loadBoardPage(db, 0, signal),
    db.rpc('matter_progress').abortSignal(signal),
  ]);
  if (first.error) return fail(loadFailure(first.status));
  if (progress.error) return fail(loadFailure(progress.status));

  const rows = [...first.data];
  for (let page = first.data; page.length === PAGE_ROWS;) {
    const next = await loadBoardPage(db, rows.length, signal);
    if (next.error) return fail(loadFailure(next.status));
    rows.push(...next.data);
    page = next.data;
  }

  return ok({
    matters: rows.map((row) => toListed(row, now)),
    progress: new Map(progress.data.map(toProgress)),
  });
}

async function loadBoardPage(db: Db, from: number, signal: AbortSignal) {
  return db
    .from('matters')
    .select(BOARD_COLUMNS)
    .order('id')
    .range(from, from + PAGE_ROWS - 1)
    .abortSignal(signal)
    .retry(false)
    .overrideTypes<BoardRow[], { merge: false }>();
}

function toListed(row: BoardRow, now: Date): ListedMatter {
  return {
    id: row.id,
    bond: row.bond_slug ?? '',
    state: row.state_code ?? '',
    county: row.county,
    court: row.court,
    caseNumber: row.case_number,
    subject: row.subject_name,
    reference: row.reference,
    capacity: row.capacity ?? undefined,
    hearingOn: row.hearing_on ?? undefined,
    fileBy: row.file_by ?? undefined,
    amount: row.amount_cents ?? undefined,
    isFiled: row.filed_on !== null,
    isClosed: row.closed_at !== null,
    responsible: row.responsible ?? undefined,
    clients: row.matter_people
      .filter(({ role, full_name: name }) => role === 'client' && name !== '')
      .map(({ full_name: name }) => name),
    signing: row.matter_people.flatMap(({ signing_links: links }) => {
      const newest = newestLink(links);

      return newest ? [readSigningState(toLinkTimes(newest), now)] : [];
    }),
    payments: row.payment_requests.flatMap(({ quote_id: quoteId, signing_links: links }) => {
      const newest = newestLink(links);

      return newest
        ? [
            {
              quoteId,
              sentAt: newest.created_at,
              state: readClientPaymentState(toPaymentLinkTimes(newest), now),
            },
          ]
        : [];
    }),
    openCorrections: row.matter_people
      .flatMap(({ signing_corrections: corrections }) => corrections)
      .filter(({ status }) => status === 'open').length,
  };
}

type ProgressRow = {
  matter_id: string;
  application_id: string;
  number: string | null;
  status: string;
  bond_id: string | null;
  bond_number: string | null;
  bond_status: string | null;
  amount_cents: number | null;
  expiry_date: string | null;
  next_due: string | null;
  power_limit_cents: number | null;
  is_own: boolean;
  printed_case_number: string | null;
  is_filed: boolean;
  rider_to_file: number | null;
  rider_brings_power: boolean;
  certificate_to_file: number | null;
};

function toProgress(row: ProgressRow): [string, LoadedProgress] {
  return [
    row.matter_id,
    {
      applicationId: row.application_id,
      status: APPLICATION_STATUSES.find((known) => known === row.status) ?? 'under_review',
      number: row.number ?? undefined,
      bondId: row.bond_id ?? undefined,
      bondNumber: row.bond_number ?? undefined,
      bondStatus: row.bond_status ?? undefined,
      bondAmount: row.amount_cents ?? undefined,
      expiryDate: row.expiry_date ?? undefined,
      nextDue: row.next_due ?? undefined,
      powerLimit: row.power_limit_cents ?? undefined,
      isOwn: row.is_own,
      printedCaseNumber: row.printed_case_number ?? undefined,
      isFiled: row.is_filed,
      riderToFile: row.rider_to_file ?? undefined,
      riderBringsPower: row.rider_brings_power,
      certificateToFile: row.certificate_to_file ?? undefined,
    },
  ];
}
