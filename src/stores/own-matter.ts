import { withDb } from '~/data/connection/client';
import { type LoadedMatter, loadMatter } from '~/data/firms/matters';
import { isBondId } from '~/domain/dashboard/desk-address';
import { readTokenUser } from '~/domain/accounts/session-user';
import { readAccessToken } from '~/platform/session-storage';

/** Find a matter of the signed-in user's firm. Undefined when the user may not open it or it cannot be loaded now. */
export async function findOwnMatter(id: string): Promise<LoadedMatter | undefined> {
  const user = readTokenUser(readAccessToken() ?? '');
  if (!user || !isBondId(id)) return undefined;

  const found = await withDb((db) => loadMatter(db, id));

  return found.ok ? found.value : undefined;
}
