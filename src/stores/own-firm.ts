import { getAccountProfile } from '~/data/account/account-profile';
import { withDb } from '~/data/connection/client';
import { listColleagues } from '~/data/firms/firm';
import { readTokenUser } from '~/domain/accounts/session-user';
import type { OwnFirm } from '~/domain/matters/matter-attorney';
import { readAccessToken } from '~/platform/session-storage';

/** Find the firm of the signed-in user. Undefined when it cannot be loaded now. */
export async function findOwnFirm(): Promise<OwnFirm | undefined> {
  const user = readTokenUser(readAccessToken() ?? '');
  if (!user) return undefined;

  const [members, profile] = await Promise.all([
    withDb(listColleagues),
    withDb((db) => getAccountProfile(db, user.id)),
  ]);
  if (!members.ok) return undefined;

  return {
    userId: user.id,
    members: members.value,
    ownPhone: profile.ok ? profile.value.phone : undefined,
  };
}
