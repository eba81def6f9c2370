import type { ActionResult } from '~/data/applications/application-actions';
import { withDb } from '~/data/connection/client';
import type { Db } from '~/data/connection/db';
import { connectionFailure } from '~/data/connection/connection';
import { fail } from '~/domain/result';
import { deviceStorage } from '~/platform/browser-storage';
import { loadZod } from '~/platform/load-zod';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { applicationsView, SINGLE_KEY } from './desk';

/**
 * Withdraw an application. The list of applications reloads when the status changed or the
 * application is no longer open.
 */
export function withdraw(id: string): Promise<ActionResult> {
  return callAndRefresh(async (db) => (await loadActions()).withdrawApplication(db, id));
}

/** Send the answer to an underwriter's question. */
export function answerRequest(id: string, answer: string): Promise<ActionResult> {
  return callAndRefresh(async (db) =>
    (await loadActions()).answerInformationRequest(db, id, answer),
  );
}

/**
 * Delete a draft from the account, and from this browser if it is stored here. Returns whether it
 * is deleted.
 */
export async function deleteDraft(id: string): Promise<boolean> {
  const isGone = await discard(id);
  if (isGone && deviceStorage.read(DRAFT_KEY)?.includes(`"quoteId":"${id}"`)) {
    deviceStorage.remove(DRAFT_KEY);
  }
  await applicationsView.refresh(SINGLE_KEY);

  return isGone;
}

/** The code for drafts loads with the first deletion. */
async function discard(id: string): Promise<boolean> {
  const drafts = await import('./account-draft').catch(() => undefined);

  return drafts !== undefined && drafts.discardInAccount(id);
}

/** Call a function about an application. The list reloads when the status changed or is no longer open. */
export async function callAndRefresh(
  call: (db: Db) => Promise<ActionResult>,
): Promise<ActionResult> {
  let result: ActionResult;
  try {
    result = await withDb(call);
  } catch {
    result = fail(connectionFailure()); // the code for the call did not load
  }
  if (result.ok || result.code === 'not-open') await applicationsView.refresh(SINGLE_KEY);

  return result;
}

/** The code that validates the functions' answers loads with the first call. */
async function loadActions() {
  await loadZod();

  return import('~/data/applications/application-actions');
}
