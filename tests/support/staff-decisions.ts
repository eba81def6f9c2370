import type { ActorDatabase } from './actor-database.ts';

type Answer = Record<string, unknown>;

/** Who of the staff does something. */
export type Member = { userId: string };

/** What a test decides. `seen` is the last event that the member saw: the newest when left out. */
export type Decided = { action?: string; reason?: string; seen?: unknown };

async function call(database: ActorDatabase, name: string, request: object): Promise<Answer> {
  const [row] = await database.queryAs(
    'service_role',
    `select public.${name}($1::jsonb) as outcome`,
    [JSON.stringify(request)],
  );

  return row?.['outcome'] as Answer;
}

/** The newest event of an application. */
export async function lastEventOf(database: ActorDatabase, id: string): Promise<Answer> {
  const [event] = await database.query(
    'select * from public.application_events where application_id = $1 order by id desc limit 1',
    [id],
  );

  return event ?? {};
}

/** Decide an application, as the functions do: an approval when nothing else is said. */
export async function decide(
  database: ActorDatabase,
  id: string,
  staff: Member,
  { action = 'approve', reason, seen }: Decided = {},
): Promise<Answer> {
  return call(database, 'decide_application', {
    application_id: id,
    staff_id: staff.userId,
    action,
    reason,
    seen_event: String(seen ?? (await lastEventOf(database, id))['id']),
  });
}

/** Decide a request about a bond, as the functions do: an approval when nothing else is said. */
export async function decideRequest(
  database: ActorDatabase,
  { id, applicationId }: { id: string; applicationId: string },
  staff: Member,
  seen?: unknown,
): Promise<Answer> {
  return call(database, 'decide_bond_request', {
    request_id: id,
    staff_id: staff.userId,
    decision: 'approve',
    reason: '',
    seen_event: String(seen ?? (await lastEventOf(database, applicationId))['id']),
    today: '2026-11-22',
  });
}

/** Issue the bond of an application, as the functions do. */
export function issue(database: ActorDatabase, id: string, staff?: Member): Promise<Answer> {
  return call(database, 'issue_bond', {
    application_id: id,
    staff_id: staff?.userId,
    principal: 'Marisol Okafor',
    obligee: 'State of Texas',
    effective_date: '2027-03-15',
    expiry_date: '2031-03-15',
    next_due: '2031-03-15',
  });
}

/** Look at the EIN of an application, as the functions do. */
export function reveal(database: ActorDatabase, id: string, staff: Member): Promise<Answer> {
  return call(database, 'reveal_identity', {
    application_id: id,
    staff_id: staff.userId,
    which: 'ein',
    reason: 'Compared with the tax return',
  });
}
