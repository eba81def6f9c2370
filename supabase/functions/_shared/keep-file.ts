import { z } from 'zod';
import { checkFile } from '../../../src/domain/documents/check-file.ts';
import type { DocumentOpeningAnswer } from '../../../src/domain/documents/document-opening.ts';
import { STAFF_SIGNED_URL_SECONDS } from '../../../src/domain/documents/document-path.ts';
import {
  isShownByBrowsers,
  kindOfMimeType,
  mimeTypeOf,
} from '../../../src/domain/documents/file-kinds.ts';
import type { MatterFileAnswer } from '../../../src/domain/matters/matter-files.ts';
import type { Caller } from './caller.ts';
import { claimsOf } from './caller-claims.ts';
import type { Dependencies } from './dependencies.ts';
import type { DocumentScanner, ScanStatus } from './document-scanner.ts';
import { toHex } from './encoding.ts';
import { DependencyError, type Outcome } from './failures.ts';
import { describeError } from './log.ts';
import type { ServiceClient } from './service-client.ts';
import { storeOnce } from './store-once.ts';

const offerSchema = z.enum(['offered', 'stored', 'not-found', 'too-many-files']);

const fileSchema = z
  .object({ path: z.string(), name: z.string(), mimeType: z.string() })
  .nullable();

const STORED = { ok: true, value: { stored: true } } as const;

/** Where files of a desk are kept: the private bucket, and the database functions that record them. */
export type FilePlace = {
  /** The Edge Function, for the log. */
  name: string;
  bucket: string;
  offer: 'offer_matter_file' | 'offer_contractor_file';
  keep: 'keep_matter_file' | 'keep_contractor_file';
};

/** A file as the browser sent it. `folder` is the id of its owner, and `columns` are the other columns of its record. */
export type SentFile = {
  fileId: string;
  folder: string;
  name: string;
  /** Base64. */
  content: string;
  columns: Record<string, string | null>;
};

/**
 * Check, scan and store a file. The record comes first and counts only once the bytes are stored, so a listed file
 * can always be opened. Repeating the call with the same file continues where it stopped.
 */
export async function keepFile(
  dependencies: Dependencies,
  scan: DocumentScanner,
  { name: functionName, bucket, offer: offerName, keep }: FilePlace,
  caller: Caller,
  { fileId, folder, name, content, columns }: SentFile,
): Promise<Outcome<MatterFileAnswer>> {
  const { database } = dependencies;
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const checked = checkFile({ name, size: bytes.byteLength, bytes });
  if (!checked.ok) return checked;

  const mimeType = mimeTypeOf(checked.value);
  const { data, error } = await database.rpc(offerName, {
    call: {
      claims: claimsOf(caller),
      file: {
        ...columns,
        id: fileId,
        name,
        mime_type: mimeType,
        size_bytes: bytes.byteLength,
        sha256: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
      },
    },
  });
  if (error) throw new DependencyError('database', error.code);
  const offer = offerSchema.parse(data);
  if (offer === 'stored') return STORED;
  if (offer !== 'offered') return { ok: false, code: offer };

  const scanStatus = await tryScan(dependencies, scan, functionName, bytes);
  if (scanStatus === undefined) return { ok: false, code: 'scanner-unavailable' };
  if (scanStatus === 'infected') return { ok: false, code: 'infected' };

  // The record binds the path to one hash.
  await storeOnce(database, { bucket, path: `${folder}/${fileId}`, bytes, mimeType });
  const kept = await database.rpc(keep, { of_file: fileId, scan: scanStatus });
  if (kept.error) throw new DependencyError('database', kept.error.code);

  return kept.data ? STORED : { ok: false, code: 'not-found' };
}

/** Undefined if the scanner fails: a missing answer must never count as clean. */
async function tryScan(
  { log }: Dependencies,
  scan: DocumentScanner,
  functionName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ScanStatus | undefined> {
  try {
    return await scan(bytes);
  } catch (error) {
    log(describeError(functionName, error));
    return undefined;
  }
}

/**
 * Sign an address for a file that the caller may open. It works for a minute for whoever has it. Everyone else gets
 * 'not-found', so that the answer does not show whether the file exists.
 */
export async function signKeptFile(
  database: ServiceClient,
  bucket: string,
  find: 'matter_file_to_open' | 'contractor_file_to_open',
  caller: Caller,
  fileId: string,
): Promise<Outcome<DocumentOpeningAnswer>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { data, error } = await database.rpc(find, { call: { claims: claimsOf(caller), fileId } });
  if (error) throw new DependencyError('database', error.code);
  const file = fileSchema.parse(data);
  if (file === null) return { ok: false, code: 'not-found' };

  const isShown = isShownByBrowsers(kindOfMimeType(file.mimeType));
  const signed = await database.storage
    .from(bucket)
    .createSignedUrl(file.path, STAFF_SIGNED_URL_SECONDS, isShown ? {} : { download: file.name });
  if (signed.error) throw new DependencyError('storage', signed.error.name);

  return { ok: true, value: { url: signed.data.signedUrl } };
}
