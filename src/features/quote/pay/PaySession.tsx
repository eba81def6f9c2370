import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import { PaidByClient } from './PaidByClient';
import type { PayProps } from './pay-props';
import { PayForm } from './PayForm';
import { RaisedPrice } from './RaisedPrice';

/** The session of a client: the form or a raised price, then the receipt. */
export function PaySession({ payment, ...props }: PayProps & { payment: ClientPayment }) {
  const { paid, raise } = payment;
  if (raise && !paid) return <RaisedPrice payment={payment} raise={raise} {...props} />;

  return paid ? (
    <PaidByClient payment={payment} paid={paid} {...props} />
  ) : (
    <PayForm payment={payment} {...props} />
  );
}
