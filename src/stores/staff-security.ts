import { withDb } from '~/data/connection/client';
import {
  type AccessPage,
  endSessionsOf,
  grantRole,
  loadAccessLog,
  loadMembers,
  loadVitals,
  type Members,
  revokeRole,
  type RoleFailure,
} from '~/data/staff/staff-security';
import { ok, type Result } from '~/domain/result';
import type { AccessFilters, StaffRole } from '~/domain/underwriting/access-log';
import type { VitalSummary } from '~/domain/vitals/vitals-summary';
import { withRecentCode } from './code-challenge';
import { createDeskView, type DeskView } from './desk-view';

/** The key of the single list of members. */
export const ALL = '';

/** The members of staff. Undefined when the caller is not staff. */
export type KnownMembers = { known: Members | undefined };

/** A page of the access log. Undefined when the caller is not an admin. */
export type KnownAccess = { page: AccessPage | undefined };

/** The members of staff. */
export const membersView: DeskView<KnownMembers> = createDeskView(async () => {
  const result = await withDb(loadMembers);

  return result.ok ? ok({ known: result.value }) : result;
}, 'Failed to load who works here');

const accessPages: DeskView<KnownAccess> = createDeskView(async (_userId, key) => {
  const result = await withDb((db) => loadAccessLog(db, JSON.parse(key) as AccessFilters));

  return result.ok ? ok({ page: result.value }) : result;
}, 'Failed to load the access log');

/** The key of the page that was opened last, which is on the screen. */
let openAccess = accessKey({});

/** A page of the access log. The key comes from `accessKey`. */
export const accessView: DeskView<KnownAccess> = {
  ...accessPages,
  open: (key) => {
    openAccess = key;

    return accessPages.open(key);
  },
};

/** The web vitals of the pages. The key is the number of days. */
export const vitalsView: DeskView<VitalSummary[]> = createDeskView(
  (_userId, days) => withDb((db) => loadVitals(db, Number(days))),
  'Failed to load the speed of the pages',
);

/** The key of a page of the access log. */
export function accessKey(filters: AccessFilters): string {
  return JSON.stringify(filters);
}

/** Give a role to the account with this email address. */
export function giveRole(email: string, role: StaffRole): Promise<Result<undefined, RoleFailure>> {
  return change(() => withDb((db) => grantRole(db, email, role)));
}

/** Remove a role from a user. */
export function takeRole(userId: string, role: StaffRole): Promise<Result<undefined, RoleFailure>> {
  return change(() => withDb((db) => revokeRole(db, userId, role)));
}

/** End every session of a member of staff. */
export function endSessions(userId: string): Promise<Result<undefined, RoleFailure>> {
  return change(() => withDb((db) => endSessionsOf(db, userId)));
}

/**
 * Make a change that requires a recent code. Afterwards the members, the open page of the access
 * log and its first page reload, whatever the outcome.
 */
async function change(
  call: () => Promise<Result<undefined, RoleFailure>>,
): Promise<Result<undefined, RoleFailure>> {
  const result = await withRecentCode(call);
  const pages = new Set([openAccess, accessKey({})]);
  await Promise.all([
    membersView.refresh(ALL),
    ...[...pages].map((key) => accessView.refresh(key)),
  ]);

  return result;
}
