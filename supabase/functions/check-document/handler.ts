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
 * Look into a document that was uploaded: a file that is what its name says counts from then on, any other is deleted,
 * row and file. What was checked is not checked again: no file comes to the place of another.
 */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'check-document',
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
  if (document === undefined) return { ok: false, code: 'not-found' };
  if (document.ownerId !== caller.userId) return { ok: false, code: 'not-yours' };
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

/** What the scanner says; undefined, with a line in the log, when it says nothing. No answer is never a clean file. */
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

/** The file goes by two names, and a browser chose both: the one people read and the one it is stored under. */
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
