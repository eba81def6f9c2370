import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import type { DetailedError } from 'tus-js-client';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure } from '../connection/connection';
import { readStorageAnswer } from './storage-answer';
import type { FileToUpload, SendFailure, UploadHeaders } from './file-to-upload';

const ENDPOINT = `${PUBLIC_SUPABASE_URL}/storage/v1/upload/resumable`;

/** Storage requires parts of exactly this size, except for the last one. */
const PART_BYTES = 6_291_456;

/** Pauses before each retry of a part. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

const PROBE_TIMEOUT_MS = 5000;

let probe: Promise<boolean> | undefined;

/**
 * Whether Storage accepts uploads in parts (TUS protocol). Asked once per page. False when no
 * answer comes.
 */
export function hasResumableUploads(): Promise<boolean> {
  probe ??= fetch(ENDPOINT, { method: 'OPTIONS', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    .then(({ headers }) => headers.has('Tus-Resumable'))
    .catch(() => {
      probe = undefined;

      return false;
    });

  return probe;
}

/**
 * Send a file in parts. A lost part is sent again without those before it. The browser stores
 * nothing about the upload, so the next person at this device cannot continue it.
 */
export async function sendResumable(
  { bucket, path, file, mimeType, onProgress, signal }: FileToUpload,
  headers: UploadHeaders,
): Promise<Result<undefined, SendFailure>> {
  const loaded = await import('tus-js-client').catch(() => undefined);
  if (!loaded) return fail(connectionFailure());
  if (signal.aborted) return fail('cancelled');

  return new Promise((resolve) => {
    const settle = (result: Result<undefined, SendFailure>) => {
      signal.removeEventListener('abort', giveUp);
      resolve(result);
    };
    const upload = new loaded.Upload(file, {
      endpoint: ENDPOINT,
      headers: { ...headers, 'x-upsert': 'false' },
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      uploadDataDuringCreation: true,
      storeFingerprintForResuming: false,
      metadata: { bucketName: bucket, objectName: path, contentType: mimeType, cacheControl: '0' },
      onProgress,
      onShouldRetry: (error) => isConnectionFailure(failureOf(error)),
      onSuccess: () => settle(ok(undefined)),
      onError: (error) => {
        const failure = failureOf(error);
        settle(failure ? fail(failure) : ok(undefined));
      },
    });
    // Aborting with `true` also deletes the parts that have arrived.
    const giveUp = () => {
      upload.abort(true).catch(() => undefined);
      settle(fail('cancelled'));
    };

    signal.addEventListener('abort', giveUp);
    upload.start();
  });
}

/** Without an answer, the network is the reason. */
function failureOf(error: Error | DetailedError): SendFailure | undefined {
  const response = 'originalResponse' in error ? error.originalResponse : null;

  return response
    ? readStorageAnswer(response.getStatus(), response.getBody())
    : connectionFailure();
}

function isConnectionFailure(failure: SendFailure | undefined): boolean {
  return failure === 'unreachable' || failure === 'offline';
}
