import { z } from 'zod';
import type { AskPaymentCall } from '~/domain/client-payment/client-payment-calls';
import type { PaymentLinkTimes } from '~/domain/client-payment/client-payment-state';
import { type PaymentReceipt, paymentReceiptSchema } from '~/domain/quote/payment-authorization';
import { fail, ok, type Result } from '~/domain/result';
import { callFunction, type CallFailureCode } from '../connection/call-function';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';
import { newestLink, type PaymentLinkTimesRow, toPaymentLinkTimes } from '../signing/link-times';

/** A link to pay. */
export type PaymentLink = PaymentLinkTimes & { id: string; sentTo: string; sentAt: string };

/** What the client of a matter is asked to pay for a quote. */
export type AskedPayment = {
  payerName: string;
  /** Cents. */
  amount: number;
  /** When a card was last declined, ISO 8601. */
  refusedAt: string | null;
  link: PaymentLink;
};

/** The matter of a quote as far as its payment goes. */
export type MatterPayment = {
  matterId: string;
  client: { name: string; email: string };
  asked: AskedPayment | undefined;
  /** The client's payment in force. */
  receipt: PaymentReceipt | undefined;
};

type LoadFailure = 'load-failed' | ConnectionFailure;

const COLUMNS =
  'id, matter_people (role, full_name, email), payment_requests (quote_id, payer_name, amount_cents, refused_at, signing_links (id, sent_to, created_at, expires_at, opened_at, locked_at, paid_at, revoked_at))';

/** A quote, and the matter that it was started from, if this browser knows it. */
export type QuoteOfMatter = { quoteId: string; matterId: string | undefined };

/** Load who pays for a quote of a matter. Undefined for a quote of no matter, and for a user who may not open the matter. */
export async function loadMatterPayment(
  db: Db,
  { quoteId, matterId }: QuoteOfMatter,
): Promise<Result<MatterPayment | undefined, LoadFailure>> {
  const matters = db.from('matters').select(COLUMNS);
  const [matter, payment] = await Promise.all([
    withinTime(
      matterId === undefined
        ? matters.eq('application_id', quoteId).limit(1)
        : matters.eq('id', matterId),
    ),
    withinTime(
      db
        .from('payments')
        .select('id, reference, method, last_four, amount_cents, created_at, priced')
        .eq('quote_id', quoteId)
        .eq('status', 'authorized')
        .not('link_id', 'is', null),
    ),
  ]);
  if (matter.error) return fail(loadFailure(matter.status));
  if (payment.error) return fail(loadFailure(payment.status));

  const [row] = matter.data;
  if (!row) return ok(undefined);

  const client = row.matter_people.find(({ role }) => role === 'client');
  const request = row.payment_requests.find((one) => one.quote_id === quoteId);

  return ok({
    matterId: row.id,
    client: { name: client?.full_name ?? '', email: client?.email ?? '' },
    asked: request && toAsked(request),
    receipt: toReceipt(payment.data[0]),
  });
}

type RequestRow = {
  payer_name: string;
  amount_cents: number;
  refused_at: string | null;
  signing_links: LinkRow[];
};

type LinkRow = PaymentLinkTimesRow & { id: string; sent_to: string; created_at: string };

function toAsked(row: RequestRow): AskedPayment | undefined {
  const newest = newestLink(row.signing_links);

  return (
    newest && {
      payerName: row.payer_name,
      amount: row.amount_cents,
      refusedAt: row.refused_at,
      link: {
        ...toPaymentLinkTimes(newest),
        id: newest.id,
        sentTo: newest.sent_to,
        sentAt: newest.created_at,
      },
    }
  );
}

type PaymentRow = {
  id: string;
  reference: string;
  method: string;
  last_four: string | null;
  amount_cents: number;
  created_at: string;
  priced: unknown;
};

const pricedSchema = z.looseObject({ price: z.unknown() });

function toReceipt(row: PaymentRow | undefined): PaymentReceipt | undefined {
  const priced = pricedSchema.safeParse(row?.priced);
  if (!row || !priced.success) return undefined;

  const receipt = paymentReceiptSchema.safeParse({
    paymentId: row.id,
    reference: row.reference,
    method: row.method,
    lastFour: row.last_four ?? undefined,
    amount: row.amount_cents,
    price: priced.data.price,
    authorized: priced.data,
    authorizedAt: row.created_at,
    isByClient: true,
  });

  return receipt.success ? receipt.data : undefined;
}

const OWN_CODES = ['not-found', 'no-address', 'already-paid'] as const;

/** Reasons that a client is not asked to pay. */
export type AskPaymentFailure = CallFailureCode | (typeof OWN_CODES)[number];

/** Mail the client a link to pay. A newer link replaces the older one. A repeated call sends one mail. */
export function sendPaymentLink(db: Db, call: AskPaymentCall) {
  return callFunction(
    db,
    'send-payment-link',
    call,
    z.object({ sent: z.literal(true) }),
    OWN_CODES,
  );
}
