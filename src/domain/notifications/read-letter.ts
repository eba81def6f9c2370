import type { z } from 'zod';
import { accountDeletedLetter } from './account-deleted.ts';
import { accountKnownLetter } from './account-known.ts';
import { approvedLetter } from './approved.ts';
import { bondExpiredLetter } from './bond-expired.ts';
import { clientDeclinedPriceLetter } from './client-declined-price.ts';
import { clientPaidLetter } from './client-paid.ts';
import { consumerReportUsedLetter } from './consumer-report-used.ts';
import { declinedLetter } from './declined.ts';
import { deskDecidedLetter } from './desk-decided.ts';
import { documentAskedLetter } from './document-asked.ts';
import { filingDueLetter } from './filing-due.ts';
import { firmInvitedLetter } from './firm-invited.ts';
import { informationRequestedLetter } from './information-requested.ts';
import { inquiryAnsweredLetter } from './inquiry-answered.ts';
import { issuedLetter } from './issued.ts';
import type { Letter, LetterTemplate } from './letter.ts';
import { paymentAskedLetter } from './payment-asked.ts';
import { paymentChargedLetter } from './payment-charged.ts';
import { paymentReceiptLetter } from './payment-receipt.ts';
import { paymentReleasedLetter } from './payment-released.ts';
import { priceExpiredLetter } from './price-expired.ts';
import { priceOfferedLetter } from './price-offered.ts';
import { priceRaisedLetter } from './price-raised.ts';
import { priceTakenBackLetter } from './price-taken-back.ts';
import { receivedLetter } from './received.ts';
import { renewalDueLetter } from './renewal-due.ts';
import { requestDecidedLetter } from './request-decided.ts';
import { secondFactorRemovedLetter } from './second-factor-removed.ts';
import { signedDeclinedLetter, signedWithdrawnLetter } from './signed-without-bond.ts';
import { signerAnsweredLetter } from './signer-answered.ts';
import { signingCodeLetter } from './signing-code.ts';
import { signingCopyLetter } from './signing-copy.ts';
import { signingInvitedLetter } from './signing-invited.ts';
import { statementExpiresLetter } from './statement-expires.ts';
import { withdrawnLetter } from './withdrawn.ts';

/** The letter of each kind of mail to customers. */
const TEMPLATES = {
  received: receivedLetter,
  information_requested: informationRequestedLetter,
  document_asked: documentAskedLetter,
  price_offered: priceOfferedLetter,
  price_expired: priceExpiredLetter,
  price_taken_back: priceTakenBackLetter,
  approved: approvedLetter,
  declined: declinedLetter,
  withdrawn: withdrawnLetter,
  consumer_report_used: consumerReportUsedLetter,
  issued: issuedLetter,
  renewal_due: renewalDueLetter,
  filing_due: filingDueLetter,
  bond_expired: bondExpiredLetter,
  request_decided: requestDecidedLetter,
  inquiry_answered: inquiryAnsweredLetter,
  firm_invited: firmInvitedLetter,
  statement_expires: statementExpiresLetter,
  desk_decided: deskDecidedLetter,
  signing_invited: signingInvitedLetter,
  signing_code: signingCodeLetter,
  signing_copy: signingCopyLetter,
  signed_declined: signedDeclinedLetter,
  signed_withdrawn: signedWithdrawnLetter,
  signer_answered: signerAnsweredLetter,
  payment_asked: paymentAskedLetter,
  payment_receipt: paymentReceiptLetter,
  payment_charged: paymentChargedLetter,
  payment_released: paymentReleasedLetter,
  client_paid: clientPaidLetter,
  price_raised: priceRaisedLetter,
  client_declined_price: clientDeclinedPriceLetter,
  account_deleted: accountDeletedLetter,
  second_factor_removed: secondFactorRemovedLetter,
  account_known: accountKnownLetter,
} satisfies Record<string, LetterTemplate>;

export type NotificationKind = keyof typeof TEMPLATES;

/** The kinds of mails to customers. The database's copy is made from them (`npm run db:catalogue`). */
export const NOTIFICATION_KINDS = Object.keys(TEMPLATES) as NotificationKind[];

/**
 * The letter of a kind for its data. Undefined when the data is incomplete, because no mail is
 * better than half a mail.
 */
export function readLetter(kind: NotificationKind, data: unknown): Letter | undefined {
  return TEMPLATES[kind].write(data);
}

/** The schema of the data of a kind of letter. */
export function letterDataSchema(kind: NotificationKind): z.ZodType {
  return TEMPLATES[kind].schema;
}

/**
 * Whether a customer may turn a mail off. Only reminders are optional; the others contain necessary
 * information.
 */
export function isReminder(kind: NotificationKind): boolean {
  return kind === 'renewal_due' || kind === 'filing_due';
}
