import type { AuthorizationRequest, PaymentGateway } from './payment-gateway.ts';

/** A request to reserve money for a recorded attempt. `isRepeated`: the processor was asked before. */
export type Reservation = Omit<AuthorizationRequest, 'idempotencyKey'> & {
  attemptId: string;
  isRepeated: boolean;
};

/** Reserve money once for an attempt. If an earlier call got no answer, first look up its result. */
export async function reserveOnce(
  gateway: PaymentGateway,
  { attemptId, isRepeated, ...request }: Reservation,
): ReturnType<PaymentGateway['authorize']> {
  const known = isRepeated ? await gateway.find({ authorizationKey: attemptId }) : undefined;
  if (known?.status === 'authorized') return { ok: true, value: { reference: known.reference } };

  return gateway.authorize({ ...request, idempotencyKey: attemptId });
}
