import { z } from 'zod';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import { isShownByBrowsers, kindOfMimeType } from '../../../src/domain/documents/file-kinds.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { isMissingFile } from '../_shared/storage-answers.ts';

const documentRowSchema = z
  .object({
    storage_path: z.string(),
    original_name: z.string(),
    mime_type: z.string(),
    applications: z.object({ user_id: z.uuid().nullable() }),
  })
  .transform((row) => ({
    path: row.storage_path,
    name: row.original_name,
    mimeType: row.mime_type,
    ownerId: row.applications.user_id,
  }));

/** A document that is not deleted, with the owner of its application. */
export type DocumentToOpen = z.output<typeof documentRowSchema>;

/** Find a document by its id, unless it was deleted. */
export async function findDocument(
  database: ServiceClient,
  id: string,
): Promise<DocumentToOpen | undefined> {
  const { data, error } = await database
    .from('application_documents')
    .select('storage_path, original_name, mime_type, applications (user_id)')
    .eq('id', id)
    .eq('status', 'uploaded')
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : documentRowSchema.parse(data);
}

const openingSchema = z.enum(['recorded', 'not-staff', 'not-found', 'not-available']);

/** Record that a staff member opens a document. Returns the reason if that is not allowed. */
export async function recordOpening(
  database: ServiceClient,
  documentId: string,
  staffId: string,
): Promise<z.output<typeof openingSchema>> {
  const { data, error } = await database.rpc('record_document_opening', {
    request: { document_id: documentId, staff_id: staffId },
  });
  if (error) throw new DependencyError('database', error.code);

  return openingSchema.parse(data);
}

/**
 * Create a URL for a document's file that is valid for some seconds. A file that browsers cannot display downloads
 * under the document's name. Undefined if the file does not exist.
 */
export async function signDocument(
  { storage }: ServiceClient,
  { path, name, mimeType }: DocumentToOpen,
  seconds: number,
): Promise<string | undefined> {
  const isShown = isShownByBrowsers(kindOfMimeType(mimeType));
  const { data, error } = await storage
    .from(DOCUMENTS_BUCKET)
    .createSignedUrl(path, seconds, isShown ? {} : { download: name });
  if (!error) return data.signedUrl;
  if (isMissingFile(error.status)) return undefined;

  throw new DependencyError('storage', error.statusCode);
}
