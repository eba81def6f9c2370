import {
  DOCUMENT_CHECK_FAILURE_STATUS,
  documentCheckAnswerSchema,
  type DocumentCheckFailureCode,
} from '~/domain/documents/document-check';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/**
 * Have the server look into a document. One that is not what its name says is deleted there, row and file. May be asked
 * for again at any time.
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
