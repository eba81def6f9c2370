import {
  bondFileAnswerSchema,
  type BondFileAnswer,
  type BondFileRequest,
} from '~/domain/bonds/bond-file-request';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from '../connection/call-as-user';
import { type CallFailureCode, callFunction, type CallResult } from '../connection/call-function';
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
  return toUrl(await callAsUser(db, (session) => signUrl(session, { bondId, type, ordinal })));
}

/**
 * Ask for the URL of a bond's file as the user of `db`: the bond's owner, or its buyer with the
 * key of the quote.
 */
export function signUrl(db: Db, request: BondFileRequest): Promise<CallResult<BondFileAnswer>> {
  return callFunction(db, 'generate-signed-url', request, bondFileAnswerSchema);
}

/** The URL in an answer, or why there is none. */
export function toUrl(answer: CallResult<BondFileAnswer>): Result<string, DownloadFailure> {
  if (answer.ok) return ok(answer.value.url);

  const { code } = answer;

  return fail(isKnown(code) ? code : 'link-failed');
}

function isKnown(code: CallFailureCode): code is Exclude<DownloadFailure, 'link-failed'> {
  return ['busy', 'offline', 'unreachable', 'session-ended'].includes(code);
}
