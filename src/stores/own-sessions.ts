import { atom } from 'nanostores';
import { withDb } from '~/data/connection/client';
import {
  endOwnSession as endOnServer,
  listOwnSessions,
  type OwnSession,
  type SessionListFailure,
} from '~/data/auth/sessions';
import type { Result } from '~/domain/result';

/** The account's sessions. Undefined until the first load. They stay during a reload. */
export const $ownSessions = atom<{
  sessions?: readonly OwnSession[];
  failure?: SessionListFailure;
}>({});

/** Load the account's sessions. */
export async function loadOwnSessions(): Promise<void> {
  const { sessions } = $ownSessions.get();
  const result = await withDb(listOwnSessions);
  if (result.ok) $ownSessions.set({ sessions: result.value });
  else $ownSessions.set({ ...(sessions && { sessions }), failure: result.code });
}

/** End another session of the account. The list reloads in any case. */
export async function endOwnSession(id: string): Promise<Result<undefined, SessionListFailure>> {
  const result = await withDb((db) => endOnServer(db, id));
  await loadOwnSessions();

  return result;
}
