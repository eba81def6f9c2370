import { withDb } from '~/data/connection/client';
import { type LoadedMatter, loadMatter } from '~/data/firms/matters';
import { loadMatterParts } from '~/data/signing/matter-parts';
import { isBondId } from '~/domain/dashboard/desk-address';
import { readTokenUser } from '~/domain/accounts/session-user';
import type { MatterPart } from '~/domain/signing/matter-part';
import { readAccessToken } from '~/platform/session-storage';

/** A matter with its people in the order of the principals. */
export type OwnMatter = { matter: LoadedMatter; parts: readonly MatterPart[] };

/** Find a matter of the signed-in user's firm. Undefined when the user may not open it or it cannot be loaded now. */
export async function findOwnMatter(id: string): Promise<OwnMatter | undefined> {
  const user = readTokenUser(readAccessToken() ?? '');
  if (!user || !isBondId(id)) return undefined;

  const [matter, parts] = await Promise.all([
    withDb((db) => loadMatter(db, id)),
    withDb((db) => loadMatterParts(db, id)),
  ]);

  return matter.ok && matter.value && parts.ok
    ? { matter: matter.value, parts: parts.value }
    : undefined;
}
