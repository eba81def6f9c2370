import { addDocument, countOwnFileBytes, removeFile } from '~/data/documents/application-documents';
import { callAsUser } from '~/data/connection/call-as-user';
import { withDb } from '~/data/connection/client';
import { checkDocument } from '~/data/documents/document-check';
import { uploadFile } from '~/data/documents/upload-file';
import type { UploadType } from '~/domain/bonds/bond-types';
import { MAX_ACCOUNT_FILE_BYTES } from '~/domain/documents/file-kinds';
import { DOCUMENTS_BUCKET, documentPath } from '~/domain/documents/document-path';
import { readableFileName } from '~/domain/documents/file-names';
import { fail, ok, type Result } from '~/domain/result';
import { prepareFile, type PreparedFile } from '~/platform/prepare-file';
import { randomId } from '~/platform/random';
import type { DocumentFailure } from './document-words';
import { $session } from './session';

export type UploadStage = 'preparing' | 'uploading' | 'checking';

/** The destination of uploads, and the step that has to come first. */
export type UploadTarget = {
  applicationId: string;
  docType: UploadType;
  /** Makes sure that the account has the application, because a document belongs to one. */
  keepApplication: () => Promise<Result<undefined, DocumentFailure>>;
};

/** One file to upload, with the steps that are done: a retry continues from them. */
export type UploadJob = {
  target: UploadTarget;
  file: File;
  signal: AbortSignal;
  path?: string;
  isStored?: boolean;
  documentId?: string;
};

/** Receives the stage of the upload, and the share of the file that was sent, from 0 to 1. */
export type UploadReport = (stage: UploadStage, share: number) => void;

/**
 * Turn a file into a document: check it, clean it, store it, add its row and have the server check
 * it. When the row cannot be added, the stored file is removed again. 'cancelled': the upload was
 * cancelled.
 */
export async function uploadDocument(
  job: UploadJob,
  report: UploadReport,
): Promise<Result<undefined, DocumentFailure | 'cancelled'>> {
  if (job.documentId === undefined) {
    report('preparing', 0);
    const prepared = await prepareInTurn(job.file);
    if (!prepared.ok) return prepared;
    const kept = await job.target.keepApplication();
    if (!kept.ok) return kept;
    const stored = await store(job, prepared.value, report);
    if (!stored.ok) return stored;
    const added = await addRow(job, prepared.value);
    if (!added.ok) return added;
  }

  return check(job, report);
}

/** The path of a job's file in Storage. */
export function pathOf(job: UploadJob): string {
  const { applicationId, docType } = job.target;
  job.path ??= documentPath({ applicationId, docType, uuid: randomId(), name: job.file.name });

  return job.path;
}

let lastPreparation: Promise<unknown> = Promise.resolve();

/**
 * Prepare one file at a time, so that only one photograph is in memory however many are chosen at
 * once.
 */
function prepareInTurn(file: File): ReturnType<typeof prepareFile> {
  const preparation = lastPreparation.then(() => prepareFile(file));
  lastPreparation = preparation;

  return preparation;
}

async function store(
  job: UploadJob,
  { file, mimeType }: PreparedFile,
  report: UploadReport,
): Promise<Result<undefined, DocumentFailure | 'cancelled'>> {
  if (job.signal.aborted) return fail('cancelled');
  if (job.isStored) return ok(undefined);

  const path = pathOf(job);
  report('uploading', 0);
  const stored = await withDb((db) =>
    uploadFile(db, {
      bucket: DOCUMENTS_BUCKET,
      path,
      file,
      mimeType,
      onProgress: (sentBytes) => report('uploading', sentBytes / file.size),
      signal: job.signal,
    }),
  );
  if (stored.ok) job.isStored = true;
  if (!stored.ok && stored.code === 'not-stored' && (await isAccountFull())) {
    return fail('account-full');
  }

  return stored;
}

/**
 * Storage gives the same answer to every refusal, so the remaining room is looked up afterwards.
 */
async function isAccountFull(): Promise<boolean> {
  const session = $session.get();
  if (!('user' in session)) return false;

  const used = await withDb((db) => countOwnFileBytes(db, session.user.id));

  return used.ok && used.value >= MAX_ACCOUNT_FILE_BYTES;
}

async function addRow(
  job: UploadJob,
  { file, mimeType }: PreparedFile,
): Promise<Result<undefined, DocumentFailure | 'cancelled'>> {
  const path = pathOf(job);
  const { applicationId, docType } = job.target;
  if (job.signal.aborted) return fail('cancelled');

  const added = await withDb((db) =>
    addDocument(db, {
      applicationId,
      docType,
      path,
      mimeType,
      name: readableFileName(job.file.name),
      sizeBytes: file.size,
    }),
  );
  if (added.ok) {
    job.documentId = added.value;
    return ok(undefined);
  }
  // Without an answer the row may exist. The next attempt finds out.
  if (added.code === 'not-saved' || added.code === 'account-full') await forgetFile(job);

  return added;
}

/** Remove a job's file from Storage if it did not become a document. */
export async function forgetFile(job: UploadJob): Promise<void> {
  const { path, documentId } = job;
  if (path === undefined || documentId !== undefined) return;

  delete job.isStored;
  delete job.path; // each path is used for one file only
  await withDb(async (db) => ok(await removeFile(db, path)));
}

/** Without an answer the check is made later. Until then the document exists but does not count. */
async function check(
  { documentId = '' }: UploadJob,
  report: UploadReport,
): Promise<Result<undefined, DocumentFailure>> {
  report('checking', 1);

  return checkAgain(documentId);
}

/**
 * Have the server check a document. Fails only when the server deleted the document because of its
 * contents: a check without an answer is made again later.
 */
export async function checkAgain(documentId: string): Promise<Result<undefined, DocumentFailure>> {
  const checked = await withDb((db) => callAsUser(db, () => checkDocument(db, documentId)));
  if (checked.ok) return ok(undefined);

  const { code } = checked;
  const isRefused =
    code === 'invalid-type' || code === 'empty' || code === 'too-large' || code === 'infected';

  return isRefused ? fail(code) : ok(undefined);
}
