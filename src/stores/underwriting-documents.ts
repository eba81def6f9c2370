import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import type { OpeningFailure } from '~/data/documents/document-opening';
import { fail, ok, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { openWaitingTab } from '~/platform/new-tab';

/**
 * Open a document in a new tab with a URL that works for one minute. Call this function in an event
 * handler of a click, because browsers block other new tabs.
 */
export async function openStaffDocument(
  documentId: string,
): Promise<Result<undefined, OpeningFailure>> {
  const tab = openWaitingTab();
  const address = await askForAddress(documentId);
  if (!address.ok) {
    tab.close();
    return fail(address.code);
  }
  tab.goTo(address.value);

  return ok(undefined);
}

async function askForAddress(documentId: string): Promise<Result<string, OpeningFailure>> {
  try {
    await loadZod(); // the code that requests the URL validates the answer with Zod
    const { getDocumentUrl } = await import('~/data/documents/document-opening');

    return await withDb((db) => getDocumentUrl(db, documentId));
  } catch {
    return fail(connectionFailure());
  }
}
