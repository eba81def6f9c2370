import { randomKey } from '~/platform/random';

/** What stands for a card or an account once its number is gone: nothing can be charged with it elsewhere. */
export type PaymentToken = { token: string; lastFour: string };

/**
 * Exchange a card or account number for a token. This is the browser half of the simulated gateway:
 * the token is random and carries nothing of the number. A real processor's own script, which sends
 * the number to the processor and to nobody else, takes this place.
 */
export function tokenizePaymentNumber(number: string): Promise<PaymentToken> {
  return Promise.resolve({ token: `sim_${randomKey()}`, lastFour: number.slice(-4) });
}
