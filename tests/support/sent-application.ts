import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from './builders.ts';
import type { Customer } from './stack.ts';

/** Pay for and submit an application for an underwriter, with sealed numbers, and return its id. */
export async function sendForReview({ client }: Customer): Promise<string> {
  const quote = buildQuote();
  const notary = buildNotaryApplication();
  const application = {
    ...notary,
    underwriting: {
      ...notary.underwriting,
      bondsDeclined: { answer: 'yes' as const, details: 'The form came too late.' },
    },
  };
  const call = async (name: string, body: object) => {
    const { data, error } = await client.functions.invoke<Record<string, unknown>>(name, { body });
    if (error) throw error;

    return data ?? {};
  };
  const { paymentId } = await call('authorize-payment', buildPaymentRequest(quote, application));
  await call('submit-application', buildSubmission(quote, application, String(paymentId)));

  return quote.quoteId;
}
