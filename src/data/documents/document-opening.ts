import { documentOpeningAnswerSchema } from '~/domain/documents/document-opening';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from '../connection/call-as-user';
import { callFunction } from '../connection/call-function';
import type { Db } from '../connection/db';
import type { ConnectionFailure } from '../connection/connection';

/**
 * Reason that a document did not open. 'not-signed': it no longer exists, or the caller may not
 * open it.
 */
export type OpeningFailure = 'not-signed' | 'session-ended' | ConnectionFailure;

/**
 * Get a URL that opens a document. It works for a few minutes, and for one minute for staff, so
 * open it at once. A file that browsers do not display downloads under its own name.
 */
export async function getDocumentUrl(
  db: Db,
  documentId: string,
): Promise<Result<string, OpeningFailure>> {
  const answer = await callAsUser(db, (session) =>
    callFunction(session, 'open-document', { documentId }, documentOpeningAnswerSchema),
  );
  if (answer.ok) return ok(answer.value.url);

  const { code } = answer;
  const isKnown = code === 'offline' || code === 'unreachable' || code === 'session-ended';

  return fail(isKnown ? code : 'not-signed');
}
