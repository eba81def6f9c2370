import { withDb } from '~/data/client';
import { connectionFailure, type ConnectionFailure } from '~/data/connection';
import type { StaffDocument } from '~/data/underwriting-application';
import { fail, ok, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { openWaitingTab } from '~/platform/new-tab';

/** Why a document was not opened. 'not-signed': it is gone, or may not be opened. */
export type OpenFailure = 'not-signed' | ConnectionFailure;

/** Open a document in a new tab, by an address that works for a few minutes. Call it while handling a press. */
export async function openStaffDocument(
  document: Pick<StaffDocument, 'path' | 'mimeType' | 'name'>,
): Promise<Result<undefined, OpenFailure>> {
  const tab = openWaitingTab();
  const address = await askForAddress(document);
  if (!address.ok) {
    tab.close();
    return fail(address.code);
  }
  tab.goTo(address.value);

  return ok(undefined);
}

async function askForAddress(
  document: Pick<StaffDocument, 'path' | 'mimeType' | 'name'>,
): Promise<Result<string, OpenFailure>> {
  try {
    await loadZod(); // the code that asks checks what it gets
    const { createPreviewAddress } = await import('~/data/application-documents');

    return await withDb((db) => createPreviewAddress(db, document));
  } catch {
    return fail(connectionFailure());
  }
}
