import { DependencyError } from './failures.ts';
import type { ServiceClient } from './service-client.ts';
import { mayBeTaken } from './storage-answers.ts';

/** A file for Storage. Its path belongs to these bytes alone. */
export type OnceFile = { bucket: string; path: string; bytes: Uint8Array; mimeType: string };

/**
 * Store bytes unless their path is taken. An earlier call that stored them counts, because the path belongs to these
 * bytes alone. Any other refusal is an error of Storage.
 */
export async function storeOnce(
  { storage }: ServiceClient,
  { bucket, path, bytes, mimeType }: OnceFile,
): Promise<void> {
  const { error } = await storage
    .from(bucket)
    .upload(path, bytes, { contentType: mimeType, upsert: false, cacheControl: '0' });
  if (!error) return;

  const isThere = mayBeTaken(error.status) && (await storage.from(bucket).exists(path)).data;
  if (!isThere) throw new DependencyError('storage', error.statusCode);
}
