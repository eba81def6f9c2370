import { z } from 'zod';
import {
  CUSTOMER_ACTION_FAILURE_STATUS,
  type CustomerActionFailureCode,
} from '~/domain/applications/customer-actions';
import type { OfferedPriceFacts } from '~/domain/applications/price-offer-words';
import type { AskAgainCall } from '~/domain/client-payment/client-payment-calls';
import type { PaymentLinkTimes } from '~/domain/client-payment/client-payment-state';
import { fail, ok, type Result } from '~/domain/result';
import type { LoadFailure } from '../bonds/desk-overview';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import { loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';
import { newestLink, toPaymentLinkTimes } from '../signing/link-times';

/** A price that the customer can accept. Amounts are in cents. */
export type OpenPriceOffer = OfferedPriceFacts & {
  id: string;
  reason: string;
  /** The link by which the client of a firm is asked to agree. Undefined if the customer accepts. */
  asked?: AskedToAgree | undefined;
};

/** A link to a raised price. */
export type AskedToAgree = PaymentLinkTimes & { sentTo: string };

/** Load the open offer of one of the customer's applications. Undefined when there is none. */
export async function loadOpenPriceOffer(
  db: Db,
  applicationId: string,
): Promise<Result<OpenPriceOffer | undefined, LoadFailure>> {
  const [offers, links] = await Promise.all([
    withinTime(
      db
        .from('price_offers')
        .select('id, reason, total_cents, total_before_cents, answer_by')
        .eq('application_id', applicationId)
        .eq('status', 'open'),
    ),
    withinTime(
      db
        .from('signing_links')
        .select('sent_to, created_at, expires_at, opened_at, locked_at, paid_at, revoked_at')
        .eq('payment_quote_id', applicationId),
    ),
  ]);
  if (offers.error) return fail(loadFailure(offers.status));
  if (links.error) return fail(loadFailure(links.status));

  const [row] = offers.data;
  const newest = newestLink(links.data);
  const asked = newest && { ...toPaymentLinkTimes(newest), sentTo: newest.sent_to };

  return ok(
    row && {
      id: row.id,
      reason: row.reason,
      total: row.total_cents,
      totalBefore: row.total_before_cents,
      answerBy: row.answer_by,
      asked: asked?.paidAt === null && asked.revokedAt === null ? asked : undefined,
    },
  );
}

const OWN_CODES = Object.keys(CUSTOMER_ACTION_FAILURE_STATUS) as CustomerActionFailureCode[];

const answerSchema = z.object({ status: z.string() });

/** Accept an offered price. A repeated call accepts once and pays once. */
export function acceptPriceOffer(
  db: Db,
  applicationId: string,
  offerId: string,
): Promise<CallResult<{ status: string }, CustomerActionFailureCode>> {
  const body = { applicationId, offerId };

  return callAsUser(db, (session) =>
    callFunction(session, 'accept-price-offer', body, answerSchema, OWN_CODES),
  );
}

/** Mail the client the link to a raised price again. A repeated call with the same id sends one mail. */
export function sendRaiseAgain(
  db: Db,
  call: AskAgainCall,
): Promise<CallResult<{ sent: true }, CustomerActionFailureCode>> {
  return callAsUser(db, (session) =>
    callFunction(
      session,
      'send-payment-link',
      call,
      z.object({ sent: z.literal(true) }),
      OWN_CODES,
    ),
  );
}
