import { randomUUID } from 'node:crypto';
import type { Actor, ActorDatabase, SignedIn } from './actor-database.ts';

/** Somebody who works here, signed in with a second factor whose code was entered a moment ago. */
export type StaffActor = SignedIn & { aal: 'aal2'; challengedAt: Date };

/** Add somebody who works here under a name, signed in with a second factor. */
export async function addStaff(
  database: ActorDatabase,
  name: string,
  role: 'underwriter' | 'admin' = 'underwriter',
): Promise<StaffActor> {
  const { userId } = await database.addCustomer();
  await database.query('insert into public.staff_roles (user_id, role) values ($1, $2)', [
    userId,
    role,
  ]);
  await database.query('update public.profiles set display_name = $2 where id = $1', [
    userId,
    name,
  ]);

  return signInWithSecondFactor(database, { userId });
}

/** Open a session with a second factor for somebody. */
export async function signInWithSecondFactor(
  database: ActorDatabase,
  { userId }: { userId: string },
): Promise<StaffActor> {
  const sessionId = await openSession(database, userId, 'aal2');

  return { userId, sessionId, aal: 'aal2', challengedAt: new Date() };
}

/** Open a session with a password alone for somebody. */
export async function signInWithPassword(
  database: ActorDatabase,
  { userId }: { userId: string },
): Promise<SignedIn> {
  return { userId, sessionId: await openSession(database, userId, 'aal1'), aal: 'aal1' };
}

/** Open an application as staff, which is recorded: without that, staff read nothing of it. */
export async function openApplication(
  database: ActorDatabase,
  staff: Actor,
  applicationId: string,
): Promise<void> {
  const [row] = await database.queryAs(staff, 'select public.open_application($1) as is_open', [
    applicationId,
  ]);
  if (row?.['is_open'] !== true) throw new Error('The application was not opened');
}

/** End the session of somebody, whose token goes on to say what it said. */
export async function endSessionOf(
  database: ActorDatabase,
  { sessionId }: SignedIn,
): Promise<void> {
  await database.query('delete from auth.sessions where id = $1', [sessionId]);
}

async function openSession(
  database: ActorDatabase,
  userId: string,
  aal: 'aal1' | 'aal2',
): Promise<string> {
  const sessionId = randomUUID();
  await database.query(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at) values ($1, $2, $3, now(), now())`,
    [sessionId, userId, aal],
  );

  return sessionId;
}
