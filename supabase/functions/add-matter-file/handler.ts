import { z } from 'zod';
import { checkFile } from '../../../src/domain/documents/check-file.ts';
import { mimeTypeOf } from '../../../src/domain/documents/file-kinds.ts';
import {
  type MatterFileAnswer,
  type MatterFileUpload,
  matterFileUploadSchema,
  MAX_MATTER_FILE_BODY_BYTES,
} from '../../../src/domain/matters/matter-files.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { DocumentScanner, ScanStatus } from '../_shared/document-scanner.ts';
import { toHex } from '../_shared/encoding.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { storeOnce } from '../_shared/store-once.ts';

const NAME = 'add-matter-file';
const BUCKET = 'matters';

const offerSchema = z.enum(['offered', 'stored', 'not-found', 'too-many-files']);

const STORED = { ok: true, value: { stored: true } } as const;

/**
 * Add a file to a matter that the caller may change. It passes the checks of a customer's document. The record comes
 * first and counts only once the file is stored, so a listed file can always be opened. Repeating the call with the
 * same file goes on where it stopped.
 */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // Each file is one call of up to 8 MB.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: matterFileUploadSchema,
      mostBytes: MAX_MATTER_FILE_BODY_BYTES,
      handle: (call) => addFile(dependencies, scan, call),
    },
    dependencies,
  );
}

async function addFile(
  dependencies: Dependencies,
  scan: DocumentScanner,
  { body, caller }: Call<MatterFileUpload>,
): Promise<Outcome<MatterFileAnswer>> {
  const { database } = dependencies;
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { fileId, matterId, kind, name, content } = body;
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const checked = checkFile({ name, size: bytes.byteLength, bytes });
  if (!checked.ok) return checked;

  const mimeType = mimeTypeOf(checked.value);
  const { data, error } = await database.rpc('offer_matter_file', {
    call: {
      claims: claimsOf(caller),
      file: {
        id: fileId,
        matter_id: matterId,
        kind,
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

  const scanStatus = await tryScan(dependencies, scan, bytes);
  if (scanStatus === undefined) return { ok: false, code: 'scanner-unavailable' };
  if (scanStatus === 'infected') return { ok: false, code: 'infected' };

  // The record binds the path to one hash.
  await storeOnce(database, { bucket: BUCKET, path: `${matterId}/${fileId}`, bytes, mimeType });
  const kept = await database.rpc('keep_matter_file', { of_file: fileId, scan: scanStatus });
  if (kept.error) throw new DependencyError('database', kept.error.code);

  return kept.data ? STORED : { ok: false, code: 'not-found' };
}

/** Undefined if the scanner fails: a missing answer must never count as clean. */
async function tryScan(
  { log }: Dependencies,
  scan: DocumentScanner,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ScanStatus | undefined> {
  try {
    return await scan(bytes);
  } catch (error) {
    log(describeError(NAME, error));
    return undefined;
  }
}
