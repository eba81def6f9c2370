import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure } from '../connection/connection';
import { readStorageAnswer } from './storage-answer';
import type { FileToUpload, SendFailure, UploadHeaders } from './file-to-upload';

/** An upload without progress for this long is given up. */
const STALL_MS = 60_000;

/**
 * Send a file in one request. XMLHttpRequest is used because `fetch` reports no upload progress.
 * The browser reads the file from disk while it sends.
 */
export function sendPlain(
  { bucket, path, file, mimeType, onProgress, signal }: FileToUpload,
  headers: UploadHeaders,
): Promise<Result<undefined, SendFailure>> {
  if (signal.aborted) return Promise.resolve(fail('cancelled'));

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;

    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const giveUp = () => request.abort();
    const settle = (result: Result<undefined, SendFailure>) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', giveUp);
      resolve(result);
    };

    request.open('POST', `${PUBLIC_SUPABASE_URL}/storage/v1/object/${bucket}/${path}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('Content-Type', mimeType);
    request.setRequestHeader('Cache-Control', 'max-age=0');
    request.setRequestHeader('x-upsert', 'false');

    request.upload.addEventListener('progress', ({ loaded }) => {
      watch();
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      const failure = readStorageAnswer(request.status, request.responseText);
      settle(failure ? fail(failure) : ok(undefined));
    });
    request.addEventListener('error', () => settle(fail(connectionFailure())));
    request.addEventListener('abort', () => {
      settle(fail(signal.aborted ? 'cancelled' : connectionFailure()));
    });
    signal.addEventListener('abort', giveUp);

    watch();
    request.send(file);
  });
}
