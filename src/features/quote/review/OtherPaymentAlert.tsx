import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { Alert } from '~/ui/Alert';
import { otherPaymentWords } from '../messages';

/** Says that the quote was also paid on another device, which payment counts, and that no second payment is due. */
export function OtherPaymentAlert({ payment }: { payment: PaymentReceipt }) {
  const { title, description } = otherPaymentWords(payment);

  return (
    <Alert type="info" isAnnounced title={title}>
      {description}
    </Alert>
  );
}
