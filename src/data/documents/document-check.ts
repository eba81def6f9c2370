import {
  DOCUMENT_CHECK_FAILURE_STATUS,
  documentCheckAnswerSchema,
  type DocumentCheckFailureCode,
} from '~/domain/documents/document-check';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/**
 * Ask the server to check a document. If its contents do not match its type, the server deletes the
 * row and the file. You may repeat the call at any time.
 */
export async function checkDocument(
  db: Db,
  documentId: string,
): Promise<CallResult<undefined, DocumentCheckFailureCode>> {
  const codes = Object.keys(DOCUMENT_CHECK_FAILURE_STATUS) as DocumentCheckFailureCode[];
  const result = await callFunction(
    db,
    'check-document',
    { documentId },
    documentCheckAnswerSchema,
    codes,
  );

  return result.ok ? { ok: true, value: undefined } : result;
}
