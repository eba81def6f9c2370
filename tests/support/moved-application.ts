import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '../../src/domain/application-status.ts';
import type { DocumentType } from '../../src/domain/bonds/bond-types.ts';
import type { ActorDatabase } from './actor-database.ts';
import { buildKeyHash, storeApplication } from './stored-application.ts';

/** The statuses between an application's submission and a status. */
const WAYS: Record<Exclude<ApplicationStatus, 'draft'>, ApplicationStatus[]> = {
  submitted: [],
  under_review: ['under_review'],
  information_requested: ['under_review', 'information_requested'],
  price_offered: ['under_review', 'price_offered'],
  approved: ['approved'],
  issued: ['issued'],
  declined: ['under_review', 'declined'],
  withdrawn: ['withdrawn'],
};

/** Store a customer's application in a status, with the records of its earlier statuses except the history. */
export async function storeApplicationIn(
  database: ActorDatabase,
  userId: string,
  status: ApplicationStatus,
): Promise<string> {
  if (status === 'draft') {
    const id = randomUUID();
    await database.query('insert into public.applications (id, user_id) values ($1, $2)', [
      id,
      userId,
    ]);

    return id;
  }

  const { quoteId } = await storeApplication(database, { userId, keyHash: buildKeyHash() });
  await database.query('alter table public.applications disable trigger guard_application');
  for (const next of ['submitted', ...WAYS[status]]) {
    await database.query('update public.applications set status = $2 where id = $1', [
      quoteId,
      next,
    ]);
  }
  await database.query('alter table public.applications enable trigger guard_application');

  return quoteId;
}

/** Ask the customer a question, as an underwriter does, and return its id. `documents` are asked for along with it. */
export async function askQuestion(
  database: ActorDatabase,
  applicationId: string,
  documents: readonly DocumentType[] = [],
): Promise<number> {
  const [event] = await database.queryAs(
    'service_role',
    `insert into public.application_events (application_id, actor, kind, detail)
     values ($1, 'staff', 'information-requested', jsonb_build_object('question', 'Who is the bank?', 'documents', $2::jsonb))
     returning id::int`,
    [applicationId, JSON.stringify(documents)],
  );

  return Number(event?.['id']);
}

/** The history of an application, oldest first. */
export function eventsOf(database: ActorDatabase, applicationId: string) {
  return database.query(
    `select actor, actor_id, kind, from_status, to_status, detail from public.application_events
     where application_id = $1 order by id`,
    [applicationId],
  );
}

/** The status of an application. */
export async function statusOf(database: ActorDatabase, applicationId: string): Promise<unknown> {
  const [row] = await database.query('select status from public.applications where id = $1', [
    applicationId,
  ]);

  return row?.['status'];
}
