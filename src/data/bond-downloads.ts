import { bondFileAnswerSchema } from '~/domain/bonds/bond-file-request';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from './call-as-user';
import { callFunction } from './call-function';
import type { Db } from './client';

/** 'link-failed' is one code on purpose: nothing that a customer could do depends on which it was. */
export type DownloadFailure = 'link-failed' | 'offline' | 'unreachable' | 'session-ended';

/** Ask for the address of a bond's file. It is good for a minute and downloads under a readable name. */
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
  const isKnown = code === 'offline' || code === 'unreachable' || code === 'session-ended';

  return fail(isKnown ? code : 'link-failed');
}
