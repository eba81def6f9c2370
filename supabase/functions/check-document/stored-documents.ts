import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import type { ScanStatus } from '../_shared/document-scanner.ts';
import { DependencyError } from '../_shared/failures.ts';

const documentRowSchema = z
  .object({
    id: z.uuid(),
    storage_path: z.string(),
    original_name: z.string(),
    checked_at: z.string().nullable(),
    applications: z.object({ user_id: z.uuid().nullable() }),
  })
  .transform((row) => ({
    id: row.id,
    path: row.storage_path,
    name: row.original_name,
    isChecked: row.checked_at !== null,
    ownerId: row.applications.user_id,
  }));

/** A document that is not deleted, and whose application it belongs to. */
export type StoredDocument = z.output<typeof documentRowSchema>;

/** What a check found. */
export type Findings = { mimeType: string; size: number; sha256: string; scanStatus: ScanStatus };

/** Find a document by its id, unless it was deleted. */
export async function findDocument(
  database: SupabaseClient,
  id: string,
): Promise<StoredDocument | undefined> {
  const { data, error } = await database
    .from('application_documents')
    .select('id, storage_path, original_name, checked_at, applications (user_id)')
    .eq('id', id)
    .eq('status', 'uploaded')
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : documentRowSchema.parse(data);
}

/** The contents of a document's file; undefined when there is none. */
export async function readFile(
  { storage }: SupabaseClient,
  { path }: StoredDocument,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { data, error } = await storage.from(DOCUMENTS_BUCKET).download(path);
  if (data) return new Uint8Array(await data.arrayBuffer());
  if (isMissing(error)) return undefined;

  throw new DependencyError('storage', error.name);
}

/** Record what a check found. False when the document was deleted meanwhile. */
export async function recordCheck(
  database: SupabaseClient,
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

/** Delete a document: its row first, so that nothing counts whose file is gone. A file that stays is swept later. */
export async function discardDocument(
  database: SupabaseClient,
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

/** Storage answers 400 to most of what it refuses, and says in the body what it means. */
function isMissing({ statusCode }: { statusCode?: string | undefined }): boolean {
  return statusCode === '404';
}
