import { buildNotaryApplication, buildQuote, buildSubmission } from './builders.ts';
import {
  payFor,
  startFunctionsStack,
  type Answer,
  type FunctionsStack,
} from './functions-stack.ts';
import { NO_REPORT_USED } from './consumer-report.ts';
import { NOTARY_PRICE } from './notary-price.ts';
import { priceAt, type Sold } from './own-price.ts';

/** What the customer asks for. */
export const NOTARY_BOND: Sold = { slug: 'notary', stateCode: 'TN', amount: 10_000 };

/** The price with an offered premium of $200. */
export const OFFERED_PRICE = priceAt(200, NOTARY_BOND);

/** The payment of the authorized price, as `payments` returns it. */
export const EARLIER = {
  status: 'authorized',
  amount: NOTARY_PRICE.total,
  at_processor: 'authorized',
  captures: 0,
};

/** The same payment after its release. */
export const VOIDED = { ...EARLIER, status: 'voided', at_processor: 'voided' };

/** The payment of the offered price. */
export const RAISED = { ...EARLIER, amount: OFFERED_PRICE.total };

type Person = { userId: string; token: string };

/** A functions stack with a customer, an underwriter and one application under review at a time. */
export type OfferBench = Awaited<ReturnType<typeof openOfferBench>>;

/** Open the bench. `submit` starts each test with a new application. */
export async function openOfferBench() {
  const stack: FunctionsStack = await startFunctionsStack();
  const customer: Person = await stack.signIn();
  const underwriter: Person = await stack.signInStaff();
  let applicationId = '';

  const lastEvent = async () => {
    const [row] = await stack.query(
      'select max(id)::integer as id from public.application_events where application_id = $1',
      [applicationId],
    );

    return row?.['id'];
  };
  const offerId = async () => {
    const [row] = await stack.query(
      'select id from public.price_offers where application_id = $1 order by created_at desc limit 1',
      [applicationId],
    );

    return String(row?.['id']);
  };
  const told = ({ status, body }: Answer) => ({ status, body });

  return {
    stack,
    customer,
    underwriter,
    lastEvent,
    offerId,
    id: () => applicationId,
    async submit(): Promise<void> {
      const [quote, notary] = [buildQuote(), buildNotaryApplication()];
      const bondsDeclined = { answer: 'yes' as const, details: 'The form came too late.' };
      const application = { ...notary, underwriting: { ...notary.underwriting, bondsDeclined } };
      const paymentId = await payFor(stack, quote, application, { token: customer.token });
      const submission = buildSubmission(quote, application, paymentId);
      await stack.call('submit-application', submission, { token: customer.token });
      applicationId = quote.quoteId;
    },
    async offer(changes: object = {}, token = underwriter.token) {
      const decision = {
        applicationId,
        action: 'offer-price',
        premium: OFFERED_PRICE.premium,
        reason: 'A claim was paid on an earlier bond.',
        reports: NO_REPORT_USED,
        seenEvent: await lastEvent(),
        ...changes,
      };

      return told(await stack.call('decide-application', decision, { token }));
    },
    async takeBack(changes: object = {}, token = underwriter.token) {
      const decision = {
        applicationId,
        action: 'take-back-price',
        reason: 'The claim was another person’s.',
        seenEvent: await lastEvent(),
        ...changes,
      };

      return told(await stack.call('decide-application', decision, { token }));
    },
    async accept(changes: object = {}, token = customer.token) {
      const request = { applicationId, offerId: await offerId(), ...changes };

      return told(await stack.call('accept-price-offer', request, { token }));
    },
    async withdraw() {
      const { token } = customer;

      return told(await stack.call('withdraw-application', { applicationId }, { token }));
    },
    async application() {
      const [row] = await stack.query(
        `select status, premium_cents::integer as premium, total_cents::integer as total
         from public.applications where id = $1`,
        [applicationId],
      );

      return row;
    },
    /** The payments of the application, oldest first, with what the processor's books say. */
    payments: () =>
      stack.query(
        `select payment.status, payment.amount_cents::integer as amount, book.status as at_processor, book.captures
         from public.payments as payment
         left join private.simulated_gateway_books as book on book.reference = payment.reference
         where payment.quote_id = $1 order by payment.created_at`,
        [applicationId],
      ),
    mails: (kind: string) =>
      stack.query(
        'select data from private.notifications where application_id = $1 and kind = $2',
        [applicationId, kind],
      ),
    endYesterday: () =>
      stack.query(
        `update public.price_offers set answer_by = '2026-01-01' where application_id = $1`,
        [applicationId],
      ),
  };
}
