import { z } from 'zod';
import { UPLOAD_TYPES, type UploadType } from '~/domain/bonds/bond-types';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** A document of an application. It counts when the server has looked into it. */
export type ApplicationDocument = {
  id: string;
  docType: UploadType;
  /** What the customer calls the file. */
  name: string;
  path: string;
  mimeType: string;
  sizeBytes: number;
  uploadedAt: Date;
  isChecked: boolean;
};

/** A file that lies in Storage and is to become a document. */
export type NewDocument = Pick<
  ApplicationDocument,
  'docType' | 'name' | 'path' | 'mimeType' | 'sizeBytes'
> & { applicationId: string };

const TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;

/** Postgres: there is a row with this path. */
const UNIQUE_VIOLATION = '23505';

const rowSchema = z
  .object({
    id: z.string(),
    doc_type: z.enum(UPLOAD_TYPES),
    original_name: z.string(),
    storage_path: z.string(),
    mime_type: z.string(),
    size_bytes: z.number(),
    created_at: z.string(),
    checked_at: z.string().nullable(),
  })
  .transform((row): ApplicationDocument => ({
    id: row.id,
    docType: row.doc_type,
    name: row.original_name,
    path: row.storage_path,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    uploadedAt: new Date(row.created_at),
    isChecked: row.checked_at !== null,
  }));

/** Documents of one application that have not been deleted, newest first (spec 1, section 7). */
export async function listApplicationDocuments(
  db: Db,
  applicationId: string,
): Promise<Result<ApplicationDocument[], 'load-failed' | ConnectionFailure>> {
  const { data, status } = await db
    .from('application_documents')
    .select(
      'id, doc_type, original_name, storage_path, mime_type, size_bytes, created_at, checked_at',
    )
    .eq('application_id', applicationId)
    .eq('status', 'uploaded')
    .order('created_at', { ascending: false })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (status === 0) return fail(connectionFailure());

  const rows = z.array(rowSchema).safeParse(data);

  return rows.success ? ok(rows.data) : fail('load-failed');
}

/**
 * Make a document of a file that lies in Storage, and answer its id. Adding it a second time, because the answer to the
 * first was lost, changes nothing. 'account-full': the files of the account would take more than it may store.
 */
export async function addDocument(
  db: Db,
  { applicationId, docType, name, path, mimeType, sizeBytes }: NewDocument,
): Promise<Result<string, 'not-saved' | 'account-full' | 'session-ended' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('application_documents')
    .insert({
      application_id: applicationId,
      doc_type: docType,
      storage_path: path,
      original_name: name,
      mime_type: mimeType,
      size_bytes: sizeBytes,
    })
    .select('id')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (status === 0) return fail(connectionFailure());
  if (status === UNAUTHORIZED) return fail('session-ended'); // a fresh token was tried already
  if (error?.code === UNIQUE_VIOLATION) return findByPath(db, path);
  if (error?.details === 'account-full') return fail('account-full');

  const [row] = data ?? [];

  return row ? ok(row.id) : fail('not-saved');
}

/** How many bytes the documents of a customer take. */
export async function countOwnFileBytes(
  db: Db,
  userId: string,
): Promise<Result<number, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('application_documents')
    .select('size_bytes, applications!inner(user_id)')
    .eq('applications.user_id', userId)
    .eq('status', 'uploaded')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data.reduce((sum, row) => sum + row.size_bytes, 0));
}

/**
 * Delete a document: its row says so and stays, the file goes. A file that does not go now is swept away later, so only
 * the row decides.
 */
export async function deleteDocument(
  db: Db,
  { id, path }: Pick<ApplicationDocument, 'id' | 'path'>,
): Promise<Result<undefined, 'not-found' | 'not-updated' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('application_documents')
    .update({ status: 'deleted' })
    .eq('id', id)
    .eq('status', 'uploaded')
    .select('id')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (status === 0) return fail(connectionFailure());
  if (error) return fail('not-updated');
  if (data.length === 0) return fail('not-found');

  await removeFile(db, path);

  return ok(undefined);
}

/** Take a file out of Storage that is no document. One that does not go now is swept away later. */
export async function removeFile(db: Db, path: string): Promise<void> {
  await db.storage
    .from(DOCUMENTS_BUCKET)
    .remove([path])
    .catch(() => undefined);
}

async function findByPath(
  db: Db,
  path: string,
): Promise<Result<string, 'not-saved' | ConnectionFailure>> {
  const { data, status } = await db
    .from('application_documents')
    .select('id')
    .eq('storage_path', path)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false); // the upload has a Retry button
  if (status === 0) return fail(connectionFailure());
  const [row] = data ?? [];

  return row ? ok(row.id) : fail('not-saved');
}
