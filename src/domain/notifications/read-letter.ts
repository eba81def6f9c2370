import { accountDeletedLetter } from './account-deleted.ts';
import { approvedLetter } from './approved.ts';
import { bondExpiredLetter } from './bond-expired.ts';
import { declinedLetter } from './declined.ts';
import { documentAskedLetter } from './document-asked.ts';
import { informationAskedLetter } from './information-asked.ts';
import { issuedLetter } from './issued.ts';
import type { Letter, LetterTemplate } from './letter.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { receivedLetter } from './received.ts';
import { renewalDueLetter } from './renewal-due.ts';
import { requestDecidedLetter } from './request-decided.ts';
import { secondFactorRemovedLetter } from './second-factor-removed.ts';

const TEMPLATES: Record<NotificationKind, LetterTemplate> = {
  received: receivedLetter,
  information_asked: informationAskedLetter,
  document_asked: documentAskedLetter,
  approved: approvedLetter,
  declined: declinedLetter,
  issued: issuedLetter,
  renewal_due: renewalDueLetter,
  bond_expired: bondExpiredLetter,
  request_decided: requestDecidedLetter,
  account_deleted: accountDeletedLetter,
  second_factor_removed: secondFactorRemovedLetter,
};

/** The letter of a kind about its data. Undefined where the data does not fill it: better no mail than half a one. */
export function readLetter(kind: NotificationKind, data: unknown): Letter | undefined {
  return TEMPLATES[kind](data);
}
