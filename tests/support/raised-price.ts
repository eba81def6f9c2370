import type { ClientPaymentBench } from './client-payment.ts';
import { openClientPayment, submitPaid } from './client-payment.ts';
import { NO_REPORT_USED } from './consumer-report.ts';
import type { Answer, FunctionsStack } from './functions-stack.ts';

/** An application that a client paid by a link, the decisions on it, and the client's calls. */
export type RaiseBench = Awaited<ReturnType<typeof openRaise>>;

/** Submit an application that a client paid by a link. An underwriter of the stack can offer another price. */
export async function openRaise(stack: FunctionsStack, underwriter: { token: string }) {
  const bench: ClientPaymentBench = await openClientPayment(stack);
  const paid = await bench.openAsked();
  await bench.pay(paid.session);
  await submitPaid(stack, bench);
  const applicationId = bench.draft.quoteId;

  const [first] = await stack.query(
    'select premium_cents::integer as premium from public.applications where id = $1',
    [applicationId],
  );
  const premium = Number(first?.['premium']);

  const decide = async (decision: object): Promise<Answer> => {
    const [last] = await stack.query(
      'select max(id)::integer as id from public.application_events where application_id = $1',
      [applicationId],
    );

    return stack.call(
      'decide-application',
      { applicationId, seenEvent: last?.['id'], ...decision },
      { token: underwriter.token },
    );
  };
  const offer = (part = 1.2) =>
    decide({
      action: 'offer-price',
      premium: Math.round(premium * part),
      reason: 'A claim was paid on an earlier bond.',
      reports: NO_REPORT_USED,
    });
  const takeBack = () => decide({ action: 'take-back-price', reason: 'Another person’s claim.' });
  const newestOffer = async () => {
    const [row] = await stack.query(
      `select id, total_cents::integer as total, status from public.price_offers
       where application_id = $1 order by created_at desc limit 1`,
      [applicationId],
    );

    return { offerId: String(row?.['id']), total: Number(row?.['total']), status: row?.['status'] };
  };
  const answer = async (session: string, isAccepted: boolean, change: object = {}) => {
    const { offerId, total } = await newestOffer();

    return stack.call('pay-by-link', {
      session,
      answer: { offerId, shownTotal: total, isAccepted, ...change },
    });
  };

  return {
    ...bench,
    applicationId,
    paid,
    decide,
    offer,
    takeBack,
    newestOffer,
    accept: (session: string, change?: object) => answer(session, true, change),
    decline: (session: string, change?: object) => answer(session, false, change),
    /** Offer a raised price, and open the session of the mailed link. */
    async openOffered() {
      const { status } = await offer();
      if (status !== 200) throw new Error(`No price was offered: ${status}`);
      const token = await bench.mailedToken();

      return { token, session: await bench.openSession(token) };
    },
    askAgain: (linkId: string, token = bench.attorney.token) =>
      stack.call('send-payment-link', { linkId, applicationId }, { token }),
    acceptAsFirm: async () => {
      const { offerId } = await newestOffer();

      return stack.call(
        'accept-price-offer',
        { applicationId, offerId },
        { token: bench.attorney.token },
      );
    },
    status: async () => {
      const [row] = await stack.query('select status from public.applications where id = $1', [
        applicationId,
      ]);

      return row?.['status'];
    },
    mailsOf: (kind: string) =>
      stack.query(
        `select recipient, data from private.notifications
         where kind = $1 and (application_id = $2 or recipient = $3)`,
        [kind, applicationId, bench.email],
      ),
  };
}
