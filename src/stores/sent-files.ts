import type { ApplicationDocument } from '~/data/documents/application-documents';
import { type ConnectionFailure, connectionFailure } from '~/data/connection/connection';
import { withDb } from '~/data/connection/client';
import { fail, ok, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';

/** Find the customer's own files of an application, newest first. Never rejects. */
export async function findSentFiles(
  applicationId: string,
): Promise<Result<ApplicationDocument[], 'load-failed' | ConnectionFailure>> {
  try {
    await loadZod();
    const { listApplicationDocuments } = await import('~/data/documents/application-documents');
    const listed = await withDb((db) => listApplicationDocuments(db, applicationId));

    return listed.ok ? ok(listed.value.filter(isOwn)) : listed;
  } catch {
    return fail(connectionFailure());
  }
}

/** Staff add the blank form of a court or agency to the same list. */
function isOwn({ docType }: ApplicationDocument): boolean {
  return docType !== 'required_form';
}
