import { withDb } from '~/data/client';
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
} from '~/data/staff-security';
import { ok, type Result } from '~/domain/result';
import type { AccessFilters, StaffRole } from '~/domain/underwriting/access-log';
import type { VitalSummary } from '~/domain/vitals/vitals-summary';
import { withRecentCode } from './code-challenge';
import { createDeskView, type DeskView } from './desk-view';

/** The key of the one list of members. */
export const ALL = '';

/** Who works here: nothing, where the caller does not. */
export type KnownMembers = { known: Members | undefined };

/** A page of the access log: nothing, where the caller is no admin. */
export type KnownAccess = { page: AccessPage | undefined };

/** Who works here. */
export const membersView: DeskView<KnownMembers> = createDeskView(async () => {
  const result = await withDb(loadMembers);

  return result.ok ? ok({ known: result.value }) : result;
}, 'Failed to load who works here');

const accessPages: DeskView<KnownAccess> = createDeskView(async (_userId, key) => {
  const result = await withDb((db) => loadAccessLog(db, JSON.parse(key) as AccessFilters));

  return result.ok ? ok({ page: result.value }) : result;
}, 'Failed to load the access log');

/** The page that was opened last: the one on the screen. */
let openAccess = accessKey({});

/** A page of the access log; the key is what `accessKey` makes. */
export const accessView: DeskView<KnownAccess> = {
  ...accessPages,
  open: (key) => {
    openAccess = key;

    return accessPages.open(key);
  },
};

/** How the pages felt; the key is the number of days. */
export const vitalsView: DeskView<VitalSummary[]> = createDeskView(
  (_userId, days) => withDb((db) => loadVitals(db, Number(days))),
  'Failed to load the speed of the pages',
);

/** The key of a page of the access log. */
export function accessKey(filters: AccessFilters): string {
  return JSON.stringify(filters);
}

/** Give a role to the account of an address. */
export function giveRole(email: string, role: StaffRole): Promise<Result<undefined, RoleFailure>> {
  return change(() => withDb((db) => grantRole(db, email, role)));
}

/** Take a role away. */
export function takeRole(userId: string, role: StaffRole): Promise<Result<undefined, RoleFailure>> {
  return change(() => withDb((db) => revokeRole(db, userId, role)));
}

/** End every session of somebody who works here. */
export function endSessions(userId: string): Promise<Result<undefined, RoleFailure>> {
  return change(() => withDb((db) => endSessionsOf(db, userId)));
}

/** A change needs a recent code. However it ends, the page looks again who works here, and reads the log again where it is open and from its start. */
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
