import { fail, ok, type Result } from '~/domain/result';
import {
  ACCESS_KINDS,
  type AccessEntry,
  type AccessFilters,
  STAFF_ROLES,
  type StaffRole,
} from '~/domain/underwriting/access-log';
import { isVitalName, type VitalSummary } from '~/domain/vitals/vitals-summary';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Json } from '../database.types';
import { withinTime } from '../connection/within-time';

type LoadFailure = 'load-failed' | ConnectionFailure;

/** A member of staff. */
export type Member = {
  id: string;
  name: string;
  email: string;
  roles: { role: StaffRole; since: string }[];
};

/** All members of staff, and whether the caller may change their roles. */
export type Members = { isAdmin: boolean; members: Member[] };

/** One page of the access log, and every person who ever had a role. */
export type AccessPage = {
  entries: AccessEntry[];
  hasMore: boolean;
  people: { id: string; name: string | undefined; email: string | undefined }[];
};

/** Reason that a role did not change. */
export type RoleFailure =
  | 'not-admin'
  | 'challenge-required'
  | 'no-account'
  | 'not-confirmed'
  | 'no-factor'
  | 'held-already'
  | 'last-admin'
  | 'not-held'
  | 'session-ended'
  | 'not-saved'
  | ConnectionFailure;

/** Entries per page of the access log. The database returns one more when there are others. */
const ACCESS_PAGE_SIZE = 25;

const UNAUTHORIZED = 401;

const ROLE_REFUSALS = [
  'not-admin',
  'challenge-required',
  'no-account',
  'not-confirmed',
  'no-factor',
  'held-already',
  'last-admin',
  'not-held',
] as const;

/** Load the members of staff. Undefined when the caller is not staff. */
export async function loadMembers(db: Db): Promise<Result<Members | undefined, LoadFailure>> {
  const { data, error, status } = await withinTime(db.rpc('staff_members'));
  if (error) return fail(loadFailure(status));

  const found = data as MembersRow | null;
  if (!found) return ok(undefined);

  return ok({ isAdmin: found.is_admin, members: found.members.map(toMember) });
}

/** Load a page of the access log, newest first. Undefined when the caller is not an admin. */
export async function loadAccessLog(
  db: Db,
  filters: AccessFilters,
): Promise<Result<AccessPage | undefined, LoadFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('access_log', { filters: JSON.parse(JSON.stringify(filters)) as Json }),
  );
  if (error) return fail(loadFailure(status));

  const found = data as AccessRows | null;
  if (!found) return ok(undefined);

  return ok({
    entries: found.entries.slice(0, ACCESS_PAGE_SIZE).flatMap(toEntry),
    hasMore: found.entries.length > ACCESS_PAGE_SIZE,
    people: found.people.map(({ id, name, email }) => ({
      id,
      name: name ?? undefined,
      email: email ?? undefined,
    })),
  });
}

/**
 * Load the web vitals of the pages over the last `days` days. Empty when the caller is not staff.
 */
export async function loadVitals(
  db: Db,
  days: number,
): Promise<Result<VitalSummary[], LoadFailure>> {
  const { data, error, status } = await withinTime(db.rpc('web_vitals_summary', { days }));
  if (error) return fail(loadFailure(status));

  const rows = (data ?? []) as { route: string; name: string; visits: number; p75: number }[];

  return ok(rows.flatMap(({ name, ...row }) => (isVitalName(name) ? [{ name, ...row }] : [])));
}

/** Give a role to the account with this email address. */
export async function grantRole(
  db: Db,
  email: string,
  role: StaffRole,
): Promise<Result<undefined, RoleFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('grant_staff_role', { to_email: email, new_role: role }),
  );

  return error ? fail(toFailure(status)) : readAnswer(data, 'granted');
}

/** Remove a role from a user. */
export async function revokeRole(
  db: Db,
  userId: string,
  role: StaffRole,
): Promise<Result<undefined, RoleFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('revoke_staff_role', { of_user: userId, old_role: role }),
  );

  return error ? fail(toFailure(status)) : readAnswer(data, 'revoked');
}

/** End every session of a member of staff. */
export async function endSessionsOf(
  db: Db,
  userId: string,
): Promise<Result<undefined, RoleFailure>> {
  const { data, error, status } = await withinTime(db.rpc('end_sessions_of', { of_user: userId }));

  return error ? fail(toFailure(status)) : readAnswer(data, 'ended');
}

function readAnswer(answer: string, done: string): Result<undefined, RoleFailure> {
  if (answer === done) return ok(undefined);

  return fail(ROLE_REFUSALS.find((known) => known === answer) ?? 'not-saved');
}

function toFailure(status: number): RoleFailure {
  if (status === 0) return connectionFailure();

  return status === UNAUTHORIZED ? 'session-ended' : 'not-saved';
}

type MembersRow = {
  is_admin: boolean;
  members: { id: string; name: string; email: string; roles: { role: string; since: string }[] }[];
};

function toMember({ roles, ...member }: MembersRow['members'][number]): Member {
  return {
    ...member,
    roles: roles.flatMap(({ role: held, since }) => {
      const role = STAFF_ROLES.find((known) => known === held);

      return role ? [{ role, since }] : [];
    }),
  };
}

type AccessRows = {
  people: { id: string; name: string | null; email: string | null }[];
  entries: EntryRow[];
};

type EntryRow = {
  key: string;
  at: string;
  kind: string;
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  subject_id: string | null;
  subject_name: string | null;
  subject_email: string | null;
  role: string | null;
  which: string | null;
  reason: string | null;
  application_id: string | null;
  number: string | null;
  contractor_name: string | null;
};

function toEntry(row: EntryRow): AccessEntry[] {
  const kind = ACCESS_KINDS.find((known) => known === row.kind);
  if (!kind) return [];

  return [
    {
      key: row.key,
      at: row.at,
      kind,
      actorId: row.actor_id ?? undefined,
      actorName: row.actor_name ?? undefined,
      actorEmail: row.actor_email ?? undefined,
      subjectId: row.subject_id ?? undefined,
      subjectName: row.subject_name ?? undefined,
      subjectEmail: row.subject_email ?? undefined,
      role: row.role ?? undefined,
      which: row.which ?? undefined,
      reason: row.reason ?? undefined,
      applicationId: row.application_id ?? undefined,
      applicationNumber: row.number ?? undefined,
      contractorName: row.contractor_name ?? undefined,
    },
  ];
}
