import { useEffect, useRef } from 'react';
import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import { formatMoney } from '~/domain/money';
import { describePayment } from '~/domain/quote/payment-words';
import { Alert } from '~/ui/Alert';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../fields/FormSection';
import { momentWords } from '~/domain/formats/moment-words';
import { BondToPay } from './BondToPay';
import type { PayProps } from './pay-props';

type Props = PayProps & { payment: ClientPayment; paid: NonNullable<ClientPayment['paid']> };

/** The receipt of the client, also for print. */
export function PaidByClient({ payment, paid, phone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        Your payment is authorized
      </h2>
      <Alert type="success" title="Nothing is charged yet">
        We charge {formatMoney(paid.amount)} when we issue the bond. If there is no bond, we release
        it.{' '}
        {payment.raise
          ? 'You agreed to the new price, and we release the earlier hold. The application is approved.'
          : `We emailed you this receipt. ${payment.sender} now submits the application.`}
      </Alert>
      <div>
        <FormSection title="Your payment">
          <PairList
            pairs={[
              { label: 'Payment method', value: describePayment(paid) },
              { label: 'Amount authorized', value: formatMoney(paid.amount) },
              { label: 'Payment reference', value: paid.reference },
              { label: 'Authorized', value: momentWords(paid.authorizedAt) },
            ]}
          />
        </FormSection>
        <BondToPay payment={payment} />
      </div>
      <p className="text-sm text-muted">Questions? Call us at {phone}.</p>
    </div>
  );
}
