import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from '../../support/builders.ts';
import type { Answer, FunctionsStack } from '../../support/functions-stack.ts';

/** A visitor with one application that the rules approve, paid by card. */
export type Applicant = {
  applicationId: string;
  /** The address of all mails about the application, and of no other mail. */
  email: string;
  /** Pay and submit, continuing after the last try. Returns the site's number, if it answered. */
  apply: () => Promise<string | undefined>;
  /** The site's answer: the number on the confirmation. */
  acknowledged: string | undefined;
};

/** A new visitor of a stack. */
export function createApplicant(stack: Pick<FunctionsStack, 'call'>): Applicant {
  const quote = buildQuote();
  const notary = buildNotaryApplication();
  const email = `${quote.quoteId}@example.com`;
  const application = { ...notary, applicant: { ...notary.applicant, email } };
  const payment = buildPaymentRequest(quote, application);
  let paymentId: string | undefined;

  const applicant: Applicant = {
    applicationId: quote.quoteId,
    email,
    acknowledged: undefined,

    async apply() {
      paymentId ??= textIn(await answerOf(stack.call('authorize-payment', payment)), 'paymentId');
      if (paymentId === undefined) return undefined;

      const submission = buildSubmission(quote, application, paymentId);
      const answer = await answerOf(stack.call('submit-application', submission));
      applicant.acknowledged ??= textIn(answer, 'applicationNumber');

      return applicant.acknowledged;
    },
  };

  return applicant;
}

/** Undefined when the connection broke or the answer is no success. */
async function answerOf(call: Promise<Answer>): Promise<Answer | undefined> {
  const answer = await call.catch(() => undefined);

  return answer?.status === 200 ? answer : undefined;
}

function textIn(answer: Answer | undefined, name: string): string | undefined {
  const value = answer?.body[name];

  return typeof value === 'string' ? value : undefined;
}
