import { withDb } from '~/data/client';
import { findRenewedBond, type RenewedBond } from '~/data/renewals';
import { readTokenUser } from '~/domain/accounts/session-user';
import { isBondId } from '~/domain/dashboard/desk-address';
import { readAccessToken } from '~/platform/session-storage';

/** The bond of whoever is signed in that a renewal goes on from. Undefined where it is not theirs or cannot be had now. */
export async function findBondToRenew(id: string): Promise<RenewedBond | undefined> {
  const user = readTokenUser(readAccessToken() ?? '');
  if (!user || !isBondId(id)) return undefined;

  const found = await withDb((db) => findRenewedBond(db, user.id, id));

  return found.ok ? found.value : undefined;
}
