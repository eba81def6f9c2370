import { withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import type { OpeningFailure } from '~/data/document-opening';
import { fail, ok, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { openWaitingTab } from '~/platform/new-tab';

/** Open a document in a new tab, by an address that works for a minute. Call it while handling a press. */
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
    await loadZod(); // the code that asks checks what it gets
    const { getDocumentUrl } = await import('~/data/document-opening');

    return await withDb((db) => getDocumentUrl(db, documentId));
  } catch {
    return fail(connectionFailure());
  }
}
