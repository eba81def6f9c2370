import { z } from 'zod';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import type { ScanStatus } from '../_shared/document-scanner.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const documentRowSchema = z
  .object({
    id: z.uuid(),
    storage_path: z.string(),
    original_name: z.string(),
    is_checked: z.boolean(),
    applications: z.object({ user_id: z.uuid().nullable() }),
  })
  .transform((row) => ({
    id: row.id,
    path: row.storage_path,
    name: row.original_name,
    isChecked: row.is_checked,
    ownerId: row.applications.user_id,
  }));

/** A document that is not deleted, with the owner of its application. */
export type StoredDocument = z.output<typeof documentRowSchema>;

/** The results of a check. */
export type Findings = { mimeType: string; size: number; sha256: string; scanStatus: ScanStatus };

/** Find a document by its id, unless it was deleted. */
export async function findDocument(
  database: ServiceClient,
  id: string,
): Promise<StoredDocument | undefined> {
  const { data, error } = await database
    .from('application_documents')
    .select('id, storage_path, original_name, is_checked, applications (user_id)')
    .eq('id', id)
    .eq('status', 'uploaded')
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : documentRowSchema.parse(data);
}

/** Read the content of a document's file; undefined if the file does not exist. */
export async function readFile(
  { storage }: ServiceClient,
  { path }: StoredDocument,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { data, error } = await storage.from(DOCUMENTS_BUCKET).download(path);
  if (data) return new Uint8Array(await data.arrayBuffer());
  if (isMissing(error)) return undefined;

  throw new DependencyError('storage', error.name);
}

/** Store the results of a check. Returns false if the document was deleted meanwhile. */
export async function recordCheck(
  database: ServiceClient,
  { id }: StoredDocument,
  found: Findings,
  now: Date,
): Promise<boolean> {
  const { data, error } = await database
    .from('application_documents')
    .update({
      mime_type: found.mimeType,
      size_bytes: found.size,
      sha256: found.sha256,
      scan_status: found.scanStatus,
      checked_at: now.toISOString(),
    })
    .eq('id', id)
    .eq('status', 'uploaded')
    .select('id');
  if (error) throw new DependencyError('database', error.code);

  return data.length === 1;
}

/**
 * Delete a document: first its row, so that no row lacks its file. If removing the file fails, a later sweep removes
 * it.
 */
export async function discardDocument(
  database: ServiceClient,
  { id, path }: StoredDocument,
  scanStatus: ScanStatus,
): Promise<void> {
  const { error } = await database
    .from('application_documents')
    .update({ status: 'deleted', scan_status: scanStatus })
    .eq('id', id);
  if (error) throw new DependencyError('database', error.code);

  const removal = await database.storage.from(DOCUMENTS_BUCKET).remove([path]);
  if (removal.error) throw new DependencyError('storage', removal.error.name);
}

/** Storage answers most refusals with status 400 and puts the real status in the body. */
function isMissing({ statusCode }: { statusCode?: string | undefined }): boolean {
  return statusCode === '404';
}
