import { checkFile, type FileRefusal } from '../../../src/domain/documents/check-file.ts';
import {
  documentCheckRequestSchema,
  type DocumentCheckAnswer,
  type DocumentCheckRequest,
} from '../../../src/domain/documents/document-check.ts';
import { mimeTypeOf, type FileKind } from '../../../src/domain/documents/file-kinds.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { DocumentScanner, ScanStatus } from '../_shared/document-scanner.ts';
import { toHex } from '../_shared/encoding.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { discardDocument, findDocument, readFile, recordCheck } from './stored-documents.ts';

const CHECKED = { ok: true, value: { status: 'checked' } } as const;

/**
 * Check an uploaded document. A file whose content fits its name is accepted; any other file is deleted with its row. A
 * checked document is not checked again, because no later upload can replace its file.
 */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'check-document',
      // Each document is one call, or two if it is sent again.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: documentCheckRequestSchema,
      handle: (call) => checkDocument(dependencies, scan, call),
    },
    dependencies,
  );
}

async function checkDocument(
  dependencies: Dependencies,
  scan: DocumentScanner,
  { body, caller }: Call<DocumentCheckRequest>,
): Promise<Outcome<DocumentCheckAnswer>> {
  const { database, now } = dependencies;
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const document = await findDocument(database, body.documentId);
  // The same answer for another customer's document, so that nobody can tell whether it exists.
  if (document?.ownerId !== caller.userId) return { ok: false, code: 'not-found' };
  if (document.isChecked) return CHECKED;

  const bytes = await readFile(database, document);
  if (bytes === undefined) return { ok: false, code: 'not-found' };

  const checked = checkNamedFile(document, bytes);
  if (!checked.ok) {
    await discardDocument(database, document, 'not_scanned');
    return { ok: false, code: checked.code };
  }

  const scanStatus = await tryScan(dependencies, scan, bytes);
  if (scanStatus === undefined) return { ok: false, code: 'scanner-unavailable' };
  if (scanStatus === 'infected') {
    await discardDocument(database, document, scanStatus);
    return { ok: false, code: 'infected' };
  }

  const isRecorded = await recordCheck(
    database,
    document,
    {
      mimeType: mimeTypeOf(checked.value),
      size: bytes.byteLength,
      sha256: await hash(bytes),
      scanStatus,
    },
    now(),
  );

  return isRecorded ? CHECKED : { ok: false, code: 'not-found' };
}

/**
 * Scan a file. Returns undefined and logs the error if the scanner fails, because a missing answer must never count as
 * clean.
 */
async function tryScan(
  { log }: Dependencies,
  scan: DocumentScanner,
  bytes: Uint8Array,
): Promise<ScanStatus | undefined> {
  try {
    return await scan(bytes);
  } catch (error) {
    log(describeError('check-document', error));
    return undefined;
  }
}

/** Check the file against two names, because the browser chose both: the displayed name and the storage path. */
function checkNamedFile(
  { name, path }: { name: string; path: string },
  bytes: Uint8Array,
): Result<FileKind, FileRefusal> {
  const file = { size: bytes.byteLength, bytes };
  const checked = checkFile({ ...file, name });

  return checked.ok ? checkFile({ ...file, name: path }) : checked;
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
