import type { ActionResult } from '~/data/applications/application-actions';
import { withDb } from '~/data/connection/client';
import type { Db } from '~/data/connection/db';
import { connectionFailure } from '~/data/connection/connection';
import type { ApplicationStatus } from '~/domain/application-status';
import { fail, ok } from '~/domain/result';
import { deviceStorage } from '~/platform/browser-storage';
import { loadZod } from '~/platform/load-zod';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { applicationsView, SINGLE_KEY } from './desk';

/** Withdraw an application. */
export function withdraw(id: string): Promise<ActionResult> {
  return callAndRefresh(id, 'withdrawn', async (db) =>
    (await loadActions()).withdrawApplication(db, id),
  );
}

/** Send the answer to an underwriter's question. */
export function answerRequest(id: string, answer: string): Promise<ActionResult> {
  return callAndRefresh(id, 'under_review', async (db) =>
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

/** Failures after which the list may be out of date. */
const NEWS: readonly string[] = ['not-open', 'unreachable'];

/**
 * Call a function that gives an application the status `wanted`. The list of applications reloads when the status
 * changed, and when that is unknown.
 */
export async function callAndRefresh(
  id: string,
  wanted: ApplicationStatus,
  call: (db: Db) => Promise<ActionResult>,
): Promise<ActionResult> {
  let result: ActionResult;
  try {
    result = await withDb(call);
  } catch {
    result = fail(connectionFailure()); // the code for the call did not load
  }
  if (!result.ok && !NEWS.includes(result.code)) return result;

  await applicationsView.refresh(SINGLE_KEY);
  // Only the answer was lost: the reloaded list shows that the call arrived.
  const hasArrived = !result.ok && result.code === 'unreachable' && statusOf(id) === wanted;

  return hasArrived ? ok({ status: wanted }) : result;
}

function statusOf(id: string): ApplicationStatus | undefined {
  const known = applicationsView.at(SINGLE_KEY).get().value?.applications;

  return known?.find((application) => application.id === id)?.status;
}

/** The code that validates the functions' answers loads with the first call. */
async function loadActions() {
  await loadZod();

  return import('~/data/applications/application-actions');
}
