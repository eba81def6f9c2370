import { bondIssueAnswerSchema } from '~/domain/applications/bond-issue';
import {
  OWN_FORM_FAILURE_STATUS,
  type OwnFormFailureCode,
} from '~/domain/applications/own-form-upload';
import type { BondIssueAnswer } from '~/domain/applications/bond-issue';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

export type OwnFormResult = CallResult<BondIssueAnswer, OwnFormFailureCode>;

const OWN_CODES = Object.keys(OWN_FORM_FAILURE_STATUS) as OwnFormFailureCode[];

/**
 * Store the executed form of a court or agency as the paper of an application's bond, and finish
 * the bond. A repeated call with the same file returns the same bond.
 */
export async function storeOwnForm(
  db: Db,
  applicationId: string,
  file: File,
): Promise<OwnFormResult> {
  const content = toBase64(new Uint8Array(await file.arrayBuffer()));
  const body = { applicationId, name: file.name, content };

  return callAsUser(db, (session) =>
    callFunction(session, 'store-own-form', body, bondIssueAnswerSchema, OWN_CODES),
  );
}

/** In pieces, because a function takes only so many arguments. */
const PIECE = 32_768;

function toBase64(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    signs += String.fromCodePoint(...bytes.subarray(at, at + PIECE));
  }

  return btoa(signs);
}
