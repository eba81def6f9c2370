import { randomKey } from '~/platform/random';

/** Replaces a card or account number. Nobody else can charge anything with the token. */
export type PaymentToken = { token: string; lastFour: string };

/**
 * Exchange a card or account number for a token. This is the browser half of the simulated gateway: the token is random
 * and contains nothing of the number. A real processor's script replaces this function; it sends the number to the
 * processor and to nobody else.
 */
export function tokenizePaymentNumber(number: string): Promise<PaymentToken> {
  return Promise.resolve({ token: `sim_${randomKey()}`, lastFour: number.slice(-4) });
}
