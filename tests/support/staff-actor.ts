import { randomUUID } from 'node:crypto';
import type { Actor, ActorDatabase, SignedIn } from './actor-database.ts';

/** A staff member, signed in with a second factor whose code was entered just now. */
export type StaffActor = SignedIn & { aal: 'aal2'; challengedAt: Date };

/** Add a staff member with a name, signed in with a second factor. */
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

/** Open a session with a second factor for a user. */
export async function signInWithSecondFactor(
  database: ActorDatabase,
  { userId }: { userId: string },
): Promise<StaffActor> {
  const sessionId = await openSession(database, userId, 'aal2');

  return { userId, sessionId, aal: 'aal2', challengedAt: new Date() };
}

/** Give a user a second factor, verified or unverified. */
export async function addFactor(
  database: ActorDatabase,
  { userId }: { userId: string },
  status: 'verified' | 'unverified',
): Promise<void> {
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', $2, now(), now())`,
    [userId, status],
  );
}

/** Open a session with only a password for a user. */
export async function signInWithPassword(
  database: ActorDatabase,
  { userId }: { userId: string },
): Promise<SignedIn> {
  return { userId, sessionId: await openSession(database, userId, 'aal1'), aal: 'aal1' };
}

/** Open an application as staff, which is recorded. Staff cannot read an unopened application. */
export async function openApplication(
  database: ActorDatabase,
  staff: Actor,
  applicationId: string,
): Promise<void> {
  const [row] = await database.queryAs(staff, 'select public.open_application($1) as opening', [
    applicationId,
  ]);
  if (row?.['opening'] !== 'opened') throw new Error('The application was not opened');
}

/** Open the account of a contractor as staff, which is recorded. Staff cannot read an unopened account. */
export async function openContractor(
  database: ActorDatabase,
  staff: Actor,
  contractorId: string,
): Promise<void> {
  const [row] = await database.queryAs(staff, 'select public.open_contractor($1) as opening', [
    contractorId,
  ]);
  if (row?.['opening'] !== 'opened') throw new Error('The account was not opened');
}

/** End a user's session. Its token keeps its claims. */
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
