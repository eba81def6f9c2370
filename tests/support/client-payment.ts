import { randomUUID } from 'node:crypto';
import { buildExecutorApplication, buildSubmission, type BuiltApplication } from './builders.ts';
import { openDraft } from './draft-on-file.ts';
import type { Answer, FunctionsStack } from './functions-stack.ts';
import { openSigningBench } from './signing.ts';

/** A quote of a matter whose client is asked to pay, and the calls of its attorney and its client. */
export type ClientPaymentBench = Awaited<ReturnType<typeof openClientPayment>>;

/** Open a matter, and a quote of its attorney for it. */
export async function openClientPayment(stack: FunctionsStack) {
  const bench = await openSigningBench(stack);
  const application = buildExecutorApplication();
  const draft = await openDraft(stack, bench.attorney, application);

  const ask = (change: object = {}, token: string | undefined = bench.attorney.token) =>
    stack.call(
      'send-payment-link',
      {
        ...buildAsk(application, { matterId: bench.matterId, quoteId: draft.quoteId }),
        payer: { name: 'Mary Smith', email: bench.email },
        shownTotal: total,
        ...change,
      },
      token === '' ? {} : { token },
    );
  // The server answers a wrong price with the right one.
  let total = 1;
  total = Number((await ask()).body['owed']);

  const mailedToken = async (): Promise<string> =>
    /\/pay#([\w-]{32})/.exec(await bench.newestMail())?.[1] ?? '';
  const read = (session: string): Promise<Answer> => stack.call('pay-by-link', { session });
  const pay = (session: string, change: object = {}): Promise<Answer> =>
    stack.call('pay-by-link', { session, payment: { ...CARD, shownTotal: total, ...change } });
  const openAsked = async (): Promise<{ token: string; session: string }> => {
    const asked = await ask();
    if (asked.status !== 200) throw new Error(`The client was not asked: ${asked.status}`);
    const token = await mailedToken();

    return { token, session: await bench.openSession(token) };
  };

  return { ...bench, application, draft, total, ask, mailedToken, read, pay, openAsked };
}

/** The body of `send-payment-link` for a quote, with a price that nobody owes. */
export function buildAsk(
  { selection: { bondType, stateCode }, bondDetails, underwriting }: BuiltApplication,
  ids: { matterId: string; quoteId: string },
) {
  return {
    linkId: randomUUID(),
    ...ids,
    payer: { name: 'Mary Smith', email: 'mary.smith@example.com' },
    principal: 'Mary Ann Smith',
    bondType,
    stateCode,
    bondDetails,
    creditCheck: underwriting.creditCheck,
    shownTotal: 1,
  };
}

/** What the client's page sends for a card. */
export const CARD = {
  method: 'credit_card',
  token: `sim_${'k'.repeat(43)}`,
  lastFour: '4242',
  billing: {
    billingAddress: { street: '9 Elm Street', city: 'Summerville', state: 'SC', zipCode: '29483' },
    terms: true,
  },
} as const;

/** The payments of a quote, the oldest first. */
export function paymentsOf(stack: FunctionsStack, { quoteId }: { quoteId: string }) {
  return stack.query(
    `select status, method, last_four, amount_cents::float as amount, user_id, link_id is not null as by_link, reference
     from public.payments where quote_id = $1 order by created_at`,
    [quoteId],
  );
}

/** What the simulated processor holds for a quote. */
export function booksOf(stack: FunctionsStack, { quoteId }: { quoteId: string }) {
  return stack.query(
    `select book.status, book.reference from private.simulated_gateway_books as book
     join private.payment_attempts as attempt on attempt.id::text = book.authorization_key
     where attempt.quote_id = $1 order by attempt.asked_at`,
    [quoteId],
  );
}

/** Submit the quote with the payment in force. */
export async function submitPaid(
  stack: FunctionsStack,
  { draft: { quoteId, quoteKey }, application, attorney }: ClientPaymentBench,
): Promise<Answer> {
  const [payment] = await stack.query(
    `select id from public.payments where quote_id = $1 and status = 'authorized'`,
    [quoteId],
  );
  const submission = buildSubmission({ quoteId, quoteKey }, application, String(payment?.['id']));

  return stack.call('submit-application', submission, { token: attorney.token });
}

/** A number as long as that of a card or a bank account. The simulator's reference, `SIM-` and 16 hexadecimal digits, is none. */
export const LONG_NUMBER = /(?<![\w-])\d{12,}/;
