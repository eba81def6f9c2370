import { readAskedDocuments } from '~/domain/applications/asked-documents';
import { APPLICATION_STATUSES, type ApplicationStatus } from '~/domain/application-status';
import type { ApplicationEvent } from '~/domain/applications/timeline';
import { addDays, type IsoDate } from '~/domain/dates';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** An application of the signed-in customer, as the desk shows it. Amounts are in cents. */
export type OwnApplication = {
  id: string;
  /** Only of what was submitted. */
  number: string | undefined;
  status: ApplicationStatus;
  bondName: string | undefined;
  bondSlug: string | undefined;
  stateCode: string | undefined;
  obligee: string | undefined;
  amount: number | undefined;
  total: number | undefined;
  /** The step at which a draft was left. */
  step: string | undefined;
  reviewReasons: readonly string[];
  /** ISO 8601, with a zone. */
  updatedAt: string;
  /** Oldest first. */
  events: ApplicationEvent[];
  isPaidByWire: boolean;
  wireReference: string | undefined;
};

/** No desk shows more; the newest come first. */
export const MOST_APPLICATIONS = 50;

/** What ended longer ago is not shown any more. */
const ENDED_FOR_DAYS = 30;

const TIMEOUT_MS = 10_000;

const COLUMNS = `
  id, number, status, bond_slug, state_code, penal_sum_cents, total_cents, review_reasons, updated_at,
  obligee:answers->bondDetails->>obligee,
  draft_obligee:answers->draft->sections->bondDetails->>obligee,
  draft_step:answers->draft->>step,
  bond_types (name),
  application_events (id, kind, detail, created_at),
  information_answers (request_id, answer),
  payments (method, status, reference)
`;

/**
 * The applications of a customer that are not issued: drafts, those with us, and those that ended in the 30 days
 * before `today`. Changed last comes first.
 */
export async function listOwnApplications(
  db: Db,
  userId: string,
  today: IsoDate,
): Promise<Result<OwnApplication[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('applications')
    .select(COLUMNS)
    .eq('user_id', userId)
    .neq('status', 'issued')
    .or(`status.not.in.(declined,withdrawn),updated_at.gte.${addDays(today, -ENDED_FOR_DAYS)}`)
    .order('updated_at', { ascending: false })
    .limit(MOST_APPLICATIONS)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false) // the page has a Retry button, and an answer soon beats one in silence
    .overrideTypes<Row[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data.flatMap(toApplication));
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
  obligee: string | null;
  draft_obligee: string | null;
  draft_step: string | null;
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
      bondName: row.bond_types?.name,
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

/** The answer stands apart from the history, which names the question. */
function answerTo(detail: unknown, answers: Row['information_answers']): string | undefined {
  const requestId = partOf(detail, 'requestId');

  return answers.find((given) => given.request_id === requestId)?.answer;
}

/** What was asked, or why it was declined, in the words of the underwriter. */
function wordsIn(detail: unknown): string | undefined {
  const words = partOf(detail, 'question') ?? partOf(detail, 'reason');

  return typeof words === 'string' ? words : undefined;
}

function partOf(detail: unknown, name: string): unknown {
  return typeof detail === 'object' && detail !== null && name in detail
    ? (detail as Record<string, unknown>)[name]
    : undefined;
}
