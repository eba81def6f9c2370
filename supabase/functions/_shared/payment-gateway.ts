import type { Cents } from '../../../src/domain/money.ts';
import type { PaymentMethod } from '../../../src/domain/quote/payment-methods.ts';
import type { Result } from '../../../src/domain/result.ts';

/** What a processor is asked to reserve. The token stands for a card or an account that never reaches us. */
export type AuthorizationRequest = {
  amount: Cents;
  method: PaymentMethod;
  token?: string | undefined;
  /** The same key must yield the same authorization, however often it is asked for. */
  idempotencyKey: string;
};

/**
 * The seam to a payment processor. A real one plugs in here. Every call can be repeated without a second effect;
 * an outage throws.
 */
export type PaymentGateway = {
  /** Its name, stored with each payment. */
  processor: string;
  /** Reserve an amount. The reference is the processor's own. */
  authorize(request: AuthorizationRequest): Promise<Result<{ reference: string }, 'declined'>>;
  /** Take what was reserved. */
  capture(reference: string): Promise<void>;
  /** Let go of what was reserved. */
  void(reference: string): Promise<void>;
};
