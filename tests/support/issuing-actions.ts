import { SECRET_KEY } from './keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from './builders.ts';
import { payFor, type Answer, type CallOptions, type FunctionsStack } from './functions-stack.ts';

/** An application that the rules approve, paid by card and not submitted yet. */
export type PaidQuote = { id: string; submit: () => Promise<Answer> };

/** Pay for a notary's bond by card. */
export async function payForBond(
  stack: FunctionsStack,
  options: CallOptions = {},
): Promise<PaidQuote> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payFor(stack, quote, application, options);
  const submission = buildSubmission(quote, application, paymentId);

  return { id: quote.quoteId, submit: () => stack.call('submit-application', submission, options) };
}

/** Run `finish-bonds` on cases that have waited for this many seconds. */
export function finishBonds(stack: FunctionsStack, waitedSeconds = 0): Promise<Answer> {
  return stack.call('finish-bonds', { waitedSeconds }, { apikey: SECRET_KEY });
}

/** All records of an application's bond that must agree at the end. */
export async function progressOf(stack: FunctionsStack, id: string) {
  const [row] = await stack.query(
    `select
       application.status, application.needs_hand, payment.status as payment, book.status as book, book.captures,
       bond.status as bond, bond.pdf_url is not null as has_papers,
       (select count(*)::int from public.bond_manifests as signed where signed.bond_id = bond.id) as signatures,
       (select count(*)::int from public.application_events as event
        where event.application_id = application.id and event.kind = 'issued') as issued,
       (select count(*)::int from private.notifications as mail
        where mail.application_id = application.id and mail.kind = 'issued') as mails
     from public.applications as application
     join public.payments as payment on payment.application_id = application.id
     left join private.simulated_gateway_books as book on book.reference = payment.reference
     left join public.bonds as bond on bond.application_id = application.id
     where application.id = $1`,
    [id],
  );

  return row;
}

/** The result of {@link progressOf} for a bond in force: paid once, with papers and signature, mailed once. */
export const IN_FORCE = {
  status: 'issued',
  needs_hand: null,
  payment: 'captured',
  book: 'captured',
  captures: 1,
  bond: 'active',
  has_papers: true,
  signatures: 1,
  issued: 1,
  mails: 1,
};

/** Make the simulated processor accept the capture of a payment, refuse it, or lose its answer. */
export function answerCaptureWith(
  stack: FunctionsStack,
  quote: PaidQuote,
  answer: 'yes' | 'refusal' | 'silence',
): Promise<unknown> {
  return stack.query(
    `update private.simulated_gateway_books as book set answers_capture_with = $2
     from public.payments as payment where payment.reference = book.reference and payment.quote_id = $1`,
    [quote.id, answer],
  );
}
