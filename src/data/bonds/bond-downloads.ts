import { bondFileAnswerSchema } from '~/domain/bonds/bond-file-request';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from '../connection/call-as-user';
import { type CallFailureCode, callFunction } from '../connection/call-function';
import type { Db } from '../connection/db';

/** 'link-failed' covers several reasons on purpose: the customer can act on none of them. */
export type DownloadFailure = 'link-failed' | 'busy' | 'offline' | 'unreachable' | 'session-ended';

/**
 * Get the URL of a bond's file. It works for one minute and downloads the file under a readable
 * name.
 */
export async function getBondFileUrl(
  db: Db,
  bondId: string,
  type: BondFileType,
  ordinal?: number,
): Promise<Result<string, DownloadFailure>> {
  const answer = await callAsUser(db, (session) =>
    callFunction(session, 'generate-signed-url', { bondId, type, ordinal }, bondFileAnswerSchema),
  );
  if (answer.ok) return ok(answer.value.url);

  const { code } = answer;

  return fail(isKnown(code) ? code : 'link-failed');
}

function isKnown(code: CallFailureCode): code is Exclude<DownloadFailure, 'link-failed'> {
  return ['busy', 'offline', 'unreachable', 'session-ended'].includes(code);
}
