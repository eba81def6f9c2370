import type { ApplicationStatus } from '~/domain/application-status';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { QueueAddress } from '~/domain/underwriting/queue-address';
import {
  isOpenStatus,
  parseApplicationStatus,
  type QueueStatus,
} from '~/domain/underwriting/queue-status';
import { searchWords } from '~/domain/underwriting/search-words';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';
import type { Json } from './database.types';

/** How much of what there is, and who works here. */
export type UnderwritingOverview = {
  /** Only statuses in which there is an application. `oldest` is when the longest waiting was sent, ISO 8601. */
  statuses: Partial<Record<ApplicationStatus, { count: number; oldest: string }>>;
  /** Of those under review. */
  mine: number;
  nobodys: number;
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
  /** The customer has answered a question. */
  isAnswered: boolean;
};

/** One page of the queue, and whether there are others. */
export type QueuePage = { rows: QueueRow[]; hasPrevious: boolean; hasNext: boolean };

/** Rows of the queue that are shown at once. */
export const QUEUE_PAGE_SIZE = 25;

const TIMEOUT_MS = 10_000;

/** Count the applications; undefined where the caller does not work here. */
export async function loadUnderwritingOverview(
  db: Db,
): Promise<Result<UnderwritingOverview | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('underwriting_overview')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false); // the page has a Retry button, and an answer soon beats one in silence
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  const overview = data as OverviewRow | null;

  return ok(overview ? toOverview(overview) : undefined);
}

/** One page of the queue, as the address asks for it: the longest waiting first, or where it ended the newest. */
export async function listQueue(
  db: Db,
  userId: string,
  address: QueueAddress,
): Promise<Result<QueuePage, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('underwriting_queue', { filters: toFilters(userId, address) })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(toPage((data as Row[]).flatMap(toRow), address.edge?.side));
}

type OverviewRow = {
  statuses: Record<string, { count: number; oldest: string }>;
  mine: number;
  nobodys: number;
  staff: { id: string; name: string | null; email: string | null }[];
};

type Row = {
  id: string;
  number: string;
  status: string;
  bond_name: string;
  state_code: string;
  penal_sum_cents: number;
  review_reasons: string[];
  submitted_at: string;
  applicant: string;
  business: string | null;
  staff_id: string | null;
  is_answered: boolean;
};

function toOverview({ statuses, mine, nobodys, staff }: OverviewRow): UnderwritingOverview {
  return {
    statuses,
    mine,
    nobodys,
    staff: staff.map(({ id, name, email }) => ({
      id,
      name: name ?? undefined,
      email: email ?? undefined,
    })),
  };
}

function toFilters(userId: string, address: QueueAddress): Json {
  const { status, state, bond, holder, edge } = address;
  const words = searchWords(address.search);

  return {
    size: QUEUE_PAGE_SIZE,
    newest_first: isNewestFirst(status),
    ...(status !== 'all' && { status }),
    ...(state && { state }),
    ...(bond && { bond }),
    ...(holder && { holder: holder === 'mine' ? userId : holder }),
    ...(words.length > 0 && { words }),
    ...(edge && { [edge.side]: { submitted_at: edge.submittedAt, id: edge.id } }),
  };
}

function isNewestFirst(status: QueueStatus): boolean {
  return !isOpenStatus(status);
}

/** One row more than a page holds tells that it goes on; backwards the rows come in reverse. */
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
      bondName: row.bond_name,
      stateCode: row.state_code,
      amount: row.penal_sum_cents,
      reviewReasons: row.review_reasons,
      submittedAt: row.submitted_at,
      applicant: row.applicant || undefined,
      business: row.business ?? undefined,
      holderId: row.staff_id ?? undefined,
      isAnswered: row.is_answered,
    },
  ];
}
