import type { ActionResult } from '~/data/application-actions';
import { type Db, withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import { fail } from '~/domain/result';
import { deviceStorage } from '~/platform/browser-storage';
import { loadZod } from '~/platform/load-zod';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { applicationsView, ONLY } from './desk';

/** Withdraw an application. However it ends, the desk looks again where the application stands. */
export function withdraw(id: string): Promise<ActionResult> {
  return act(async (db) => (await loadActions()).withdrawApplication(db, id));
}

/** Send the answer to an underwriter's question. */
export function answerRequest(id: string, answer: string): Promise<ActionResult> {
  return act(async (db) => (await loadActions()).answerInformationRequest(db, id, answer));
}

/** Throw a draft away: in the account, and in this browser where it is the one that is kept here. */
export async function deleteDraft(id: string): Promise<boolean> {
  const isGone = await discard(id);
  if (isGone && deviceStorage.read(DRAFT_KEY)?.includes(`"quoteId":"${id}"`)) {
    deviceStorage.remove(DRAFT_KEY);
  }
  await applicationsView.refresh(ONLY);

  return isGone;
}

/** What keeps drafts is loaded when the first is thrown away. */
async function discard(id: string): Promise<boolean> {
  const drafts = await import('./account-draft').catch(() => undefined);

  return drafts !== undefined && drafts.discardInAccount(id);
}

async function act(call: (db: Db) => Promise<ActionResult>): Promise<ActionResult> {
  let result: ActionResult;
  try {
    result = await withDb(call);
  } catch {
    result = fail(connectionFailure()); // the code that calls did not load
  }
  if (result.ok || result.code === 'not-open') await applicationsView.refresh(ONLY);

  return result;
}

/** What checks the answers of functions is loaded when the first is called. */
async function loadActions() {
  await loadZod();

  return import('~/data/application-actions');
}
