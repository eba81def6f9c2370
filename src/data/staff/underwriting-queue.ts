import { bondTitle } from '~/domain/bonds/bond-title';
import type { ApplicationStatus } from '~/domain/application-status';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import {
  QUEUE_FLAGS,
  type QueueAddress,
  type QueueFlag,
} from '~/domain/underwriting/queue-address';
import {
  isOpenStatus,
  parseApplicationStatus,
  type QueueStatus,
} from '~/domain/underwriting/queue-status';
import { searchWords } from '~/domain/underwriting/search-words';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Json } from '../database.types';
import { withinTime } from '../connection/within-time';

/** The number of applications by status, and the members of staff. */
export type UnderwritingOverview = {
  /**
   * Has only statuses with at least one application. `oldest` is the submission time of the one
   * that has waited longest, ISO 8601.
   */
  statuses: Partial<Record<ApplicationStatus, { count: number; oldest: string }>>;
  /** Applications under review that are assigned to the caller; `nobodys` are assigned to nobody. */
  mine: number;
  nobodys: number;
  /** Bonds that cannot be issued without help from staff. */
  needHand: number;
  /** Inquiries of visitors without an answer. */
  inquiries: number;
  staff: readonly StaffMember[];
};

/** An application in the queue. */
export type QueueRow = {
  id: string;
  number: string;
  status: ApplicationStatus;
  bondName: string;
  stateCode: string;
  amount: Cents;
  reviewReasons: readonly string[];
  /** ISO 8601, with a zone, to the microsecond. */
  submittedAt: string;
  applicant: string | undefined;
  business: string | undefined;
  holderId: string | undefined;
  /** Whether the customer has answered the question. */
  isAnswered: boolean;
  flags: readonly QueueFlag[];
};

/** One page of the queue, and whether pages come before and after it. */
export type QueuePage = { rows: QueueRow[]; hasPrevious: boolean; hasNext: boolean };

/** Rows per page of the queue. */
export const QUEUE_PAGE_SIZE = 25;

/** Count the applications. Undefined when the caller is not staff. */
export async function loadUnderwritingOverview(
  db: Db,
): Promise<Result<UnderwritingOverview | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('underwriting_overview'));
  if (error) return fail(loadFailure(status));

  const overview = data as OverviewRow | null;

  return ok(overview ? toOverview(overview) : undefined);
}

/**
 * Load the page of the queue that the address asks for. Open applications come longest waiting
 * first, finished ones newest first.
 */
export async function listQueue(
  db: Db,
  userId: string,
  address: QueueAddress,
): Promise<Result<QueuePage, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('underwriting_queue', { filters: toFilters(userId, address) }),
  );
  if (error) return fail(loadFailure(status));

  return ok(toPage((data as Row[]).flatMap(toRow), address.edge?.side));
}

type OverviewRow = {
  statuses: Record<string, { count: number; oldest: string }>;
  mine: number;
  nobodys: number;
  needs_hand: number;
  inquiries: number;
  staff: { id: string; name: string | null; email: string | null }[];
};

type Row = {
  id: string;
  number: string;
  status: string;
  bond_name: string;
  caption: string | null;
  state_code: string;
  penal_sum_cents: number;
  review_reasons: string[];
  submitted_at: string;
  applicant: string;
  business: string | null;
  staff_id: string | null;
  is_answered: boolean;
  flags: string[];
};

function toOverview({
  statuses,
  mine,
  nobodys,
  needs_hand: needHand,
  inquiries,
  staff,
}: OverviewRow): UnderwritingOverview {
  return {
    statuses,
    mine,
    nobodys,
    needHand,
    inquiries,
    staff: staff.map(({ id, name, email }) => ({
      id,
      name: name ?? undefined,
      email: email ?? undefined,
    })),
  };
}

function toFilters(userId: string, address: QueueAddress): Json {
  const { status, state, bond, holder, flag, edge } = address;
  const words = searchWords(address.search);

  return {
    size: QUEUE_PAGE_SIZE,
    newest_first: isNewestFirst(status),
    ...(status !== 'all' && { status }),
    ...(state && { state }),
    ...(bond && { bond }),
    ...(holder && { holder: holder === 'mine' ? userId : holder }),
    ...(flag && { flag }),
    ...(words.length > 0 && { words }),
    ...(edge && { [edge.side]: { submitted_at: edge.submittedAt, id: edge.id } }),
  };
}

function isNewestFirst(status: QueueStatus): boolean {
  return !isOpenStatus(status);
}

/**
 * The database returns one row more than a page holds when the list continues. Pages before an edge
 * come in reverse order.
 */
function toPage(rows: QueueRow[], side: 'after' | 'before' | undefined): QueuePage {
  const page = rows.slice(0, QUEUE_PAGE_SIZE);
  const goesOn = rows.length > QUEUE_PAGE_SIZE;
  if (side === 'before') return { rows: page.toReversed(), hasPrevious: goesOn, hasNext: true };

  return { rows: page, hasPrevious: side === 'after', hasNext: goesOn };
}

function toRow(row: Row): QueueRow[] {
  const status = parseApplicationStatus(row.status);
  if (!status) return [];

  return [
    {
      id: row.id,
      number: row.number,
      status,
      bondName: bondTitle(row.bond_name, row.caption),
      stateCode: row.state_code,
      amount: row.penal_sum_cents,
      reviewReasons: row.review_reasons,
      submittedAt: row.submitted_at,
      applicant: row.applicant || undefined,
      business: row.business ?? undefined,
      holderId: row.staff_id ?? undefined,
      isAnswered: row.is_answered,
      flags: QUEUE_FLAGS.filter((flag) => row.flags.includes(flag)),
    },
  ];
}
