import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import { PaidByClient } from './PaidByClient';
import type { PayProps } from './pay-props';
import { PayForm } from './PayForm';

/** The session of a client: the form, then the receipt. */
export function PaySession({ payment, ...props }: PayProps & { payment: ClientPayment }) {
  const { paid } = payment;

  return paid ? (
    <PaidByClient payment={payment} paid={paid} {...props} />
  ) : (
    <PayForm payment={payment} {...props} />
  );
}
