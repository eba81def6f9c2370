import { atom } from 'nanostores';
import { withDb } from '~/data/client';
import {
  endOwnSession as endOnServer,
  listOwnSessions,
  type OwnSession,
  type SessionListFailure,
} from '~/data/sessions';
import type { Result } from '~/domain/result';

/** Where the account is signed in; undefined until it is known. What is known stays while it is asked for again. */
export const $ownSessions = atom<{
  sessions?: readonly OwnSession[];
  failure?: SessionListFailure;
}>({});

/** Look where the account is signed in. */
export async function loadOwnSessions(): Promise<void> {
  const { sessions } = $ownSessions.get();
  const result = await withDb(listOwnSessions);
  if (result.ok) $ownSessions.set({ sessions: result.value });
  else $ownSessions.set({ ...(sessions && { sessions }), failure: result.code });
}

/** End another session of the account. However it ends, the list is looked at again. */
export async function endOwnSession(id: string): Promise<Result<undefined, SessionListFailure>> {
  const result = await withDb((db) => endOnServer(db, id));
  await loadOwnSessions();

  return result;
}
