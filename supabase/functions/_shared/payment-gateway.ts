import type { Cents } from '../../../src/domain/money.ts';
import type { PaymentMethod } from '../../../src/domain/quote/payment-methods.ts';
import type { Result } from '../../../src/domain/result.ts';

/** A request to reserve money. The token replaces the number of a card or an account, which never reaches us. */
export type AuthorizationRequest = {
  amount: Cents;
  method: PaymentMethod;
  token?: string | undefined;
  /**
   * Instead of a token: the reference of an earlier authorization, whose card or account the processor keeps. For
   * another amount that the customer accepted.
   */
  sameSourceAs?: string | undefined;
  /** Repeated requests with the same key must return the same authorization. */
  idempotencyKey: string;
};

/** A request to take reserved money. */
export type CaptureRequest = {
  reference: string;
  /** Repeated requests with the same key must take the money only once. */
  idempotencyKey: string;
};

/** The key for finding a payment at the processor: the key of its authorization, or the processor's own reference. */
export type PaymentKey = { authorizationKey: string } | { reference: string };

/** A payment as the processor has recorded it. */
export type ProcessorPayment = { reference: string; status: 'authorized' | 'captured' | 'voided' };

/**
 * The interface to a payment processor. Repeating a call must have no second effect. A call that throws has an unknown
 * outcome: the caller asks again or looks the payment up, and never assumes an outcome.
 */
export type PaymentGateway = {
  /** The processor's name, stored with each payment. */
  processor: string;
  /** Reserve an amount. Returns the processor's reference. */
  authorize(request: AuthorizationRequest): Promise<Result<{ reference: string }, 'declined'>>;
  /** Take reserved money. If refused, nothing was taken. */
  capture(request: CaptureRequest): Promise<Result<undefined, 'refused'>>;
  /** Release reserved money. Captured money stays captured. */
  void(reference: string): Promise<void>;
  /** Look up a payment at the processor; undefined if the processor has none. */
  find(key: PaymentKey): Promise<ProcessorPayment | undefined>;
};
