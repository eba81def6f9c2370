import { withDb } from '~/data/connection/client';
import { findRenewedBond, type RenewedBond } from '~/data/bonds/renewed-bond';
import { readTokenUser } from '~/domain/accounts/session-user';
import { isBondId } from '~/domain/dashboard/desk-address';
import { readAccessToken } from '~/platform/session-storage';

/**
 * Find the bond to renew. Undefined when it does not belong to the signed-in user or cannot be
 * loaded now.
 */
export async function findBondToRenew(id: string): Promise<RenewedBond | undefined> {
  const user = readTokenUser(readAccessToken() ?? '');
  if (!user || !isBondId(id)) return undefined;

  const found = await withDb((db) => findRenewedBond(db, user.id, id));

  return found.ok ? found.value : undefined;
}
