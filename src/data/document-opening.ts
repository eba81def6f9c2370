import { documentOpeningAnswerSchema } from '~/domain/documents/document-opening';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from './call-as-user';
import { callFunction } from './call-function';
import type { Db } from './client';
import type { ConnectionFailure } from './connection';

/** Why a document was not opened. 'not-signed': it is gone, or the caller may not open it. */
export type OpeningFailure = 'not-signed' | 'session-ended' | ConnectionFailure;

/**
 * An address at which a document can be seen. It works for a few minutes, for staff for one, so follow it at once. What
 * a browser does not show by itself comes as a download under its own name.
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
