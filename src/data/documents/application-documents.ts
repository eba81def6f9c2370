import { z } from 'zod';
import { UPLOAD_TYPES, type UploadType } from '~/domain/bonds/bond-types';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** A document of an application. The application counts it once the server has checked it. */
export type ApplicationDocument = {
  id: string;
  docType: UploadType;
  /** The file name that the customer sees. */
  name: string;
  path: string;
  mimeType: string;
  sizeBytes: number;
  uploadedAt: Date;
  isChecked: boolean;
};

/** A file in Storage that becomes a document. */
export type NewDocument = Pick<
  ApplicationDocument,
  'docType' | 'name' | 'path' | 'mimeType' | 'sizeBytes'
> & { applicationId: string };

const UNAUTHORIZED = 401;

/** Postgres error code: a row with this path exists. */
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
    is_checked: z.boolean(),
  })
  .transform((row): ApplicationDocument => ({
    id: row.id,
    docType: row.doc_type,
    name: row.original_name,
    path: row.storage_path,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    uploadedAt: new Date(row.created_at),
    isChecked: row.is_checked,
  }));

/** Load the documents of one application that are not deleted, newest first. */
export async function listApplicationDocuments(
  db: Db,
  applicationId: string,
): Promise<Result<ApplicationDocument[], 'load-failed' | ConnectionFailure>> {
  const { data, status } = await withinTime(
    db
      .from('application_documents')
      .select(
        'id, doc_type, original_name, storage_path, mime_type, size_bytes, created_at, is_checked',
      )
      .eq('application_id', applicationId)
      .eq('status', 'uploaded')
      .order('created_at', { ascending: false }),
  );
  if (status === 0) return fail(connectionFailure());

  const rows = z.array(rowSchema).safeParse(data);

  return rows.success ? ok(rows.data) : fail('load-failed');
}

/**
 * Create the document row for a file in Storage and return its id. A second call for the same path
 * returns the same id, so you can repeat a call whose answer was lost. 'account-full': the files of
 * the account would exceed its storage limit.
 */
export async function addDocument(
  db: Db,
  { applicationId, docType, name, path, mimeType, sizeBytes }: NewDocument,
): Promise<Result<string, 'not-saved' | 'account-full' | 'session-ended' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('application_documents')
      .insert({
        application_id: applicationId,
        doc_type: docType,
        storage_path: path,
        original_name: name,
        mime_type: mimeType,
        size_bytes: sizeBytes,
      })
      .select('id'),
  );
  if (status === 0) return fail(connectionFailure());
  if (status === UNAUTHORIZED) return fail('session-ended'); // the connection has already retried with a fresh token
  if (error?.code === UNIQUE_VIOLATION) return findByPath(db, path);
  if (error?.details === 'account-full') return fail('account-full');

  const [row] = data ?? [];

  return row ? ok(row.id) : fail('not-saved');
}

/** Count the bytes that the documents of a customer use. */
export async function countOwnFileBytes(
  db: Db,
  userId: string,
): Promise<Result<number, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('application_documents')
      .select('size_bytes, applications!inner(user_id)')
      .eq('applications.user_id', userId)
      .eq('status', 'uploaded'),
  );
  if (error) return fail(loadFailure(status));

  return ok(data.reduce((sum, row) => sum + row.size_bytes, 0));
}

/**
 * Delete a document: mark its row as deleted and remove its file. A sweep removes the file later if
 * it cannot be removed now, so the row alone decides.
 */
export async function deleteDocument(
  db: Db,
  { id, path }: Pick<ApplicationDocument, 'id' | 'path'>,
): Promise<Result<undefined, 'not-found' | 'not-updated' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('application_documents')
      .update({ status: 'deleted' })
      .eq('id', id)
      .eq('status', 'uploaded')
      .select('id'),
  );
  if (status === 0) return fail(connectionFailure());
  if (error) return fail('not-updated');
  if (data.length === 0) return fail('not-found');

  await removeFile(db, path);

  return ok(undefined);
}

/**
 * Remove a file from Storage that has no document row. A sweep removes it later if it cannot be
 * removed now.
 */
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
  const { data, status } = await withinTime(
    db.from('application_documents').select('id').eq('storage_path', path),
  );
  if (status === 0) return fail(connectionFailure());
  const [row] = data ?? [];

  return row ? ok(row.id) : fail('not-saved');
}
