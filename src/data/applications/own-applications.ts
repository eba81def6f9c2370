import { readAskedDocuments } from '~/domain/applications/asked-documents';
import { APPLICATION_STATUSES, type ApplicationStatus } from '~/domain/application-status';
import { MAY_NEED_CUSTOMER } from '~/domain/applications/status-words';
import type { ApplicationEvent } from '~/domain/applications/timeline';
import { addDays, type IsoDate } from '~/domain/dates';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { isRecord } from '~/domain/is-record';
import { withinTime } from '../connection/within-time';

/** An application of the signed-in customer, as the dashboard shows it. Amounts are in cents. */
export type OwnApplication = {
  id: string;
  /** Undefined until the application is submitted. */
  number: string | undefined;
  status: ApplicationStatus;
  /** Whether it renews a bond of the customer. */
  isRenewal: boolean;
  bondName: string | undefined;
  /** "Estate of Mary Smith, Charleston County". */
  caption: string | undefined;
  bondSlug: string | undefined;
  stateCode: string | undefined;
  obligee: string | undefined;
  amount: number | undefined;
  total: number | undefined;
  /** The wizard step at which the customer left a draft. */
  step: string | undefined;
  reviewReasons: readonly string[];
  /** ISO 8601, with a zone. */
  updatedAt: string;
  /** Oldest first. */
  events: ApplicationEvent[];
  isPaidByWire: boolean;
  wireReference: string | undefined;
  /** Whether staff make the bond by hand: on a form of the court or agency, or because our papers got stuck. */
  isMadeByHand: boolean;
  /** The last day to accept the newest offered price. Undefined if none was ever offered. */
  answerBy: IsoDate | undefined;
};

/** A customer's applications that are not issued. */
export type OwnApplications = {
  applications: OwnApplication[];
  /** Whether there are older applications that were not loaded. */
  hasMore: boolean;
};

/** The number of applications to load at a time that need nothing from the customer. */
export const APPLICATIONS_AT_A_TIME = 50;

/** Applications that ended longer ago are not shown. */
const ENDED_FOR_DAYS = 30;

const COLUMNS = `
  id, number, status, bond_slug, state_code, penal_sum_cents, total_cents, review_reasons, updated_at, is_held,
  caption,
  obligee:answers->bondDetails->>obligee,
  draft_obligee:answers->draft->sections->bondDetails->>obligee,
  draft_step:answers->draft->>step,
  draft_renews:answers->draft->renews->>bondId,
  renewals (id),
  bond_types!applications_bond_slug_fkey (name),
  application_events (id, kind, detail, created_at),
  information_answers (request_id, answer),
  payments (method, status, reference)
`;

/**
 * Load a customer's applications that are not issued: all that may need the customer, and the
 * newest `wanted` of those that are in review or ended in the 30 days before `today`. They are
 * sorted by last change, newest first. When there are more than `wanted`, those that may need the
 * customer come first. A customer with few applications needs only one query.
 */
export async function listOwnApplications(
  db: Db,
  userId: string,
  { today, wanted }: { today: IsoDate; wanted: number },
): Promise<Result<OwnApplications, 'load-failed' | ConnectionFailure>> {
  const shownSince = addDays(today, -ENDED_FOR_DAYS);
  const newest = await selectNewest(db, userId, { except: ['issued'], shownSince, wanted });
  if (newest.error) return failureOf(newest);
  if (newest.data.length <= wanted) return ok(toList(newest.data, wanted));

  const [pressing, others] = await Promise.all([
    selectOwn(db, userId).in('status', MAY_NEED_CUSTOMER).overrideTypes<Row[], { merge: false }>(),
    selectNewest(db, userId, { except: ['issued', ...MAY_NEED_CUSTOMER], shownSince, wanted }),
  ]);
  if (pressing.error) return failureOf(pressing);
  if (others.error) return failureOf(others);

  const { applications, hasMore } = toList(others.data, wanted);
  return ok({ applications: [...pressing.data.flatMap(toApplication), ...applications], hasMore });
}

type Newest = { except: readonly ApplicationStatus[]; shownSince: IsoDate; wanted: number };

/**
 * Select the newest rows whose status is not in `except`, plus one more to see whether the list
 * continues.
 */
function selectNewest(db: Db, userId: string, { except, shownSince, wanted }: Newest) {
  return selectOwn(db, userId)
    .not('status', 'in', `(${except.join()})`)
    .or(`status.not.in.(declined,withdrawn),updated_at.gte.${shownSince}`)
    .limit(wanted + 1)
    .overrideTypes<Row[], { merge: false }>();
}

function toList(rows: readonly Row[], wanted: number): OwnApplications {
  return {
    applications: rows.slice(0, wanted).flatMap(toApplication),
    hasMore: rows.length > wanted,
  };
}

function failureOf({ status }: { status: number }) {
  return fail(loadFailure(status));
}

function selectOwn(db: Db, userId: string) {
  return withinTime(
    db
      .from('applications')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('updated_at', { ascending: false }),
  );
}

type Row = {
  id: string;
  number: string | null;
  status: string;
  bond_slug: string | null;
  state_code: string | null;
  penal_sum_cents: number | null;
  total_cents: number | null;
  review_reasons: string[];
  updated_at: string;
  is_held: boolean;
  caption: string | null;
  obligee: string | null;
  draft_obligee: string | null;
  draft_step: string | null;
  draft_renews: string | null;
  renewals: { id: string } | { id: string }[] | null;
  bond_types: { name: string } | null;
  application_events: EventRow[];
  information_answers: { request_id: number; answer: string }[];
  payments: { method: string; status: string; reference: string }[];
};

type EventRow = { id: number; kind: string; detail: unknown; created_at: string };

function toApplication(row: Row): OwnApplication[] {
  const status = APPLICATION_STATUSES.find((known) => known === row.status);
  if (!status) return [];

  const wire = row.payments.find(
    (payment) => payment.method === 'wire' && payment.status === 'authorized',
  );

  return [
    {
      id: row.id,
      number: row.number ?? undefined,
      status,
      isRenewal: row.draft_renews !== null || [row.renewals ?? []].flat().length > 0,
      bondName: row.bond_types?.name,
      caption: row.caption ?? undefined,
      bondSlug: row.bond_slug ?? undefined,
      stateCode: row.state_code ?? undefined,
      obligee: row.obligee ?? row.draft_obligee ?? undefined,
      amount: row.penal_sum_cents ?? undefined,
      total: row.total_cents ?? undefined,
      step: row.draft_step ?? undefined,
      reviewReasons: row.review_reasons,
      updatedAt: row.updated_at,
      events: toEvents(row),
      isPaidByWire: wire !== undefined,
      wireReference: wire?.reference,
      isMadeByHand: row.is_held || (wire === undefined && row.review_reasons.includes('own-form')),
      answerBy: answerByOf(row.application_events),
    },
  ];
}

function toEvents({
  application_events: events,
  information_answers: answers,
}: Row): ApplicationEvent[] {
  return events
    .toSorted((one, other) => one.id - other.id)
    .map(({ kind, detail, created_at: at }) => {
      const words = kind === 'information-given' ? answerTo(detail, answers) : wordsIn(detail);

      const documents = readAskedDocuments(partOf(detail, 'documents'));

      return { kind, at, ...(words && { words }), ...(documents.length > 0 && { documents }) };
    });
}

function answerByOf(events: readonly EventRow[]): IsoDate | undefined {
  const offers = events.filter(({ kind }) => kind === 'price-offered');
  const newest = offers.toSorted((one, other) => one.id - other.id).at(-1);
  const day = partOf(newest?.detail, 'answerBy');

  return typeof day === 'string' ? day : undefined;
}

/** Answers are stored apart from the history; an event refers to its question. */
function answerTo(detail: unknown, answers: Row['information_answers']): string | undefined {
  const requestId = partOf(detail, 'requestId');

  return answers.find((given) => given.request_id === requestId)?.answer;
}

/** The underwriter's question, or the reason for a decline. */
function wordsIn(detail: unknown): string | undefined {
  const words = partOf(detail, 'question') ?? partOf(detail, 'reason');

  return typeof words === 'string' ? words : undefined;
}

function partOf(detail: unknown, name: string): unknown {
  return isRecord(detail) ? detail[name] : undefined;
}
