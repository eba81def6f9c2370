import { atom } from 'nanostores';
import type { UploadType } from '~/domain/bonds/bond-types';
import { readableFileName } from '~/domain/documents/file-names';
import { isOnline, onNetworkChange } from '~/platform/network';
import { randomId } from '~/platform/random';
import {
  checkAgain,
  forgetFile,
  uploadDocument,
  type UploadJob,
  type UploadStage,
  type UploadTarget,
} from './document-upload';
import {
  DOCUMENT_FAILURES,
  DOCUMENT_TOASTS,
  type DocumentFailure,
  uploadedWords,
} from './document-words';
import { $documents, refreshDocuments } from './documents';
import { $session } from './session';
import { ERROR_TOAST_MS, showToast } from './toasts';

/** A file that is being uploaded, or whose upload failed. */
export type DocumentUpload = {
  id: string;
  /** The application that gets the document. */
  applicationId: string;
  docType: UploadType;
  /** The file name that the customer sees. */
  name: string;
  sizeBytes: number;
  stage: 'waiting' | UploadStage | 'failed';
  /** The share of the file that was sent, from 0 to 1. */
  share: number;
  /** The path in Storage, once known. */
  path?: string | undefined;
  failure?: DocumentFailure;
};

/** The running and failed uploads, in the order in which the files were chosen. */
export const $uploads = atom<readonly DocumentUpload[]>([]);

/** More uploads at once would only slow each other down. */
const MAX_AT_ONCE = 3;

type Running = UploadJob & { controller: AbortController };
const jobs = new Map<string, Running>();
let isListening = false;

/** Upload the chosen files. A file whose upload is running is not sent twice. */
export function addUploads(target: UploadTarget, files: readonly File[]): void {
  if (!isListening) goOnWhenPossible();
  isListening = true;

  for (const file of files) {
    if ([...jobs.values()].some((job) => isSame(job, target, file))) continue;

    const id = randomId();
    const controller = new AbortController();
    jobs.set(id, { target, file, controller, signal: controller.signal });
    const { name, size: sizeBytes } = file;
    const { applicationId, docType } = target;
    $uploads.set([
      ...$uploads.get(),
      {
        id,
        applicationId,
        docType,
        name: readableFileName(name),
        sizeBytes,
        stage: 'waiting',
        share: 0,
      },
    ]);
  }
  startNext();
}

/**
 * Cancel an upload, or remove a failed one from the list. The parts that have arrived are removed.
 */
export function dropUpload(id: string): void {
  const job = jobs.get(id);
  jobs.delete(id);
  job?.controller.abort();
  // A running upload removes its file itself after it stops.
  if (job && findUpload(id)?.stage === 'failed') void forgetFile(job);
  $uploads.set($uploads.get().filter((upload) => upload.id !== id));
  startNext();
}

/** Retry a failed upload. It continues from the steps that are done. */
export function retryUpload(id: string): void {
  const { failure: _failure, ...upload } = findUpload(id) ?? {};
  if (!('stage' in upload) || upload.stage !== 'failed') return;

  $uploads.set(
    $uploads.get().map((each) => (each.id === id ? { ...upload, stage: 'waiting' } : each)),
  );
  startNext();
}

/** Cancel all uploads. */
export function dropAllUploads(): void {
  for (const { id } of $uploads.get()) dropUpload(id);
}

/** Have the server check the documents again whose check got no answer. */
export async function checkLeftovers(): Promise<void> {
  const ownPaths = $uploads.get().map(({ path }) => path);
  const leftovers = ($documents.get()?.documents ?? []).filter(
    ({ isChecked, path }) => !isChecked && !ownPaths.includes(path),
  );

  for (const { id } of leftovers) {
    const checked = await checkAgain(id);
    if (!checked.ok) reportFailure(checked.code);
  }
  if (leftovers.length > 0) await refreshDocuments();
}

function startNext(): void {
  const uploads = $uploads.get();
  const running = uploads.filter(({ stage }) => stage !== 'waiting' && stage !== 'failed').length;
  const next = uploads.filter(({ stage }) => stage === 'waiting').slice(0, MAX_AT_ONCE - running);

  for (const { id } of next) {
    changeUpload(id, { stage: 'preparing' });
    void run(id);
  }
}

async function run(id: string): Promise<void> {
  const job = jobs.get(id);
  if (!job) return;

  const result = await uploadDocument(job, (stage, share) =>
    changeUpload(id, { stage, share, path: job.path }),
  ).catch((): { ok: false; code: DocumentFailure } => ({ ok: false, code: 'unexpected' }));

  if (jobs.has(id)) await finish(id, result);
  else await forgetFile(job);
  startNext();
}

async function finish(
  id: string,
  result: { ok: true } | { ok: false; code: DocumentFailure | 'cancelled' },
): Promise<void> {
  if (!result.ok && result.code !== 'cancelled') {
    changeUpload(id, { stage: 'failed', failure: result.code });
    reportFailure(result.code);
    return;
  }

  await refreshDocuments();
  const upload = findUpload(id);
  jobs.delete(id);
  $uploads.set($uploads.get().filter((each) => each.id !== id));
  if (upload && result.ok) showToast({ title: uploadedWords(upload.name), type: 'success' });
}

/**
 * Retry uploads that failed offline or signed out, as soon as the connection or the session is
 * back.
 */
function goOnWhenPossible(): void {
  onNetworkChange(() => {
    if (isOnline()) retryAllThat('offline');
  });
  $session.listen(({ status }) => {
    if (status === 'signed-in') retryAllThat('session-ended');
    if (status === 'signed-out') dropAllUploads();
  });
}

function retryAllThat(failure: DocumentFailure): void {
  for (const upload of $uploads.get()) if (upload.failure === failure) retryUpload(upload.id);
}

function reportFailure(failure: DocumentFailure): void {
  showToast({
    title: DOCUMENT_TOASTS.uploadFailed,
    description: DOCUMENT_FAILURES[failure].message,
    type: 'error',
    durationMs: ERROR_TOAST_MS,
  });
}

function findUpload(id: string): DocumentUpload | undefined {
  return $uploads.get().find((upload) => upload.id === id);
}

function changeUpload(id: string, changes: Partial<DocumentUpload>): void {
  $uploads.set(
    $uploads.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  );
}

function isSame({ target, file }: Running, wanted: UploadTarget, other: File): boolean {
  return (
    target.applicationId === wanted.applicationId &&
    target.docType === wanted.docType &&
    file.name === other.name &&
    file.size === other.size &&
    file.lastModified === other.lastModified
  );
}
