import type { ConnectionFailure } from '../connection/connection';

/**
 * A file to upload to a bucket. The browser reads it from disk while it sends and never holds the
 * whole file in memory.
 */
export type FileToUpload = {
  bucket: string;
  path: string;
  file: Blob;
  mimeType: string;
  /** Receives the number of bytes sent so far. */
  onProgress: (sentBytes: number) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
};

/** The headers that authorize a request to Storage. */
export type UploadHeaders = { apikey: string; Authorization: string };

/**
 * Reasons that one attempt to send a file fails. 'refused': the token was refused, and a fresh one
 * may help.
 */
export type SendFailure = 'not-stored' | 'refused' | 'cancelled' | ConnectionFailure;
