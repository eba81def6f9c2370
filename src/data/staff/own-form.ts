import { bondIssueAnswerSchema } from '~/domain/applications/bond-issue';
import {
  BLANK_FORM_FAILURE_STATUS,
  blankFormAnswerSchema,
  OWN_FORM_FAILURE_STATUS,
  type BlankFormAnswer,
  type BlankFormFailureCode,
  type OwnFormFailureCode,
} from '~/domain/applications/own-form-upload';
import type { BondIssueAnswer } from '~/domain/applications/bond-issue';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';
import { readAsBase64 } from '../connection/file-content';

export type OwnFormResult = CallResult<BondIssueAnswer, OwnFormFailureCode>;

export type BlankFormResult = CallResult<BlankFormAnswer, BlankFormFailureCode>;

const OWN_CODES = Object.keys(OWN_FORM_FAILURE_STATUS) as OwnFormFailureCode[];
const BLANK_CODES = Object.keys(BLANK_FORM_FAILURE_STATUS) as BlankFormFailureCode[];

/**
 * Store the executed form of a court or agency as the paper of an application's bond, and finish
 * the bond. A repeated call with the same file returns the same bond.
 */
export async function storeOwnForm(
  db: Db,
  applicationId: string,
  file: File,
): Promise<OwnFormResult> {
  const body = await toBody(applicationId, file);

  return callAsUser(db, (session) =>
    callFunction(session, 'store-own-form', body, bondIssueAnswerSchema, OWN_CODES),
  );
}

/**
 * Add the blank form of a court or agency to the documents of an application. A repeated call with the same file
 * returns the same document.
 */
export async function addBlankForm(
  db: Db,
  applicationId: string,
  file: File,
): Promise<BlankFormResult> {
  const body = await toBody(applicationId, file);

  return callAsUser(db, (session) =>
    callFunction(session, 'add-blank-form', body, blankFormAnswerSchema, BLANK_CODES),
  );
}

async function toBody(applicationId: string, file: File) {
  return { applicationId, name: file.name, content: await readAsBase64(file) };
}
