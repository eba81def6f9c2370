import {
  type ClientPayment,
  clientPaymentSchema,
  type PayCall,
} from '~/domain/client-payment/client-payment-calls';
import { PAY_FAILURES, type PayFailure } from '~/domain/client-payment/pay-failures';
import { isRecord } from '~/domain/is-record';
import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from '../connection/connection';
import { callPublicFunction } from '../connection/public-function';

/** Reasons that a call of the client's page fails. */
export type PayPageFailure = PayFailure | ConnectionFailure;

/**
 * Read what a client is asked to pay, authorize the payment, or answer a raised price. Repeating a call with the same card
 * or answer pays once, so you may repeat it after a lost answer.
 */
export async function callPayByLink(call: PayCall): Promise<Result<ClientPayment, PayPageFailure>> {
  const answer = await callPublicFunction('pay-by-link', call);
  if (!answer.ok) return answer;

  const body: unknown = await answer.value.json().catch(() => undefined);
  if (answer.value.ok) {
    const parsed = clientPaymentSchema.safeParse(body);

    return parsed.success ? ok(parsed.data) : fail('unexpected');
  }
  const code = isRecord(body) ? body['code'] : undefined;

  return fail(PAY_FAILURES.find((known) => known === code) ?? 'unexpected');
}
